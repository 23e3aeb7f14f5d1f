/** docs/behaviour.md#first-values-of-forms. */
import { expect, test } from 'vitest';
import { emptyCompany, newCompanyBody } from '../../../src/account/company/form/values.ts';
import { onlyCategoryOf } from '../../../src/account/product/only-category.ts';

const category = (id: string, ...subIds: string[]) =>
  ({ id, description: {}, subCategories: subIds.map((each) => ({ id: each, description: {} })) }) as never;

test('a product begins with the only category of its company, and with the only sub-category', () => {
  expect(onlyCategoryOf([category('a', 'b')])).toEqual({ categoryId: 'a', subCategoryId: 'b' });
  expect(onlyCategoryOf([category('a', 'b', 'c')])).toEqual({ categoryId: 'a' });
  expect([onlyCategoryOf([]), onlyCategoryOf([category('a', 'b'), category('c', 'd')])]).toEqual([{}, {}]);
});

test('a new company sends the address that it begins with, and none otherwise', () => {
  const address = { stHeader: 'Head office', countryId: 'e'.repeat(24) };
  expect(newCompanyBody(emptyCompany, address).data.address).toEqual(address);
  expect(newCompanyBody(emptyCompany).data).not.toHaveProperty('address');
});
