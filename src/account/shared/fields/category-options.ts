import type { Category } from '../../../../contract/lookup/schemas.ts';
import type { SelectOption } from '../../../ui/field/Select.tsx';
import type { Language } from '../../../../contract/text/languages.ts';

/** Options sorted by the reader's alphabet. */
export function optionsOf(entries: readonly { id: string; description: Category['description'] }[], language: Language): SelectOption[] {
  const { compare } = new Intl.Collator(language);
  return entries.map(({ id, description }) => ({ id, label: description[language] })).sort((one, other) => compare(one.label, other.label));
}
