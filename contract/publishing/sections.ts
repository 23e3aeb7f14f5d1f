/** Sections of information pages that decisions link to: a publication must have them in every language. */
import { isRulePage, missingSections } from '../rules.ts';
import { apiLanguages } from '../text/languages.ts';
import type { FieldError } from '../wire/errors.ts';
import type { ContentKind } from './kinds.ts';
import type { ContentPlace, ContentValues } from './values.ts';

/** @returns nothing for contents without such sections */
export function sectionFaults(
  { kind, key }: { kind: ContentKind; key: string },
  { texts }: ContentValues,
): Record<ContentPlace, FieldError> {
  if (kind !== 'page' || !isRulePage(key)) return {};
  const lacking = apiLanguages.filter((language) => missingSections(key, texts[language]?.['content'] ?? '').length > 0);
  return Object.fromEntries(lacking.map((language) => [`${language}.content`, 'SECTION_MISSING']));
}
