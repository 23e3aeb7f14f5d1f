/**
 * SQL of the counts beside filter values: each value's count is that of the list with the query, the other filters and this value
 * (docs/decisions/075). Kept totals where there are some, else the newest hits are counted.
 */
import { countMax } from '../../contract/limits.ts';
import type { AskedText } from '../catalogue/asked-text.ts';
import { type Catalogue, type FacetGroup, inOrder, kindOf, matchOf } from '../catalogue/facet-groups.ts';
import { productMatchOf } from '../catalogue/product-list-store.ts';
import { isTotalKept } from '../catalogue/total-store.ts';

export interface FacetAsk {
  catalogue: Catalogue | 'product';
  groups: readonly FacetGroup[];
  text: AskedText | null;
  /** Facet kind → the values that may be offered. */
  values: Readonly<Record<string, readonly string[]>>;
}
export interface KindCounts {
  /** The largest first; without zeros. */
  values: { id: string; count: number }[];
  /** Counted in the newest hits only: there are more. */
  isCapped: boolean;
}
export interface FacetAnswer {
  counts: Record<string, KindCounts>;
  rowsRead: number;
}

/** All facets of a page together read no more rows than this for their hits; each list of hits has at most a thousand (D-6). */
const rowsMax = 8 * countMax;
/** Of one hit: its place in the index and its row; of a product its company's too. */
const rowsOfHit = { request: 2, company: 2, product: 3 };
/** A kept total is summed over no more combinations of alternatives than this. */
const combinationsMax = 4;

/** A sub-category implies its category: neither narrows the other. */
const withoutKind = (groups: readonly FacetGroup[], kind: string): FacetGroup[] => {
  const left = ['c', 's'].includes(kind) ? 'cs' : kind;
  return groups.filter((group) => !left.includes(kindOf(group)));
};

/** Every alternative of each group, as one word each. */
const combinationsOf = (groups: readonly FacetGroup[]): string[][] =>
  groups.reduce<string[][]>((all, group) => all.flatMap((words) => group.map((word) => [...words, word])), [[]]);

function keysOf({ catalogue, text }: FacetAsk, others: readonly FacetGroup[], kind: string): ((id: string) => string[]) | null {
  const combinations = combinationsOf(others);
  if (catalogue === 'product') return null;
  if (text !== null || combinations.length > combinationsMax || !isTotalKept({ catalogue, groups: [...others, [kind]], text: null }))
    return null;
  return (id) =>
    combinations.map((words) =>
      inOrder(
        catalogue,
        [...words, kind + id].map((word) => [word]),
      )
        .map(([word]) => word)
        .join('|'),
    );
}

const largestFirst = (counts: ReadonlyMap<string, number>): KindCounts['values'] =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));

/**
 * The newest hits of an expression (?1), at most ?2, each with its facet words, a line each. A product has its country from its company; both are
 * read from indexes alone (api/migrations/0074). A thousand lines come as one row: each row on its way costs more than its line. Those of companies
 * may be longer together than a value may be.
 */
function hitsSql(catalogue: FacetAsk['catalogue']): string {
  const newest = `(SELECT rowid AS seq FROM ${catalogue}_fts WHERE ${catalogue}_fts MATCH ?1 ORDER BY rowid DESC LIMIT ?2) f`;
  if (catalogue === 'company') return `SELECT r.facets AS lines FROM ${newest} CROSS JOIN company r ON r.seq = f.seq`;
  if (catalogue === 'request')
    return `SELECT group_concat(r.facets, char(10)) AS lines FROM ${newest} CROSS JOIN request r ON r.seq = f.seq`;
  // Each of the two is one row: a subquery does not look for a second one.
  const country = `SELECT c.country_id FROM company c INDEXED BY company_counted WHERE c.id = p.company_id`;
  const line = `SELECT p.facets || ' k' || ifnull((${country}), '') FROM product p INDEXED BY product_counted WHERE p.seq = f.seq`;
  return `SELECT group_concat((${line}), char(10)) AS lines FROM ${newest}`;
}

/** How often each word of these kinds stands in so many of the hits. */
function countWords(lines: readonly string[], kinds: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const word of line.split(' ')) if (kinds.includes(word.charAt(0))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const askedFor = (catalogue: FacetAsk['catalogue'], groups: readonly FacetGroup[], text: string | null): string =>
  catalogue === 'product' ? productMatchOf(groups, text) : matchOf(inOrder(catalogue, groups), text);

/** In one trip: one statement for all kept totals, and one for each list of hits that a filter's values are counted in. */
export async function readFacets(db: D1DatabaseSession, ask: FacetAsk): Promise<FacetAnswer> {
  const { catalogue, text } = ask;
  /** One total may stand beside values of several kinds. */
  const keptKeys = new Map<string, { kind: string; id: string }[]>();
  const hits = new Map<string, string[]>();
  for (const [kind, ids] of Object.entries(ask.values)) {
    const others = withoutKind(ask.groups, kind);
    const keys = keysOf(ask, others, kind);
    if (keys === null) {
      const match = askedFor(catalogue, others, text?.all ?? null);
      hits.set(match, [...(hits.get(match) ?? []), kind]);
    } else for (const id of ids) for (const key of keys(id)) keptKeys.set(key, [...(keptKeys.get(key) ?? []), { kind, id }]);
  }
  const limit = Math.min(countMax, Math.floor(rowsMax / rowsOfHit[catalogue] / Math.max(1, hits.size)));
  const keptTotals = db
    .prepare('SELECT facet, n FROM json_each(?2) CROSS JOIN facet_count ON kind = ?1 AND facet = value')
    .bind(catalogue, JSON.stringify([...keptKeys.keys()]));
  const answers = await db.batch<{ facet: string; n: number; lines: string | null }>([
    ...[...hits.keys()].map((match) => db.prepare(hitsSql(catalogue)).bind(match, limit + 1)),
    ...(keptKeys.size > 0 ? [keptTotals] : []),
  ]);
  const counts: Record<string, KindCounts> = {};
  const totals = new Map(Object.keys(ask.values).map((kind) => [kind, new Map<string, number>()]));
  const add = (kind: string, id: string, n: number): void => {
    const of = totals.get(kind);
    of?.set(id, (of.get(id) ?? 0) + n);
  };
  for (const { facet, n } of answers[hits.size]?.results ?? []) for (const { kind, id } of keptKeys.get(facet) ?? []) add(kind, id, n);
  const capped = new Set<string>();
  [...hits.values()].forEach((kinds, index) => {
    const lines = (answers[index]?.results ?? []).flatMap((row) => row.lines?.split('\n') ?? []);
    if (lines.length > limit) for (const kind of kinds) capped.add(kind);
    // Of sub-categories none are offered where no category is chosen.
    const offered = kinds.filter((kind) => (ask.values[kind] ?? []).length > 0).join('');
    for (const [word, n] of countWords(lines.slice(0, limit), offered)) add(word.charAt(0), word.slice(1), n);
  });
  for (const [kind, ids] of Object.entries(ask.values)) {
    const offered = new Set(ids);
    const values = largestFirst(totals.get(kind) ?? new Map<string, number>()).filter(({ id }) => offered.has(id));
    counts[kind] = { values, isCapped: capped.has(kind) };
  }
  return { counts, rowsRead: answers.reduce((sum, { meta }) => sum + meta.rows_read, 0) };
}
