/** The measured list calls, each with the maximum of rows that it may read. */
import { type BodyInputOf, type CallDefinition, pathOf } from '../contract/wire/call.ts';
import { getCompanyCards } from '../contract/company/calls.ts';
import { countMax } from '../contract/limits.ts';
import { searchProducts } from '../contract/product/calls.ts';
import { getRequestCards, getRequestFacets } from '../contract/request/calls.ts';
import { countResults, getCompanyFacets, navigationSearch } from '../contract/search/calls.ts';
import { type ApiLanguage as Language, apiLanguages as languages } from '../contract/text/languages.ts';
import type { Lookups } from './catalogue.ts';
import { commonWords, goods, rareWords } from './vocabulary.ts';

export interface Case {
  name: string;
  path: string;
  /** A call without a body is a GET. */
  body?: unknown;
  /** Maximum of rows read for the page and for its total; undefined for a call without a bound. */
  rowsMax?: { page: number; count: number };
  /** Which page is requested, counted from the end: 1 is the last page, 2 the last but one. Its number is computed from the total. */
  pageFromEnd?: number;
  /** The reason why the time of the case has no bound. */
  growsWith?: string;
  /** The table of the report. */
  kind: 'page' | 'deep' | 'search' | 'companies' | 'products' | 'counts' | 'other';
}

const pageRows = 40;
const branchRows = 10;
const searchRows = 25;

const deepRows = 15_000;
/** 1.5 times the rows of a hundred pages of ten. Pages near the end are read from the end, with the same bound. */
const hundredRows = 1500;
const capped = countMax;
/** Rows of a page and of all its facet counts (ADR 013). */
const facetRows = 8 * (countMax + 1) + pageRows + capped;
const threeCounts = 2 * (countMax + 1);

const to = <Call extends CallDefinition>(call: Call, body: BodyInputOf<Call>): Pick<Case, 'path' | 'body'> => ({
  path: pathOf(call),
  body,
});

/** @param branches number of combinations of alternatives, from at most two kinds of filters */
const within = (branches = 1, count = branches) => ({ page: pageRows + branchRows * (branches - 1), count });

/** @returns the cases in the order of the table */
export function casesOf({ categories, countries, logisticTypes, shippingTypes }: Lookups): Case[] {
  const [first, second] = categories;
  if (first === undefined || second === undefined) throw new Error('no categories: the migrations have not run');
  const [common, rare] = [goods[0], goods.at(-1)];
  if (common === undefined || rare === undefined) throw new Error('no goods');
  const subs = first.subs.slice(0, 3).map(({ id }) => id);
  const countryIds = countries.slice(0, 5).map(({ id }) => id);
  const firstCountry = countryIds.slice(0, 1);
  const rareCountry = countries.slice(-1).map(({ id }) => id);
  const logistic = { loadTypeIds: logisticTypes.slice(0, 1), shippingTypeIds: shippingTypes.slice(0, 1) };

  const page = (name: string, body: BodyInputOf<typeof getRequestCards>, rowsMax = within()): Case => ({
    name,
    kind: 'page',
    ...to(getRequestCards, body),
    rowsMax,
  });
  const deep = (name: string, body: BodyInputOf<typeof getRequestCards>, rows: number, count = 1): Case => ({
    name,
    kind: 'deep',
    ...to(getRequestCards, body),
    rowsMax: { page: rows, count },
  });
  const search = (name: string, text: string, filters: BodyInputOf<typeof getRequestCards>['filters'] = {}): Case => ({
    name,
    kind: 'search',
    ...to(getRequestCards, { text, filters }),
    rowsMax: { page: searchRows, count: capped },
  });
  const companies = (name: string, body: BodyInputOf<typeof getCompanyCards>, rowsMax = within()): Case => ({
    name,
    kind: 'companies',
    ...to(getCompanyCards, body),
    rowsMax,
  });
  const products = (name: string, body: BodyInputOf<typeof searchProducts>): Case => ({
    name,
    kind: 'products',
    ...to(searchProducts, body),
    rowsMax: { page: pageRows, count: capped },
  });
  const deepProducts: Case = { ...products('last page', { page: 99 }), rowsMax: { page: hundredRows, count: capped } };
  const counts = (name: string, where: Pick<Case, 'path' | 'body'>, rowsMax = { page: facetRows, count: facetRows }): Case => ({
    name,
    kind: 'counts',
    ...where,
    rowsMax,
  });
  const withFacets = true;
  const suggestions = (name: string, body: BodyInputOf<typeof navigationSearch>): Case => ({
    name: `suggestions, ${name}`,
    kind: 'other',
    ...to(navigationSearch, body),
    rowsMax: { page: searchRows, count: 0 },
  });
  const scripts = (kind: string, words: Record<Language, string>): Case[] =>
    languages.map((language) => search(`${kind} word, ${language}`, words[language]));

  return [
    page('no filter', {}),
    page('type', { filters: { serviceType: 1 } }),
    page('type other (3 and 4)', { filters: { serviceType: 'other' } }, within(2)),
    page('type + category', { filters: { serviceType: 1, categoryId: first.id } }),
    page('type + country', { filters: { serviceType: 2, countryIds: firstCountry } }),
    page('type + rare country', { filters: { serviceType: 4, countryIds: rareCountry } }),
    page('category', { filters: { categoryId: second.id } }),
    page('category + country', { filters: { categoryId: first.id, countryIds: firstCountry } }),
    page('3 sub-categories × 5 countries', { filters: { subCategoryIds: subs, countryIds: countryIds } }, within(15)),
    page('logistic + shipping type', { filters: logistic }),
    page('type + category + country', { filters: { serviceType: 1, categoryId: first.id, countryIds: firstCountry } }, within(1, capped)),
    page(
      'type + category + rare country',
      { filters: { serviceType: 1, categoryId: first.id, countryIds: rareCountry } },
      within(1, capped),
    ),
    page(
      'five kinds of filters',
      { filters: { serviceType: 3, categoryId: first.id, countryIds: firstCountry, ...logistic } },
      within(1, capped),
    ),
    page(
      'five kinds of filters, no hit',
      { filters: { serviceType: 1, categoryId: first.id, countryIds: firstCountry, ...logistic } },
      within(1, capped),
    ),
    page('HS chapter', { filters: { hsChapters: ['01'] } }, within(1, capped)),
    page(
      'type + delivery term + destination',
      { filters: { serviceType: 1, incoterms: ['FOB'], destinationCountryIds: firstCountry } },
      within(1, capped),
    ),
    page('valid for 30 days', { filters: { validDays: 30 } }, within(1, capped)),
    {
      ...page(
        'six kinds of trade facts',
        {
          filters: {
            hsChapters: ['01', '02'],
            incoterms: ['EXW'],
            originCountryIds: firstCountry,
            destinationCountryIds: firstCountry,
            certificates: ['iso9001'],
            validDays: 14,
          },
        },
        within(1, capped),
      ),
      growsWith: 'the rows of the rarest of the six',
    },
    page('oldest first', { sort: 'oldest' }),
    page('oldest, type + category', { sort: 'oldest', filters: { serviceType: 1, categoryId: first.id } }),
    deep('page 100', { page: 99 }, hundredRows),
    deep('page 100, category + country', { page: 99, filters: { categoryId: first.id, countryIds: firstCountry } }, hundredRows),
    deep('page 100, type other', { page: 99, filters: { serviceType: 'other' } }, hundredRows, 2),
    deep('page 1000', { page: 999 }, deepRows),
    deep('page 1000, type', { page: 999, filters: { serviceType: 1 } }, deepRows),
    deep('page 1000, category + country', { page: 999, filters: { categoryId: first.id, countryIds: firstCountry } }, deepRows),
    deep('page 1000, type other', { page: 999, filters: { serviceType: 'other' } }, deepRows, 2),
    { ...deep('last page but one', {}, hundredRows), pageFromEnd: 2 },
    { ...deep('last page but one, category', { filters: { categoryId: first.id } }, hundredRows), pageFromEnd: 2 },
    ...scripts('common', commonWords),
    ...scripts('rare', rareWords),
    search('two letters', 'su'),
    search('three letters', 'sup'),
    search('name of a category', first.names.ru),
    search('two common words', `${commonWords.EN} ${first.names.en}`),
    search('common and rare word', `${commonWords.EN} ${rareWords.EN}`),
    ...languages.map((language) => search(`common goods in all languages, asked in ${language}`, common[language])),
    search('rare goods in all languages', rare.EN),
    search('two goods in all languages', `${common.EN} ${goods[1]?.TR ?? ''}`),
    search('goods in all languages + type + country', common.RU, { serviceType: 1, countryIds: firstCountry }),
    search('no hit', 'nothingatall'),
    search('common word + type', commonWords.EN, { serviceType: 1 }),
    search('rare word + type', rareWords.EN, { serviceType: 2 }),
    search('common word, other script, + country', commonWords.AR, { countryIds: rareCountry }),
    {
      ...search('two common words that never occur together', `${commonWords.EN} ${commonWords.TR}`),
      growsWith: 'the rows of the rarer word',
    },
    {
      ...search('common word + five kinds of filters', commonWords.EN, {
        serviceType: 3,
        categoryId: first.id,
        countryIds: firstCountry,
        ...logistic,
      }),
      growsWith: 'the rows of the rarest of the six',
    },
    companies('no filter', {}),
    companies('area', { filters: { serviceType: 1 } }),
    companies('category', { filters: { categoryId: first.id } }),
    companies('country', { filters: { countryIds: firstCountry } }),
    companies('area + category', { filters: { serviceType: 2, categoryId: first.id } }),
    companies('3 sub-categories × 5 countries', { filters: { subCategoryIds: subs, countryIds: countryIds } }, within(15, capped)),
    companies('common word', { text: commonWords.TR }, { page: searchRows, count: capped }),
    companies('rare word', { text: rareWords.EN }, { page: searchRows, count: capped }),
    companies('goods in all languages, of their products too', { text: common.EN }, { page: searchRows, count: capped }),
    companies('page 100', { page: 99 }, { page: hundredRows, count: 1 }),
    companies('page 1000', { page: 999 }, { page: deepRows, count: 1 }),
    { ...companies('last page but one', {}, { page: hundredRows, count: 1 }), pageFromEnd: 2 },
    products('no filter', {}),
    products('category + country', { filters: { categoryId: first.id, countryIds: firstCountry } }),
    products('HS chapter', { filters: { hsChapters: ['01'] } }),
    products('3 sub-categories × 5 countries', { filters: { subCategoryIds: subs, countryIds: countryIds } }),
    products('common word', { text: commonWords.TR }),
    products('rare word', { text: rareWords.RU }),
    products('HS code', { text: 'HS 0101' }),
    deepProducts,
    ...languages.map((language) => products(`common goods in all languages, asked in ${language}`, { text: common[language] })),
    products('rare goods in all languages', { text: rare.EN }),
    products('common goods in all languages + category', { text: common.EN, filters: { categoryId: first.id } }),
    ...(
      [
        ['common word', commonWords.EN],
        ['common goods in all languages', common.RU],
        ['rare goods in all languages', rare.AR],
      ] as const
    ).flatMap(([name, text]) => [
      counts(`kinds, ${name}`, to(countResults, { text }), { page: threeCounts, count: capped }),
      counts(`filters of requests, ${name}`, to(getRequestCards, { text, withFacets })),
      counts(`filters of companies, ${name}`, to(getCompanyCards, { text, withFacets })),
      counts(`filters of products, ${name}`, to(searchProducts, { text, withFacets })),
    ]),
    counts('filters of requests, type + category', to(getRequestCards, { filters: { serviceType: 1, categoryId: first.id }, withFacets })),
    counts(
      'filters of requests, common word + three kinds of filters',
      to(getRequestCards, { text: commonWords.EN, filters: { serviceType: 1, categoryId: first.id, countryIds: countryIds }, withFacets }),
    ),
    counts('filters of products, none chosen', to(searchProducts, { withFacets })),
    counts(
      'filters of products, three kinds of filters',
      to(searchProducts, { filters: { categoryId: first.id, countryIds: countryIds, hsChapters: ['01', '02'] }, withFacets }),
    ),
    suggestions('goods in all languages', { text: common.AR, searchTypeEnum: 5 }),
    suggestions('products', { text: common.TR, searchTypeEnum: 6 }),
    suggestions('imports', { text: commonWords.EN, searchTypeEnum: 1 }),
    suggestions('imports, two letters', { text: 'su', searchTypeEnum: 1 }),
    suggestions('companies', { text: commonWords.EN, searchTypeEnum: 3 }),
    { name: 'what the filters of requests offer', kind: 'other', path: pathOf(getRequestFacets) },
    { name: 'what the filters of companies offer', kind: 'other', path: pathOf(getCompanyFacets) },
  ];
}
