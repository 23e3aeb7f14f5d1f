/** The author of a public text is warned of bank details in it, in every field. */
import { expect, test } from 'vitest';
import { emptyCompany, publicFields as companyFields } from '../../../src/account/company/form/values.ts';
import { emptyProduct, publicFields as productFields } from '../../../src/account/product/form.ts';
import { emptyRequest, publicFields as requestFields } from '../../../src/account/request/form.ts';
import { hasTypedBankDetails } from '../../../src/account/shared/fields/typed-bank-details.ts';
import { ibanOf } from '../../support/data/bank-numbers.ts';

const forms = [
  ['company', emptyCompany, companyFields],
  ['product', emptyProduct, productFields],
  ['request', emptyRequest('1'), requestFields],
] as const;

test.each(forms)('%s: in every field, in an added language, and spread over two', (_, empty, names) => {
  const has = (changes: object): boolean => hasTypedBankDetails({ ...empty, ...changes }, names);
  const iban = ibanOf(1);
  expect(has({})).toBe(false);
  for (const name of names) expect([name, has({ [name]: name === 'keywords' ? ['rope', iban] : iban })]).toEqual([name, true]);
  expect(has({ descriptionRU: iban })).toBe(false);
  expect(has({ languages: ['RU'], descriptionRU: iban })).toBe(true);
  expect(has({ name: iban.slice(0, 9), description: iban.slice(9) })).toBe(true);
});
