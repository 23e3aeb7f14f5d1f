/** The state of the list of products in its address and in the call. */
import { expect, test } from 'vitest';
import { noneOf } from '../../../contract/catalogue/list-query.ts';
import { productFilters } from '../../../contract/product/filters.ts';
import { productAddress, productBody, readProductQuery } from '../../../contract/product/list-query.ts';

const [textiles, metals, yarn] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string];
const known = {
  categories: new Map([
    [textiles, {}],
    [metals, {}],
  ]),
  countries: new Map([
    ['tr', { id: 'd'.repeat(24) }],
    ['uz', { id: 'e'.repeat(24) }],
  ]),
  categoryOf: (id: string) => (id === yarn ? textiles : undefined),
};
const read = (address: string) => readProductQuery(new URLSearchParams(address), known);

test('an address is parsed and written unchanged, and called for', () => {
  const address = `selected=3&value=cotton&category=${textiles}&subCategory=${yarn}&country=tr&country=uz&hs=52&hs=63&page=2`;
  const query = read(address);
  expect(productAddress(query, { page: query.page })).toBe(`/search?${address}`);
  expect(productBody(query, known)).toEqual({
    page: 1,
    size: 10,
    text: 'cotton',
    filters: {
      categoryId: textiles,
      subCategoryIds: [yarn],
      countryIds: ['d'.repeat(24), 'e'.repeat(24)],
      hsChapters: ['52', '63'],
    },
  });
  expect(productAddress(query, { ...noneOf(productFilters), value: '' })).toBe('/search?selected=3');
});

test('unknown values are removed, and a sub-category adds its category, except to a form that asks for all', () => {
  expect(read('country=xx&hs=98&hs=5&category=f&page=0')).toEqual({
    ...noneOf(productFilters),
    base: '/search',
    sort: '',
    value: '',
    page: 1,
  });
  expect(read(`subCategory=${yarn}`)).toMatchObject({ category: textiles, subCategory: [yarn] });
  expect(read(`category=&subCategory=${yarn}`)).toMatchObject({ category: '', subCategory: [] });
  expect(read(`category=${metals}&subCategory=${yarn}`)).toMatchObject({ category: metals, subCategory: [] });
});
