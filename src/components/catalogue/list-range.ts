/** The range of a list that a page shows: its summary, its order, and whether the address is beyond the end. */
import { listPageSize } from '../../../contract/limits.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Visitor } from '../../server/visitor.ts';

export interface ListRange {
  page: number;
  count: number;
  shown: number;
  isCapped: boolean;
  size?: number;
}

/** "Showing 1 to 10 of 631 records"; for a count that stopped, "1,000+" (docs/behaviour.md#paging). */
export function listSummary({ t, language }: Visitor, { page, count, shown, isCapped, size = listPageSize }: ListRange): string {
  const start = (page - 1) * size + 1;
  const total = formatNumber(count, language) + (isCapped ? '+' : '');
  return t('common.showing', { start: formatNumber(start, language), end: formatNumber(start + shown - 1, language), total });
}

/**
 * The name of an order. If a text was typed, better matches precede newer entries (docs/behaviour.md#boost-in-lists).
 * @param typed the typed text; empty in a list without one
 */
export const orderText = ({ t }: Pick<Visitor, 't'>, sort: 'newest' | 'oldest' | 'name', typed: string): string =>
  sort === 'name' ? t('directory.sortName') : t(sort === 'newest' && typed !== '' ? 'common.sort.match' : `common.sort.${sort}`);

const sorted = (params: URLSearchParams): string =>
  String(new URLSearchParams([...params].sort(([a, b], [c, d]) => (a + b < c + d ? -1 : 1))));

/**
 * Whether an address has parameters that the page does not use. Such a page is not cached.
 * @param understood path and query of the parameters that the page uses
 */
export const hasUnusedParameters = (asked: URLSearchParams, understood: string): boolean =>
  sorted(asked) !== sorted(new URLSearchParams(understood.split('?')[1]));

export interface ListEnd {
  /** Address of the last page, if the requested page is beyond it. */
  instead: string | null;
  /** Whether the page is not cached, because the list is empty or its address has unknown parameters. */
  isUncached: boolean;
}

/** @param addressOf the address of a page of this list */
export function listEnd(
  { page, count, shown, size = listPageSize }: Omit<ListRange, 'isCapped'>,
  asked: URLSearchParams,
  addressOf: (page: number) => string,
): ListEnd {
  const isBeyond = shown === 0 && count > 0 && page > 1;
  return {
    instead: isBeyond ? addressOf(Math.min(page - 1, Math.ceil(count / size))) : null,
    isUncached: shown === 0 || hasUnusedParameters(asked, addressOf(page)),
  };
}
