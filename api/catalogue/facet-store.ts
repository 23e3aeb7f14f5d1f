/** SQL of facet counts, by their plan (facet-plan.ts). */
import { countMax } from '../../contract/limits.ts';
import type { Answers, Statements } from '../platform/db/named-batch.ts';
import { type FacetQuery, type FacetPlan, planFacets } from './facet-plan.ts';

export interface KindCounts {
  /** The counts, largest first, without zeros. */
  values: { id: string; count: number }[];
  /** Only the newest hits were counted; there are more. */
  isCapped: boolean;
}
/** Counts by kind of facet word. */
export type FacetCounts = Readonly<Record<string, KindCounts>>;
/** Statements that are sent together with those of the list, and the reading of their answers. */
export interface FacetQuestion<Counts> {
  readonly statements: Statements;
  /** @param answers all answers of the round trip */
  read(answers: Answers): { counts: { facets?: Counts }; rowsRead: number };
}

/**
 * Maximum of rows that all facets of a page read together for their hits; each list has at most a thousand hits (docs/behaviour.md#paging).
 */
const rowsMax = 8 * countMax;
/** Rows read per hit: its entry in the index and its row; for a product also its company's. */
const rowsOfHit = { request: 2, company: 2, product: 3 };

/**
 * The newest hits of an expression (?1), at most ?2, as one line of facet words per hit. The country of a product is that of its company;
 * both are read from indexes alone (`product_counted`, `company_counted`). Up to a thousand lines are joined to one row, since transferring
 * rows is more expensive than lines. Lines of companies are not joined, because together they may exceed the maximum size of a value.
 */
function hitsSql(catalogue: FacetQuery['catalogue']): string {
  const newest = `(SELECT rowid AS seq FROM ${catalogue}_fts WHERE ${catalogue}_fts MATCH ?1 ORDER BY rowid DESC LIMIT ?2) f`;
  if (catalogue === 'company') return `SELECT r.facets AS lines FROM ${newest} CROSS JOIN company r ON r.seq = f.seq`;
  if (catalogue === 'request')
    return `SELECT group_concat(r.facets, char(10)) AS lines FROM ${newest} CROSS JOIN request r ON r.seq = f.seq`;
  // As subqueries, these stop at the first row; a join would look for a second one.
  const country = `SELECT c.country_id FROM company c INDEXED BY company_counted WHERE c.id = p.company_id`;
  const line = `SELECT p.facets || ' k' || ifnull((${country}), '') FROM product p INDEXED BY product_counted WHERE p.seq = f.seq`;
  return `SELECT group_concat((${line}), char(10)) AS lines FROM ${newest}`;
}

/**
 * Stored totals of catalogue ?1: those of the keys ?2, and all whose key is one of ?3 and an id. Each step seeks the first key after all
 * keys that begin with the previous one (`|` separates words, and `~` sorts after it), so that one row is read for each total.
 */
const storedSql = `
  WITH RECURSIVE walk(start, facet) AS (
    SELECT value, (SELECT facet FROM facet_count WHERE kind = ?1 AND facet > value AND facet < value || '~' ORDER BY facet LIMIT 1) FROM json_each(?3)
    UNION ALL
    SELECT start, (SELECT f.facet FROM facet_count f WHERE f.kind = ?1 AND f.facet > walk.facet || '~' AND f.facet < start || '~' ORDER BY f.facet LIMIT 1)
    FROM walk WHERE facet IS NOT NULL
  )
  SELECT facet, n FROM json_each(?2) CROSS JOIN facet_count ON kind = ?1 AND facet = value
  UNION
  SELECT f.facet, f.n FROM walk CROSS JOIN facet_count f ON f.kind = ?1 AND f.facet = walk.facet`;

interface Row {
  facet: string;
  n: number;
  lines: string | null;
}
const rowsOf = (answer: Answers[string] | undefined): Row[] => (answer?.results ?? []) as unknown as Row[];

/** Names of the statements in the batch. */
const totalsName = 'stored totals';
const hitsName = (match: string): string => `hits of ${match}`;

/** Counts the hits that have each facet word of these kinds. */
function countWords(lines: readonly string[], kinds: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const word of line.split(' ')) if (kinds.includes(word.charAt(0))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const largestFirst = (counts: ReadonlyMap<string, number>): KindCounts['values'] =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));

function readAnswers({ values }: FacetQuery, { keys, starts, hits }: FacetPlan, limit: number, answers: Answers): FacetCounts {
  const totals = new Map(Object.keys(values).map((kind) => [kind, new Map<string, number>()]));
  const add = (kind: string, id: string, n: number): void => {
    const of = totals.get(kind);
    of?.set(id, (of.get(id) ?? 0) + n);
  };
  for (const { facet, n } of rowsOf(answers[totalsName])) {
    for (const { kind, id } of keys.get(facet) ?? []) add(kind, id, n);
    const idAt = facet.lastIndexOf('|') + 2;
    const kind = starts.get(facet.slice(0, idAt));
    if (kind !== undefined) add(kind, facet.slice(idAt), n);
  }
  const capped = new Set<string>();
  for (const [match, kinds] of hits) {
    const lines = rowsOf(answers[hitsName(match)]).flatMap((row) => row.lines?.split('\n') ?? []);
    if (lines.length > limit) for (const kind of kinds) capped.add(kind);
    // Sub-categories are offered only if a category is chosen.
    const offered = kinds.filter((kind) => (values[kind] ?? []).length > 0).join('');
    for (const [word, n] of countWords(lines.slice(0, limit), offered)) add(word.charAt(0), word.slice(1), n);
  }
  const countsOf = ([kind, ids]: [string, readonly string[]]): [string, KindCounts] => {
    const offered = new Set(ids);
    const counted = largestFirst(totals.get(kind) ?? new Map<string, number>());
    return [kind, { values: counted.filter(({ id }) => offered.has(id)), isCapped: capped.has(kind) }];
  };
  return Object.fromEntries(Object.entries(values).map(countsOf));
}

/**
 * One statement for each list of hits in which a filter's values are counted, and one for all stored totals.
 * @param ask null if counts were not requested
 */
export function askFacets<Counts>(
  db: D1DatabaseSession,
  ask: FacetQuery | null,
  countsFrom: (counts: FacetCounts) => Counts,
): FacetQuestion<Counts> {
  if (ask === null) return { statements: {}, read: () => ({ counts: {}, rowsRead: 0 }) };
  const plan = planFacets(ask);
  const { keys, starts, hits } = plan;
  const limit = Math.min(countMax, Math.floor(rowsMax / rowsOfHit[ask.catalogue] / Math.max(1, hits.size)));
  const statements: Statements = {
    ...Object.fromEntries([...hits.keys()].map((match) => [hitsName(match), db.prepare(hitsSql(ask.catalogue)).bind(match, limit + 1)])),
    ...(keys.size + starts.size > 0 && {
      [totalsName]: db.prepare(storedSql).bind(ask.catalogue, JSON.stringify([...keys.keys()]), JSON.stringify([...starts.keys()])),
    }),
  };
  const read: FacetQuestion<Counts>['read'] = (answers) => ({
    counts: { facets: countsFrom(readAnswers(ask, plan, limit, answers)) },
    rowsRead: Object.keys(statements).reduce((sum, name) => sum + (answers[name]?.meta.rows_read ?? 0), 0),
  });
  return { statements, read };
}
