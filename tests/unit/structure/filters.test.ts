/** Every filter of every list has all its parts; the test names the filter and the part that is missing. */
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { type FilteredList, companyList, groupsOf, productList, requestList } from '../../../api/catalogue/list-filters.ts';
import type { Filter, Filters } from '../../../contract/catalogue/filter.ts';
import type { AddressLookups, KnownTypes } from '../../../contract/catalogue/list-query.ts';
import { directoryAddress, directoryBody, readDirectoryQuery } from '../../../src/components/company/directory-query.ts';
import { getCompanyCards } from '../../../contract/company/schemas.ts';
import { productAddress, productBody, readProductQuery } from '../../../contract/product/list-query.ts';
import { searchProducts } from '../../../contract/product/schemas.ts';
import { readRequestQuery, requestAddress, requestBody } from '../../../contract/request/list-query.ts';
import { getRequestCards } from '../../../contract/request/schemas.ts';
import { publicPages } from '../../../contract/site/public-pages.ts';
import { chipsOf, choicesOf, type FilterText } from '../../../src/components/catalogue/filters.ts';
import { type RequestNames, requestFilterTexts, chosenAsTerms, chosenBeside } from '../../../src/components/catalogue/request-filters.ts';
import { companyFilterTexts } from '../../../src/components/company/filter-texts.ts';
import { productFilterTexts } from '../../../src/components/product/filter-texts.ts';
import { languages } from '../../../contract/text/languages.ts';
import { translatorOf } from '../../../src/i18n/server.ts';
import type { Visitor } from '../../../src/server/visitor.ts';

const [category, sub, load, shipping, country] = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
  string,
  string,
];
const text = (name: string) => Object.fromEntries(languages.map((language) => [language, name]));
const categories = new Map([
  [category, { id: category, description: text('Food'), subCategories: [{ id: sub, description: text('Oils') }] }],
]);
const countries = new Map([['tr', { id: country, name: text('Türkiye') }]]);
const types = (id: string) => new Map([[id, { id, typeDescription: text('By road') }]]);
const known = {
  categories,
  countries,
  loadTypes: types(load),
  shippingTypes: types(shipping),
  categoryOf: (id: string) => (id === sub ? category : undefined),
} as unknown as RequestNames & AddressLookups & KnownTypes;
const samples = { categories: category, subCategories: sub, countries: 'tr', loadTypes: load, shippingTypes: shipping };
const sampleOf = ({ from, codes = [] }: Filter): string => (from === undefined ? (codes[0] ?? '') : samples[from]);

interface List {
  asked: FilteredList;
  page: { query: Readonly<Record<string, unknown>> };
  schema: { body: z.ZodMiniType };
  texts: (visitor: Visitor) => Readonly<Record<string, FilterText>>;
  /** Filters that can be chosen on some page. */
  shown: (texts: object) => readonly string[];
  address: (params: URLSearchParams) => string;
  body: (params: URLSearchParams) => { filters?: object | undefined };
  chips: (params: URLSearchParams, texts: never) => { label: string; without: string }[];
}
const request = (params: URLSearchParams) => readRequestQuery(params, '/search', known);
const company = (params: URLSearchParams) => readDirectoryQuery(params, '/companies', known);
const product = (params: URLSearchParams) => readProductQuery(params, known);
const lists = {
  requests: {
    asked: requestList as unknown as FilteredList,
    page: publicPages.search,
    schema: getRequestCards,
    texts: (visitor) => requestFilterTexts(visitor, known, category),
    shown: () => [...chosenBeside(request(new URLSearchParams('type=3'))), 'hs', ...chosenAsTerms],
    address: (params) => requestAddress(request(params)),
    body: (params) => requestBody(request(params), known),
    chips: (params, texts) => chipsOf(requestList.filters, texts, request(params), (change) => requestAddress(request(params), change)),
  },
  companies: {
    asked: companyList as unknown as FilteredList,
    page: publicPages.directory,
    schema: getCompanyCards,
    texts: (visitor) => companyFilterTexts(visitor, known, category),
    shown: Object.keys,
    address: (params) => directoryAddress(company(params)),
    body: (params) => directoryBody(company(params), known),
    chips: (params, texts) => chipsOf(companyList.filters, texts, company(params), (change) => directoryAddress(company(params), change)),
  },
  products: {
    asked: productList as unknown as FilteredList,
    page: publicPages.search,
    schema: searchProducts,
    texts: (visitor) => productFilterTexts(visitor, known, category),
    shown: Object.keys,
    address: (params) => productAddress(product(params)),
    body: (params) => productBody(product(params), known),
    chips: (params, texts) => chipsOf(productList.filters, texts, product(params), (change) => productAddress(product(params), change)),
  },
} satisfies Record<string, List>;

const cases = Object.entries<List>(lists).flatMap(([name, list]) =>
  Object.entries<Filter>(list.asked.filters satisfies Filters).map(([filter, table]) => ({ name, filter, list, table })),
);

describe.each(cases)('$filter of $name', ({ filter, list, table }) => {
  const params = new URLSearchParams({ [filter]: sampleOf(table) });
  const visitors = languages.map((language) => ({ language, t: translatorOf(language) }) as Visitor);

  it('is a parameter of its page, and preserved in the address', () => {
    expect(list.page.query[filter]).toMatchObject({ pattern: table.pattern });
    expect(list.address(params)).toMatch(new RegExp(`[?&]${filter}=${sampleOf(table)}`));
  });
  it('is accepted by the call, and has facet words of its own', () => {
    const body = list.body(params);
    expect(Object.keys(body.filters ?? {})).toContain(table.wire);
    expect(list.schema.body.safeParse(body).success).toBe(true);
    expect(Object.keys(list.asked.words)).toContain(filter);
    const sent = body.filters as Record<string, unknown>;
    const groups = groupsOf(list.asked, sent, known.categoryOf, Date.UTC(2026, 4, 4));
    expect(groups?.every((group) => group.length > 0 && group.every((word) => /^[a-z]./.test(word)))).toBe(true);
    expect(groups).not.toEqual(groupsOf(list.asked, {}, known.categoryOf, 0));
  });
  it('has a name, and names of its values, in every language', () => {
    for (const visitor of visitors) {
      const texts = list.texts(visitor);
      const { title, label } = texts[filter] ?? { title: '', label: () => '' };
      for (const word of [title, label(sampleOf(table)), texts[filter]?.any ?? 'none']) {
        expect(word, visitor.language).toMatch(/./);
        expect(word, visitor.language).not.toMatch(/^\w+(?:\.\w+)+$/);
      }
      expect(list.chips(params, texts as never), visitor.language).toContainEqual(
        expect.objectContaining({ without: list.address(new URLSearchParams(filter === 'subCategory' ? { category } : {})) }),
      );
    }
  });
  it('can be chosen, and its value removed where nothing has it', () => {
    const texts = list.texts(visitors[0] as Visitor);
    expect(list.shown(texts)).toContain(filter);
    const choices = choicesOf(table, texts[filter] as FilterText, [sampleOf(table)], { capped: [] });
    expect(choices.map(({ value }) => value)).toContain(sampleOf(table));
  });
});
