/**
 * The query parameters of pages, each with the values that mean something. The edge keeps a page by these and drops all others
 * (docs/behaviour.md#page-cache); the pages read and write them by the same declarations.
 */
import { companyFilters } from '../company/filters.ts';
import { languagePattern } from '../text/languages.ts';
import { productFilters } from '../product/filters.ts';
import { requestFilters, requestsOfKindFilters } from '../request/filters.ts';

export interface Parameter {
  readonly pattern: RegExp;
  /** May be given more than once. */
  readonly many?: true;
  /** Its presence keeps the answer out of the cache. */
  readonly uncached?: true;
  /** Whoever knows it may do something: the address is told to nobody else. */
  readonly secret?: true;
}
export type PageQuery = Readonly<Record<string, Parameter>>;
/** What an address says; an empty text or list where it says nothing. */
export type ValuesOf<Query extends PageQuery> = {
  readonly [Name in keyof Query]: Query[Name] extends { many: true } ? readonly string[] : string;
};

const manyMax = 20;

/** Reads an address: what is unknown in it or has no meaning is not there. */
export function readQuery<Query extends PageQuery>(query: Query, params: URLSearchParams): ValuesOf<Query> {
  const values = Object.entries(query).map(([name, { pattern, many }]) => {
    const given = params
      .getAll(name)
      .map((value) => value.trim())
      .filter((value) => pattern.test(value));
    return [name, many ? [...new Set(given)].slice(0, manyMax) : (given[0] ?? '')];
  });
  return Object.fromEntries(values) as ValuesOf<Query>;
}

const unsaid: Readonly<Record<string, string>> = { '%20': '+', '!': '%21', "'": '%27', '(': '%28', ')': '%29', '~': '%7E' };
/** As URLSearchParams writes it. A list's page has a dozen addresses with plain values: making such an object for each costs more than the rest. */
const written = (value: string): string =>
  /^[\w.*-]*$/.test(value) ? value : encodeURIComponent(value.toWellFormed()).replaceAll(/%20|[!'()~]/g, (sign) => unsaid[sign] ?? sign);

/** @returns the path with what is said, in the order of the declaration */
export function addressWith<Query extends PageQuery>(path: string, query: Query, values: Partial<ValuesOf<Query>>): string {
  const parts: string[] = [];
  for (const name of Object.keys(query))
    for (const value of [values[name] ?? []].flat() as string[]) if (value !== '') parts.push(`${name}=${written(value)}`);
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}

/** Of lists; the first page is how a list stands anyway. */
const page = { pattern: /^(?:[2-9]|[1-9]\d{1,4})$/ };
/** @param asked as {@link readQuery} gives it */
export const pageNumber = (asked: string): number => Number(asked) || 1;
/** The other way round. */
export const pageText = (number: number): string => (number > 1 ? String(number) : '');

/** HTML can not say the null character. */
const text = { pattern: /^[^\0]{1,1000}$/, uncached: true } as const;

export const pagedQuery = { page } as const;

/** Of a list of requests; newest first is how it stands anyway. */
export const requestListQuery = { value: text, ...requestsOfKindFilters, sort: { pattern: /^oldest$/ }, page } as const;
/** A list of any kind: the address names it. */
export const allRequestsQuery = { type: requestFilters.type, ...requestListQuery } as const;

/** Of the pages on which a list's further filters are chosen: the list, and what is chosen in it. */
export const filterPageQuery = { list: { pattern: /^(?:imports|exports|requests|search)$/ }, ...allRequestsQuery } as const;

export const directoryQuery = { value: text, ...companyFilters, sort: { pattern: /^(?:oldest|name)$/ }, page } as const;
/** 1, requests, is how /search stands anyway. */
export const searchedCompaniesQuery = { selected: { pattern: /^2$/ }, ...directoryQuery } as const;
/** The products of all companies. */
export const searchedProductsQuery = { selected: { pattern: /^3$/ }, value: text, ...productFilters, page } as const;
export const searchQuery = {
  selected: { pattern: /^[123]$/ },
  ...allRequestsQuery,
  ...productFilters,
  ...directoryQuery,
} as const;

/** The tabs of the app's home page; in a browser the two are one page. */
export const homeQuery = { type: { pattern: /^2$/ } } as const;
export const newsQuery = { lang: { pattern: new RegExp(`^(?:${languagePattern}|all)$`, 'i') }, page } as const;
/** Where to go afterwards, and who invited: both written into the page's links and field, so that they need no script. */
export const entryQuery = {
  redirect: { pattern: /^\/.{0,1000}$/, uncached: true },
  Ref: { pattern: /^.{1,40}$/, uncached: true },
  ref: { pattern: /^.{1,40}$/, uncached: true },
} as const;
/** Of mailed links; read in the browser. */
export const tokenQuery = { token: { pattern: /^[\w-]{1,200}$/, uncached: true, secret: true } } as const;
/** Of the link that ends mails: the token is read by the edge, which says what became of it. */
export const stopMailsQuery = { ...tokenQuery, stopped: { pattern: /^(?:yes|no)$/ } } as const;
/** Of a pro-forma that is verified. */
export const codeQuery = { code: { pattern: /^[\w-]{1,80}$/, uncached: true, secret: true } } as const;
/** The contact form was sent without script. */
export const sentQuery = { sent: { pattern: /^1$/ } } as const;
export const styleguideQuery = {
  language: { pattern: new RegExp(`^${languagePattern}$`) },
  mode: { pattern: /^(?:light|dark)$/ },
} as const;
