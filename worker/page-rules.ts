/** Which query parameters a page reads: they make its address in the cache, all others are dropped (D-34). */

import { idPattern } from '../contract/ids.ts';
import { languagePattern } from '../contract/languages.ts';
import { hourMs } from '../contract/limits.ts';
import { pageShownMs } from '../src/server/lookup-rules.ts';

type Values = Readonly<Record<string, RegExp>>;

export interface PageRule {
  readonly path: RegExp;
  readonly values: Values;
  /** May be given more than once. */
  readonly lists?: readonly string[];
  /** A parameter whose presence keeps the answer out of the cache. */
  readonly uncached?: readonly string[];
  /** Shown for longer than other pages. */
  readonly freshMs?: number;
}

const language = new RegExp(`^${languagePattern}$`, 'i');
const pageNumber = /^[1-9]\d{0,4}$/;
/** HTML can not say the null character. */
const text = /^[^\0]{1,1000}$/;

/** Filters of request lists and of the directory. */
const filters: Values = {
  type: /^(?:[0-4]|other|companies)$/,
  // 1, requests, is how /search stands anyway.
  selected: /^2$/,
  category: idPattern,
  subCategory: idPattern,
  country: /^[a-z]{2}$/,
  loadType: idPattern,
  shippingType: idPattern,
  serviceType: /^[0-4]$/,
  // Newest first is how a list stands anyway.
  sort: /^oldest$/,
  value: text,
  page: pageNumber,
};
const lists = ['subCategory', 'country', 'loadType', 'shippingType'];

/** The first that fits; a page that is not named reads no query. */
export const pageRules: readonly PageRule[] = [
  {
    path: /^\/(?:imports|exports|logistic-needs|logistic-services|requests|companies|search)$/,
    values: filters,
    lists,
    uncached: ['value'],
  },
  // The tabs of the app's home page; in a browser the two are one page.
  { path: /^\/$/, values: { type: /^2$/ } },
  { path: /^\/companies\/[^/]+\/products$/, values: { page: pageNumber } },
  { path: /^\/blogs$/, values: { page: pageNumber, lang: new RegExp(`^(?:${languagePattern}|all)$`, 'i') } },
  // Where to go afterwards, and who invited: both written into the page's links and field, so that they need no script.
  {
    path: /^\/(?:sign-in|sign-up|forgot-password)$/,
    values: { redirect: /^\/.{0,1000}$/, Ref: /^.{1,40}$/, ref: /^.{1,40}$/ },
    uncached: ['redirect', 'Ref', 'ref'],
  },
  // The contact form was sent without script.
  { path: /^\/(?:contact-us|bize-ulasin)$/, values: { sent: /^1$/ } },
  // Crawlers come by the day; a part is up to 2,000 rows and a megabyte.
  { path: /^\/sitemap(?:-[^/]*)?\.xml$/, values: {}, freshMs: hourMs },
  // Development only.
  { path: /^\/styleguide$/, values: { language, mode: /^(?:light|dark)$/ } },
  { path: /^\/(?:reset-password|activation)$/, values: { token: /^[\w-]{1,200}$/ }, uncached: ['token'] },
];

export interface PageAddress {
  readonly path: string;
  /** With `?`, or empty; names in alphabetical order. */
  readonly search: string;
  readonly isCached: boolean;
  readonly freshMs: number;
}

const listMax = 20;

/** @param path without language prefix */
export function pageAddress(path: string, query: URLSearchParams): PageAddress {
  // What Astro asks of itself (`/_image?href=`).
  if (path.startsWith('/_')) return { path, search: query.size === 0 ? '' : `?${query}`, isCached: false, freshMs: pageShownMs };
  const rule = pageRules.find((candidate) => candidate.path.test(path));
  if (rule === undefined) return { path, search: '', isCached: true, freshMs: pageShownMs };
  const kept = new URLSearchParams();
  for (const key of Object.keys(rule.values).sort()) {
    const given = query
      .getAll(key)
      .map((value) => value.trim())
      .filter((value) => rule.values[key]?.test(value));
    const values = rule.lists?.includes(key) ? [...new Set(given)].sort().slice(0, listMax) : given.slice(0, 1);
    for (const value of values) if (!(key === 'page' && value === '1')) kept.append(key, value);
  }
  const isCached = !(rule.uncached ?? []).some((key) => kept.has(key));
  return { path, search: kept.size === 0 ? '' : `?${kept}`, isCached, freshMs: rule.freshMs ?? pageShownMs };
}
