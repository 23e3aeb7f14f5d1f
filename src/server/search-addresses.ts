/** Canonical addresses for search engines, and alternates in other languages (docs/behaviour.md#language-choice). */
import type { Filter } from '../../contract/catalogue/filter.ts';
import { companyFilters } from '../../contract/company/filters.ts';
import { ownListOf } from '../../contract/request/address.ts';
import { requestFilters } from '../../contract/request/filters.ts';
import { type Language, isLanguage, languages } from '../../contract/text/languages.ts';
import { infoPath, type PageKey, pageKeys, turkishPaths } from '../../contract/content/page-paths.ts';

export interface SearchAddresses {
  /** Paths on this site. */
  canonical: string;
  /** Empty if the page is not canonical. */
  alternates: readonly (readonly [hreflang: Language | 'x-default', path: string])[];
}

/** Filters whose lists search engines index; others only narrow a list, in too many combinations. */
const ownLists = Object.entries<Filter>({ ...requestFilters, ...companyFilters }).flatMap(([name, { isOwnList }]) =>
  isOwnList ? [name] : [],
);

/** The path of the page in another language. */
export const inLanguage = (language: Language, path: string): string => `/${language}${path === '/' ? '' : path}`;

/** The key of the page that has this path in any language. */
export function pageKeyOf(slug: string): PageKey | undefined {
  return pageKeys.find((key) => key === slug || turkishPaths[key] === slug);
}

/**
 * The path of the page in the visitor's language, to which the page redirects (docs/behaviour.md#info-pages); null if this is the right
 * path.
 */
export function betterInfoPath(key: PageKey, slug: string, language: Language): string | null {
  const right = infoPath(key, language);
  return right === `/${slug}` ? null : right;
}

/** The same page in a language; info pages have a Turkish path. */
function translated(path: string, language: Language): string {
  const key = pageKeyOf(path.slice(1));
  return key === undefined ? path : infoPath(key, language);
}

/** The address without filters that only narrow or order a list. */
function ownAddress(path: string): { address: string; newsIn: string | null } {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  const query = new URLSearchParams();
  let base = pathname;
  for (const name of ownLists) {
    const value = searchParams.get(name);
    if (value === null) continue;
    const named = name === 'type' && base === '/requests' ? ownListOf(value) : undefined;
    if (named === undefined) query.set(name, value);
    else base = named;
  }
  const isNarrowed = [...searchParams.keys()].some((name) => ![...ownLists, 'page', 'lang'].includes(name));
  const page = searchParams.get('page');
  if (page !== null && !isNarrowed) query.set('page', page);
  return { address: query.size === 0 ? base : `${base}?${query}`, newsIn: searchParams.get('lang') };
}

export interface SearchedPage {
  /** Path and query without prefix. */
  path: string;
  language: Language;
  /** Prefix of the address, or empty. */
  prefix: string;
  /** The language of an article, which exists in that language only. */
  writtenIn?: Language | undefined;
}

/** @returns the canonical address and the alternates, as paths */
export function searchAddresses({ path, language, prefix, writtenIn }: SearchedPage): SearchAddresses {
  const { address, newsIn } = ownAddress(path);
  if (writtenIn !== undefined) {
    // An article under the address of another language is not a translation, so it has no alternates.
    if (prefix !== '' && language !== writtenIn) return { canonical: inLanguage(writtenIn, address), alternates: [] };
    return {
      canonical: prefix + address,
      alternates: [
        [writtenIn, inLanguage(writtenIn, address)],
        ['x-default', address],
      ],
    };
  }
  // News of another language are that language's own list.
  if (isLanguage(newsIn) && newsIn !== language) return { canonical: inLanguage(newsIn, address), alternates: [] };
  const canonical = prefix === '' ? address : prefix + (address === '/' ? '' : address);
  if (address !== path) return { canonical, alternates: [] };
  return {
    canonical,
    alternates: [
      ...languages.map((code) => [code, inLanguage(code, translated(address, code))] as const),
      ['x-default', translated(address, 'en')],
    ],
  };
}
