/** Detects bank details in public texts. */
import { bankDetailsIn } from '../../../../contract/bank-details/mention.ts';
import { apiLanguages } from '../../../../contract/text/languages.ts';
import type { DescriptionValues } from './author-texts.ts';

const textsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return [value.filter((one) => typeof one === 'string').join(' ')];
  return typeof value === 'string' ? [value] : [];
};

/** @param names fields that are public, in addition to texts in other languages */
export function hasTypedBankDetails(values: DescriptionValues, names: readonly string[]): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...values };
  const further = apiLanguages
    .filter((language) => values.languages.includes(language))
    .flatMap((language) => [`name${language}`, `description${language}`]);
  return bankDetailsIn([...names, ...further].flatMap((name) => textsIn(fields[name]))).length > 0;
}
