/**
 * Pages of the two catalogues, requests and companies, over any number of rows (speed.md, "Lists over a million rows").
 * A page is one statement of two arms: boosted rows, then the ordinary ones, each in time order, so that SQLite stops as soon as
 * the page is full. An arm walks a partial composite index where one fits the filters, else a full-text index, in which
 * facets are words. Only the rows of the page itself are read from the table.
 */
import { approval } from '../../contract/company/approval.ts';
import { boostedFacet } from '../../contract/catalogue/facets.ts';
import { countMax } from '../../contract/limits.ts';
import { endBoosts } from '../company/boost-store.ts';
import { type Catalogue, inOrder, kindOf, matchOf, quoted } from './facet-groups.ts';
import { isTotalCapped, isTotalKept, type TotalAsk, totalStatement } from './total-store.ts';

export interface PageAsk extends TotalAsk {
  /** Columns of `r`, the catalogue's table. */
  columns: string;
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

/** Word kinds → column, and the indexes of api/migrations/0014 by the kinds they serve. */
const columnOf: Record<string, string> = { t: 'service_type', a: 'activity_area', c: 'category_id', s: 'sub_category_id', k: 'country_id' };
const indexes: Record<Catalogue, Record<string, string>> = {
  request: {
    '': 'request_listed',
    t: 'request_listed_type',
    c: 'request_listed_category',
    s: 'request_listed_sub_category',
    k: 'request_listed_country',
    tc: 'request_listed_type_category',
    ts: 'request_listed_type_sub_category',
    tk: 'request_listed_type_country',
    ck: 'request_listed_category_country',
    sk: 'request_listed_sub_category_country',
    tck: 'request_listed_type_category_country',
    tsk: 'request_listed_type_sub_category_country',
  },
  company: { '': 'company_listed', a: 'company_listed_area', k: 'company_listed_country', ak: 'company_listed_area_country' },
};

class Binder {
  readonly values: (string | number)[] = [];
  /** Binds a value and returns its placeholder. */
  put(value: string | number): string {
    this.values.push(value);
    return `?${this.values.length}`;
  }
}

interface Arm {
  /** The place of the arm in the list: boosted rows come first. */
  place: 0 | 1;
  isBoosted: boolean;
}
const boostedArm: Arm = { place: 0, isBoosted: true };
const ordinaryArm: Arm = { place: 1, isBoosted: false };

/** The index that serves filters of one word each; alternatives and text go through the full-text index. */
function indexOf({ catalogue, groups, text }: TotalAsk): string | undefined {
  const isSingle = groups.every((group) => group.length === 1);
  return text === null && isSingle ? indexes[catalogue][inOrder(catalogue, groups).map(kindOf).join('')] : undefined;
}

function armSql(ask: PageAsk, { isBoosted, place }: Arm, binder: Binder, tail: string): string {
  const { catalogue, text, exceptSeq } = ask;
  const groups = inOrder(catalogue, ask.groups);
  const except = (column: string): string => (exceptSeq === undefined ? '' : ` AND ${column} <> ${binder.put(exceptSeq)}`);
  const index = indexOf(ask);
  const from = (): string => {
    if (index === undefined) {
      const table = isBoosted ? `${catalogue}_boosted_fts` : `${catalogue}_fts`;
      const match = matchOf(groups, text);
      const asked = binder.put(isBoosted ? match : `(${match}) NOT facets:${quoted(boostedFacet)}`);
      return `SELECT rowid AS seq FROM ${table} WHERE ${table} MATCH ${asked}${except('rowid')} ORDER BY rowid ${tail}`;
    }
    const conditions = groups.map((group) => {
      const word = group[0] ?? '';
      const kind = word.charAt(0);
      const value = word.slice(1);
      return ` AND ${columnOf[kind]} = ${binder.put(kind === 't' || kind === 'a' ? Number(value) : value)}`;
    });
    return `SELECT seq FROM ${catalogue} INDEXED BY ${index} WHERE approve_status = ${approval.approved} AND is_active = 1 AND is_boosted = ${Number(isBoosted)}${conditions.join('')}${except('seq')} ORDER BY seq ${tail}`;
  };
  return `SELECT seq, ${place} AS arm FROM (${from()})`;
}

/** @param total when known: a page of the second half is found from the list's end */
function pageStatement(db: D1DatabaseSession, ask: PageAsk, total: number | null): D1PreparedStatement {
  const { catalogue, size } = ask;
  const binder = new Binder();
  const offset = ask.page * size;
  const isFromEnd = total !== null && offset > total - offset - size;
  const shown = isFromEnd ? Math.min(size, total - offset) : size;
  const skipped = isFromEnd ? total - offset - shown : offset;
  const isAscending = (ask.sort === 'oldest') !== isFromEnd;
  const tail = `${isAscending ? 'ASC' : 'DESC'} LIMIT ${binder.put(skipped + shown)}`;
  const arms = isFromEnd ? [ordinaryArm, boostedArm] : [boostedArm, ordinaryArm];
  const sql = `
    SELECT page.seq AS page_seq, page.arm AS page_arm, ${ask.columns} FROM (
      ${arms.map((arm) => `SELECT seq, arm FROM (${armSql(ask, arm, binder, tail)})`).join(' UNION ALL ')}
      LIMIT ${binder.put(shown)} OFFSET ${binder.put(skipped)}
    ) page CROSS JOIN ${catalogue} r ON r.seq = page.seq`;
  return db.prepare(sql).bind(...binder.values);
}

/** From this row on a trip for the total pays: half of the pages are nearer to the end, and what is behind the end costs nothing. */
const deepOffset = 1000;

/**
 * Whether the total is asked first, in a trip of its own: for deep pages, and for many filters without an index, which find nothing only
 * after walking through the shortest list of words.
 */
const isTotalFirst = (ask: PageAsk): boolean =>
  ask.exceptSeq === undefined &&
  isTotalKept(ask) &&
  (ask.page * ask.size >= deepOffset || (ask.groups.length > 2 && indexOf(ask) === undefined));

interface Placed {
  page_seq: number;
  page_arm: number;
}
type Result = D1Result<Record<string, unknown>> | undefined;
interface Results {
  ended: Result;
  page?: Result;
  total?: Result;
}

const totalOf = (result: Result): number => Number(result?.results[0]?.['n'] ?? 0);

async function readAtOnce(db: D1DatabaseSession, ask: PageAsk): Promise<Results> {
  const statements = [endedStatement(db, ask), pageStatement(db, ask, null)];
  if (ask.withoutCount !== true) statements.push(totalStatement(db, ask));
  const [ended, page, total] = await db.batch<Record<string, unknown>>(statements);
  return { ended, page, total };
}

async function readTotalFirst(db: D1DatabaseSession, ask: PageAsk): Promise<Results> {
  const statements = [endedStatement(db, ask), totalStatement(db, ask)];
  const [ended, total] = await db.batch<Record<string, unknown>>(statements);
  if (ask.page * ask.size >= totalOf(total)) return { ended, total };
  const [page] = await db.batch<Record<string, unknown>>([pageStatement(db, ask, totalOf(total))]);
  return { ended, page, total };
}

/** Finds a row when a boost has ended that is still shown. */
const endedStatement = (db: D1DatabaseSession, { catalogue, now }: PageAsk): D1PreparedStatement =>
  db
    .prepare(
      `SELECT 1 FROM ${catalogue} INDEXED BY ${catalogue === 'company' ? 'company_boosted' : 'request_boost_end'} WHERE is_boosted = 1 AND boost_expires_at <= ?1 LIMIT 1`,
    )
    .bind(now);

/** Reads one page of live rows with its total. A boost that has just ended is taken down first. */
export async function readPage<Row>(db: D1DatabaseSession, ask: PageAsk): Promise<PageAnswer<Row>> {
  const run = () => (isTotalFirst(ask) ? readTotalFirst(db, ask) : readAtOnce(db, ask));
  let results = await run();
  if ((results.ended?.results.length ?? 0) > 0) {
    await endBoosts(db, ask.now);
    results = await run();
  }
  const placed = (results.page?.results ?? []) as unknown as (Row & Placed)[];
  const direction = ask.sort === 'oldest' ? 1 : -1;
  placed.sort((a, b) => a.page_arm - b.page_arm || direction * (a.page_seq - b.page_seq));
  const total = totalOf(results.total);
  const isCapped = total > countMax && isTotalCapped(ask);
  return {
    rows: placed,
    count: isCapped ? countMax : total,
    totalIsCapped: isCapped,
    rowsRead: {
      page: (results.ended?.meta.rows_read ?? 0) + (results.page?.meta.rows_read ?? 0),
      count: results.total?.meta.rows_read ?? 0,
    },
  };
}
