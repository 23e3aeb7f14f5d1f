/**
 * Pages and totals of the two catalogues, requests and companies, over any number of rows (speed.md, "Lists over a million rows").
 * A page is one statement of two arms: boosted rows, then the ordinary ones, each in time order, so that SQLite stops as soon as
 * the page is full. An arm walks a partial composite index where one fits the filters, else the full-text index, in which
 * facets are words. Only the rows of the page itself are read from the table.
 */
import { boostedFacet, companyFacetOrder, isPairCounted, requestFacetOrder } from '../../contract/catalogue/facets.ts';
import { countMax } from '../../contract/limits.ts';

export type Catalogue = 'request' | 'company';
/** Alternatives of one kind of filter as facet words: `['t3', 't4']`. The kinds are combined with AND. */
export type FacetGroup = readonly string[];

export interface PageAsk {
  catalogue: Catalogue;
  /** Columns of `r`, the catalogue's table. */
  columns: string;
  /** One group per kind of filter, none of them empty. */
  groups: readonly FacetGroup[];
  /** MATCH expression of what a person typed, from contract/search/fold.ts. */
  text: string | null;
  sort: 'newest' | 'oldest';
  /** From 0. */
  page: number;
  size: number;
  now: number;
  /** A row to leave out. */
  exceptSeq?: number;
  /** The total is not needed. */
  withoutCount?: boolean;
}

export interface PageAnswer<Row> {
  rows: Row[];
  count: number;
  totalIsCapped: boolean;
  /** What the database read for it; the bill counts by it. */
  rowsRead: { page: number; count: number };
}

/** Word kinds → column, and the indexes of api/migrations/0004 by the kinds they serve. */
const columnOf: Record<string, string> = { t: 'service_type', a: 'activity_area', c: 'category_id', s: 'sub_category_id', k: 'country_id' };
const indexes: Record<Catalogue, Record<string, string>> = {
  request: {
    '': 'request_live',
    t: 'request_live_type',
    c: 'request_live_category',
    s: 'request_live_sub_category',
    k: 'request_live_country',
    tc: 'request_live_type_category',
    ts: 'request_live_type_sub_category',
    tk: 'request_live_type_country',
  },
  company: { '': 'company_live', a: 'company_live_area', k: 'company_live_country', ak: 'company_live_area_country' },
};

const orders: Record<Catalogue, string> = { request: requestFacetOrder.join(''), company: companyFacetOrder.join('') };
const kindOf = (group: FacetGroup): string => group[0]?.charAt(0) ?? '';
const inOrder = (ask: Pick<PageAsk, 'catalogue' | 'groups'>): FacetGroup[] =>
  [...ask.groups].sort((a, b) => orders[ask.catalogue].indexOf(kindOf(a)) - orders[ask.catalogue].indexOf(kindOf(b)));

const quoted = (word: string): string => `"${word}"`;
const anyOf = (words: FacetGroup): string => (words.length === 1 ? words.map(quoted).join('') : `(${words.map(quoted).join(' OR ')})`);

/** The MATCH expression of filters and text. */
function matchOf(groups: readonly FacetGroup[], text: string | null): string {
  const parts = groups.length === 0 ? [] : [`facets:(${groups.map(anyOf).join(' AND ')})`];
  if (text !== null) parts.push(`search_text:(${text})`);
  return parts.join(' AND ');
}

class Binder {
  readonly values: (string | number)[] = [];
  /** Binds a value and returns its placeholder. */
  put(value: string | number): string {
    this.values.push(value);
    return `?${this.values.length}`;
  }
}

function ordinaryArm(
  ask: PageAsk,
  groups: readonly FacetGroup[],
  binder: Binder,
  tail: string,
  except: (column: string) => string,
): string {
  const { catalogue, text } = ask;
  const single = groups.every((group) => group.length === 1);
  const index = text === null && single ? indexes[catalogue][groups.map(kindOf).join('')] : undefined;
  if (index === undefined) {
    const match = binder.put(`(${matchOf(groups, text)}) NOT facets:${quoted(boostedFacet)}`);
    return `SELECT rowid AS seq FROM ${catalogue}_fts WHERE ${catalogue}_fts MATCH ${match}${except('rowid')} ORDER BY rowid ${tail}`;
  }
  const conditions = groups.map((group) => {
    const word = group[0] ?? '';
    const kind = word.charAt(0);
    const value = word.slice(1);
    return ` AND ${columnOf[kind]} = ${binder.put(kind === 't' || kind === 'a' ? Number(value) : value)}`;
  });
  return `SELECT seq FROM ${catalogue} INDEXED BY ${index} WHERE approve_status = 4 AND is_active = 1 AND is_boosted = 0${conditions.join('')}${except('seq')} ORDER BY seq ${tail}`;
}

function pageStatement(db: D1DatabaseSession, ask: PageAsk): D1PreparedStatement {
  const { catalogue, text } = ask;
  const groups = inOrder(ask);
  const binder = new Binder();
  const offset = ask.page * ask.size;
  const most = binder.put(offset + ask.size);
  const tail = `${ask.sort === 'oldest' ? 'ASC' : 'DESC'} LIMIT ${most}`;
  const except = (column: string): string => (ask.exceptSeq === undefined ? '' : ` AND ${column} <> ${binder.put(ask.exceptSeq)}`);
  const boostedMatch = binder.put(matchOf([...groups, [boostedFacet]], text));
  const boosted = `SELECT rowid AS seq FROM ${catalogue}_fts WHERE ${catalogue}_fts MATCH ${boostedMatch}${except('rowid')} ORDER BY rowid ${tail}`;
  const ordinary = ordinaryArm(ask, groups, binder, tail, except);
  const sql = `
    SELECT page.seq AS page_seq, page.arm AS page_arm, ${ask.columns} FROM (
      SELECT seq, arm FROM (SELECT seq, 0 AS arm FROM (${boosted}))
      UNION ALL
      SELECT seq, arm FROM (SELECT seq, 1 AS arm FROM (${ordinary}))
      LIMIT ${binder.put(ask.size)} OFFSET ${binder.put(offset)}
    ) page CROSS JOIN ${catalogue} r ON r.seq = page.seq`;
  return db.prepare(sql).bind(...binder.values);
}

/** The keys of `facet_count` whose sum is the total, or null when no such totals are kept. */
function countKeysOf(catalogue: Catalogue, groups: readonly FacetGroup[]): string[] | null {
  // A company stands in several categories: sums over alternatives would count it twice.
  const overlaps = catalogue === 'company' && groups.some((group) => group.length > 1 && ['c', 's'].includes(kindOf(group)));
  if (overlaps || groups.length > 2) return null;
  const [first, second] = groups;
  if (first === undefined) return [''];
  if (second === undefined) return [...first];
  return isPairCounted(catalogue, kindOf(first), kindOf(second)) ? first.flatMap((one) => second.map((two) => `${one}|${two}`)) : null;
}

/** SQLite nests sums; D1 bounds the depth of expressions and binds at most 100 values. */
const sumTermsMax = 60;

function countStatement(db: D1DatabaseSession, ask: PageAsk): D1PreparedStatement {
  const { catalogue, text } = ask;
  const groups = inOrder(ask);
  const keys = text === null ? countKeysOf(catalogue, groups) : null;
  if (keys === null) {
    return db
      .prepare(`SELECT COUNT(*) AS n FROM (SELECT 1 FROM ${catalogue}_fts WHERE ${catalogue}_fts MATCH ?1 LIMIT ?2)`)
      .bind(matchOf(groups, text), countMax + 1);
  }
  if (keys.length > sumTermsMax)
    return db
      .prepare('SELECT COALESCE(SUM(n), 0) AS n FROM facet_count WHERE kind = ?1 AND facet IN (SELECT value FROM json_each(?2))')
      .bind(catalogue, JSON.stringify(keys));
  // One look per key: with IN, the rows of the list would count as rows read too.
  const terms = keys.map((_, index) => `COALESCE((SELECT n FROM facet_count WHERE kind = ?1 AND facet = ?${index + 2}), 0)`);
  return db.prepare(`SELECT ${terms.join(' + ')} AS n`).bind(catalogue, ...keys);
}

/** Totals of text and of more filters are counted up to a limit only (D-6). */
const isCappedAsk = (ask: PageAsk): boolean => ask.text !== null || countKeysOf(ask.catalogue, inOrder(ask)) === null;

const endedStatement = (db: D1DatabaseSession, catalogue: Catalogue, now: number): D1PreparedStatement =>
  db
    .prepare(
      `SELECT 1 FROM ${catalogue} INDEXED BY ${catalogue === 'company' ? 'company_boosted' : 'request_boost_end'} WHERE is_boosted = 1 AND boost_expires_at <= ?1 LIMIT 1`,
    )
    .bind(now);

/** Takes the first place from what is boosted no longer: run by the cron, and by the first reader after a boost's end. */
export async function endBoosts(db: D1DatabaseSession, now: number): Promise<void> {
  const end = (catalogue: Catalogue): D1PreparedStatement =>
    db
      .prepare(
        `UPDATE ${catalogue} SET is_boosted = 0, facets = replace(facets, ' ${boostedFacet}', '') WHERE is_boosted = 1 AND boost_expires_at <= ?1`,
      )
      .bind(now);
  await db.batch([end('request'), end('company'), db.prepare('DELETE FROM active_boost WHERE expires_at <= ?1').bind(now)]);
}

interface Placed {
  page_seq: number;
  page_arm: number;
}

/** Reads one page of live rows with its total. A boost is judged by the server's time (D-7): one that has just ended is taken down first. */
export async function readPage<Row>(db: D1DatabaseSession, ask: PageAsk): Promise<PageAnswer<Row>> {
  const run = async () => {
    const statements = [endedStatement(db, ask.catalogue, ask.now), pageStatement(db, ask)];
    if (ask.withoutCount !== true) statements.push(countStatement(db, ask));
    return db.batch<Record<string, unknown>>(statements);
  };
  let results = await run();
  if ((results[0]?.results.length ?? 0) > 0) {
    await endBoosts(db, ask.now);
    results = await run();
  }
  const [ended, page, count] = results;
  const placed = (page?.results ?? []) as unknown as (Row & Placed)[];
  const direction = ask.sort === 'oldest' ? 1 : -1;
  placed.sort((a, b) => a.page_arm - b.page_arm || direction * (a.page_seq - b.page_seq));
  const total = Number(count?.results[0]?.['n'] ?? 0);
  const isCapped = total > countMax && isCappedAsk(ask);
  return {
    rows: placed,
    count: isCapped ? countMax : total,
    totalIsCapped: isCapped,
    rowsRead: { page: (ended?.meta.rows_read ?? 0) + (page?.meta.rows_read ?? 0), count: count?.meta.rows_read ?? 0 },
  };
}
