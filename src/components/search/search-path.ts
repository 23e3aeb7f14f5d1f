import { ownListOf } from '../../../contract/request/address.ts';
import type { ServiceType } from '../../../contract/request/shapes.ts';

/** Target of a keyword or category link. */
export interface SearchTarget {
  /** 1 requests, 2 companies, 3 products: the tabs of /search, which has the only list of products. */
  selected: 1 | 2 | 3;
  /** Kind of requests; left out: all of them. */
  type?: ServiceType | 'other' | undefined;
  /** A keyword in its displayed form. */
  value?: string | undefined;
  /** Id of a category. */
  category?: string | undefined;
}

/** Letters of all scripts are not encoded, because browsers do it. This saves two thirds of their bytes. */
const keywordQuery = (keyword: string): string => keyword.replaceAll(/[%&#+"<>\\^`{|}]/g, encodeURIComponent).replaceAll(' ', '+');

/**
 * Target of keyword and category links: the lists, and in the native app /search (docs/requirements.md#shell-of-the-native-app-p-27).
 * @returns a path without language prefix, for `visitor.link()`
 */
export function searchPath({ isApp }: { isApp: boolean }, { selected, type, value, category }: SearchTarget): string {
  const own = !isApp && selected === 1 && value === undefined ? ownListOf(type) : undefined;
  const lists = { 1: '/requests', 2: '/companies', 3: '/search' } as const;
  const isSearch = isApp || selected === 3;
  const base = own ?? (isApp ? '/search' : lists[selected]);
  const query = [
    isSearch && selected !== 1 && `selected=${selected}`,
    selected === 1 && own === undefined && type !== undefined && `type=${type}`,
    value !== undefined && `value=${keywordQuery(value)}`,
    category !== undefined && `category=${category}`,
  ].filter((part) => part !== false);
  return query.length === 0 ? base : `${base}?${query.join('&')}`;
}
