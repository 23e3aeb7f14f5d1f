/**
 * The query parameters of pages with their permitted values. The edge caches a page by these and drops all others
 * (docs/behaviour.md#page-cache); pages read and write them by the same declarations.
 */
import { companyFilters } from '../company/filters.ts';
import { searchLengthMax } from '../limits.ts';
import { noticeKinds } from '../notice/fields.ts';
import { languagePattern } from '../text/languages.ts';
import { productFilters } from '../product/filters.ts';
import { requestFilters, requestsOfKindFilters } from '../request/filters.ts';

export interface Parameter {
  readonly pattern: RegExp;
  /** A longer value is cut. */
  readonly max?: number;
  /** May occur more than once. */
  readonly many?: true;
  /** A parameter that this one narrows: if a form sends it empty, this one is dropped. */
  readonly within?: string;
  /** Its presence makes the answer uncached. */
  readonly uncached?: true;
  /** Grants its holder an action, so the address is never disclosed to others. */
  readonly secret?: true;
}
export type PageQuery = Readonly<Record<string, Parameter>>;
/** The values of an address; an empty text or list for missing ones. */
export type ValuesOf<Query extends PageQuery> = {
  readonly [Name in keyof Query]: Query[Name] extends { many: true } ? readonly string[] : string;
};

const manyMax = 20;

/** Parses an address: unknown parameters and invalid values are dropped. */
export function readQuery<Query extends PageQuery>(query: Query, params: URLSearchParams): ValuesOf<Query> {
  const values = Object.entries(query).map(([name, { pattern, max, many, within }]) => {
    const given = (within !== undefined && params.get(within) === '' ? [] : params.getAll(name))
      .map((value) => value.trim().slice(0, max))
      .filter((value) => pattern.test(value));
    return [name, many ? [...new Set(given)].slice(0, manyMax) : (given[0] ?? '')];
  });
  return Object.fromEntries(values) as ValuesOf<Query>;
}

const formEncoded: Readonly<Record<string, string>> = { '%20': '+', '!': '%21', "'": '%27', '(': '%28', ')': '%29', '~': '%7E' };
/**
 * Encodes like URLSearchParams. A list page contains a dozen addresses with plain values, and a URLSearchParams for each would take most of
 * the time.
 */
const written = (value: string): string =>
  /^[\w.*-]*$/.test(value)
    ? value
    : encodeURIComponent(value.toWellFormed()).replaceAll(/%20|[!'()~]/g, (sign) => formEncoded[sign] ?? sign);

/** @returns the path with the values in the order of the declaration */
export function addressWith<Query extends PageQuery>(path: string, query: Query, values: Partial<ValuesOf<Query>>): string {
  const parts: string[] = [];
  for (const name of Object.keys(query))
    for (const value of [values[name] ?? []].flat() as string[]) if (value !== '') parts.push(`${name}=${written(value)}`);
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}

/** For lists; the first page is the default. */
const page = { pattern: /^(?:[2-9]|[1-9]\d{1,4})$/ };
/** @param asked as {@link readQuery} returns it */
export const pageNumber = (asked: string): number => Number(asked) || 1;
/** The inverse of {@link pageNumber}. */
export const pageText = (number: number): string => (number > 1 ? String(number) : '');

/** HTML cannot contain the null character. */
const text = { pattern: /^[^\0]+$/, max: searchLengthMax, uncached: true } as const;

export const pagedQuery = { page } as const;

/** For a list of requests; newest first is the default. */
export const requestListQuery = { value: text, ...requestsOfKindFilters, sort: { pattern: /^oldest$/ }, page } as const;
/** A list of any kind: the kind is in the address. */
export const allRequestsQuery = { type: requestFilters.type, ...requestListQuery } as const;

/** For pages on which the further filters of a list are chosen: the list, and its chosen filters. */
export const filterPageQuery = { list: { pattern: /^(?:imports|exports|requests|search)$/ }, ...allRequestsQuery } as const;

export const directoryQuery = { value: text, ...companyFilters, sort: { pattern: /^(?:oldest|name)$/ }, page } as const;
/** The default of /search is 1, requests. */
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
/** The target after sign-in or sign-up, and the inviter. The server writes both into links and fields, so that they work without script. */
export const entryQuery = {
  redirect: { pattern: /^\/.{0,1000}$/, uncached: true },
  Ref: { pattern: /^.{1,40}$/, uncached: true },
  ref: { pattern: /^.{1,40}$/, uncached: true },
} as const;
/** After a reset, the sign-in page says that the password was changed. */
export const signInQuery = { ...entryQuery, reset: { pattern: /^done$/ } } as const;
/** The answer of a sign-in provider, read in the browser. `error` is a code of the provider or of ours. */
export const identityQuery = {
  code: { pattern: /^[\x21-\x7e]{1,4000}$/, uncached: true, secret: true },
  state: { pattern: /^[\w.-]{1,200}$/, uncached: true, secret: true },
  iss: { pattern: /^https?:\/\/[\x21-\x7e]{1,480}$/, uncached: true },
  error: { pattern: /^\w{1,80}$/, uncached: true },
} as const;
/** For mailed links; read in the browser. */
export const tokenQuery = { token: { pattern: /^[\w-]{1,200}$/, uncached: true, secret: true } } as const;
/** For the link that ends mails: the edge reads the token and reports the result. */
export const stopMailsQuery = { ...tokenQuery, stopped: { pattern: /^(?:yes|no)$/ } } as const;
/** For the verification of a pro-forma. */
export const codeQuery = { code: { pattern: /^[\w-]{1,80}$/, uncached: true, secret: true } } as const;
/** The reported item; or the number of a report that was sent without script. */
export const noticeQuery = {
  kind: { pattern: new RegExp(`^(?:${noticeKinds.join('|')})$`) },
  id: { pattern: /^[\da-f]{24}$/ },
  sent: { pattern: /^[\dA-F]{10}$/, uncached: true },
} as const;
/** The contact form was sent without script. */
export const sentQuery = { sent: { pattern: /^1$/ } } as const;
/** An earlier version of a page with rules. */
export const versionQuery = { version: { pattern: /^[1-9]\d{0,5}$/ } } as const;
export const styleguideQuery = {
  language: { pattern: new RegExp(`^${languagePattern}$`) },
  mode: { pattern: /^(?:light|dark)$/ },
} as const;
