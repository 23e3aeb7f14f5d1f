import { asciiLowerCase } from '../../../../../contract/text/letter-case.ts';
import type { Category } from '../../../../../contract/lookup/schemas.ts';
import { foldText } from '../../../../../contract/search/fold.ts';
import { type Language, languages } from '../../../../../contract/text/languages.ts';

/**
 * Finds a category by its id or name: in the reader's language first, then in the others.
 * @returns null when there is none, or more than one
 */
export function findCategory<Entry extends Pick<Category, 'id' | 'description'>>(
  entries: readonly Entry[],
  written: string,
  language: Language,
): Entry | null {
  const byId = entries.find(({ id }) => id === asciiLowerCase(written.trim()));
  if (byId !== undefined) return byId;
  const words = foldText(written);
  if (words === '') return null;
  const named = (inLanguages: readonly Language[]): Entry[] =>
    entries.filter(({ description }) => inLanguages.some((each) => foldText(description[each]) === words));
  const own = named([language]);
  const [found, ...more] = own.length > 0 ? own : named(languages);
  return found === undefined || more.length > 0 ? null : found;
}
