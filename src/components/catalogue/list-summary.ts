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

/** The last page of a list, for an address beyond its end. */
export const lastPageInstead = ({ page, count, shown, size = listPageSize }: Omit<ListRange, 'isCapped'>): number | null =>
  shown === 0 && count > 0 && page > 1 ? Math.min(page - 1, Math.ceil(count / size)) : null;
