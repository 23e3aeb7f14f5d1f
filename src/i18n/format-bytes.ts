import { type Language, localeOf } from '../../contract/text/languages.ts';

const megabyte = 1_000_000;

/** "214 kB", "4.1 MB". */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, length] = bytes < megabyte ? (['kilobyte', 1000] as const) : (['megabyte', megabyte] as const);
  return new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
    bytes / length,
  );
}
