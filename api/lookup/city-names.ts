import { inEachLanguage } from '../../contract/text/languages.ts';
import { cityNameOf } from '../../contract/lookup/place-name.ts';
import type { CityNames } from '../../contract/lookup/schemas.ts';
import type { LocalText } from '../../contract/wire/wire.ts';

/**
 * `city.names`: names that differ from the main one, and alternative names. The column also states which names were transliterated (ADR
 * 017).
 */
export function cityNamesOf(stored: string | null): { names?: CityNames; also?: string[] } {
  if (stored === null) return {};
  const { also, transliterated: _, ...names } = JSON.parse(stored) as CityNames & { also?: string[]; transliterated?: string[] };
  return { ...(Object.keys(names).length > 0 && { names }), ...(also && { also }) };
}

/** A city with its names and alternative names for searches. */
export interface NamedCity {
  names: LocalText;
  also: readonly string[];
}
/** A row of the list. */
export interface ListedCity extends NamedCity {
  /** Differs from the requested id if both are the same city. */
  id: string;
  country_id: string;
}

/** @param stored the column `names` */
export function namedCity(name: string, stored: string | null): NamedCity {
  const { names, also = [] } = cityNamesOf(stored);
  return { names: inEachLanguage((language) => cityNameOf(name, names, language)), also };
}
