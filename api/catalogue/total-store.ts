/** The number of matching live rows: stored totals if there are any, otherwise counted up to a limit (docs/behaviour.md#paging). */
import { isPairCounted } from '../lookup/facet-words.ts';
import { countMax } from '../../contract/limits.ts';
import { type QueryText, type Catalogue, type FacetGroup, inOrder, isKindCounted, kindOf, matchOf } from './match.ts';

export interface TotalAsk {
  catalogue: Catalogue;
  groups: readonly FacetGroup[];
  /** The typed query. */
  text: QueryText | null;
}

/** Reading more stored totals than this costs more than counting up to the limit. */
const combinedKeysMax = 400;

const joined = (groups: readonly FacetGroup[]): string[] =>
  groups.reduce<string[]>((keys, group) => keys.flatMap((key) => group.map((word) => (key === '' ? word : `${key}|${word}`))), ['']);

/** Whether `facet_count` stores the total of these kinds together (api/lookup/facet-words.ts; three and more: `request_combination`). */
function isGroupCounted(catalogue: Catalogue, groups: readonly FacetGroup[]): boolean {
  if (!groups.every((group) => isKindCounted(catalogue, group))) return false;
  // A company is in several categories: sums over alternatives would count it twice.
  if (catalogue === 'company' && groups.some((group) => group.length > 1 && ['c', 's'].includes(kindOf(group)))) return false;
  const [first, second] = groups;
  if (first === undefined || second === undefined) return true;
  if (groups.length === 2) return isPairCounted(catalogue, kindOf(first), kindOf(second));
  return catalogue === 'request' && groups.reduce((count, group) => count * group.length, 1) <= combinedKeysMax;
}

/** The keys of `facet_count` whose sum is the total, or null if no such totals are stored. */
function countKeysOf({ catalogue, groups, text }: TotalAsk): string[] | null {
  const ordered = inOrder(catalogue, groups);
  return text === null && isGroupCounted(catalogue, ordered) ? joined(ordered) : null;
}

/** Whether the exact total is stored, so that a page can also be read from the end of the list. */
export const isTotalStored = (ask: TotalAsk): boolean => countKeysOf(ask) !== null;

/** Totals of text searches and of more than two kinds of filters are counted only up to a limit (docs/behaviour.md#paging). */
export const isTotalCapped = (ask: TotalAsk): boolean => ask.groups.length > 2 || !isTotalStored(ask);

/** SQLite nests the terms of a sum, D1 limits the depth of expressions, and at most 100 values can be bound. */
const sumTermsMax = 60;

/** Returns one row with the total as `n`; a total that is not stored is counted up to one more than the limit. */
export function totalStatement(db: D1DatabaseSession, ask: TotalAsk): D1PreparedStatement {
  const { catalogue, groups, text } = ask;
  const keys = countKeysOf(ask);
  if (keys === null) {
    return db
      .prepare(`SELECT COUNT(*) AS n FROM (SELECT 1 FROM ${catalogue}_fts WHERE ${catalogue}_fts MATCH ?1 LIMIT ?2)`)
      .bind(matchOf(inOrder(catalogue, groups), text?.all ?? null), countMax + 1);
  }
  if (keys.length > sumTermsMax)
    return db
      .prepare('SELECT COALESCE(SUM(n), 0) AS n FROM facet_count WHERE kind = ?1 AND facet IN (SELECT value FROM json_each(?2))')
      .bind(catalogue, JSON.stringify(keys));
  // One lookup per key, because with IN the entries of its list would also count as rows read.
  const terms = keys.map((_, index) => `COALESCE((SELECT n FROM facet_count WHERE kind = ?1 AND facet = ?${index + 2}), 0)`);
  return db.prepare(`SELECT ${terms.join(' + ')} AS n`).bind(catalogue, ...keys);
}
