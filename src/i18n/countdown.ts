import { secondMs } from '../../contract/limits.ts';
import { type Language, localeOf } from '../../contract/text/languages.ts';

/** 0:00 to 59:59, in the digits of the language. */
export function countdownText(ms: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(ms / secondMs));
  const digits = (value: number, minimumIntegerDigits: number): string =>
    new Intl.NumberFormat(localeOf[language], { minimumIntegerDigits }).format(value);
  return `${digits(Math.floor(seconds / 60), 1)}:${digits(seconds % 60, 2)}`;
}
