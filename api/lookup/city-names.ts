import { inEachLanguage } from '../../contract/languages.ts';
import type { LocalText } from '../../contract/wire.ts';

/** A city's names in each language, where it has none there as it stands everywhere. @param names the column, JSON or null */
export function cityNamesIn(name: string, names: string | null): LocalText {
  const known = JSON.parse(names ?? '{}') as Partial<LocalText>;
  return inEachLanguage((language) => known[language] || name);
}
