import type { CityNames } from '../../contract/lookup/place-name.ts';
import { inEachLanguage } from '../../contract/languages.ts';
import type { LocalText } from '../../contract/wire.ts';

/** A city's names in each language, where it has none there as it stands everywhere. @param names the column, JSON or null */
export function cityNamesIn(name: string, names: string | null): LocalText {
  const known = JSON.parse(names ?? '{}') as Partial<LocalText>;
  return inEachLanguage((language) => known[language] || name);
}

/** `city.names`: what differs from the name, and what the city is also called. */
export function cityNamesOf(stored: string | null): { names?: CityNames; also?: string[] } {
  if (stored === null) return {};
  const { also, ...names } = JSON.parse(stored) as CityNames & { also?: string[] };
  return { ...(Object.keys(names).length > 0 && { names }), ...(also && { also }) };
}
