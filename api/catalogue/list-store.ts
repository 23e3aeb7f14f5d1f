/**
 * Pages of the two catalogues, requests and companies, over any number of rows (docs/performance.md). A page is one statement with two
 * branches: boosted rows, then the ordinary ones, each in time order, so that SQLite stops as soon as the page is full. A branch scans a
 * partial composite index if one fits the filters, otherwise a full-text index, in which facets are words. Only the rows of the page itself
 * are read from the table.
 */
import { approval } from '../../contract/company/approval.ts';
import { boostedFacet } from '../lookup/facet-words.ts';
import { countMax, passedOverMax } from '../../contract/limits.ts';
import { endBoosts } from '../company/boost/boost-store.ts';
import { type Answers, askNamed, type Statements } from '../platform/db/named-batch.ts';
import { inOrder, matchOf, quoted } from './match.ts';
import { columnOf, indexOf, type ListSort, namedMax } from './list-indexes.ts';
import { isTotalCapped, isTotalStored, type TotalAsk, totalStatement } from './total-store.ts';

export interface PageAsk extends TotalAsk {
  /** Columns of `r`, the catalogue's table. */
  columns: string;
  /** Only companies can be sorted by name, and only if {@link PageAnswer.sorts} contains it; otherwise newest first. */
  sort: ListSort;
  /** From 0. */
  page: number;
  size: number;
  now: number;
  /** A row that is left out. */
  exceptSeq?: number;
  /** A company whose rows are left out; only for requests in order of time. */
  exceptCompanyId?: string;
  /** By time alone, boosted or not; at most the newest of the boosted ones (docs/behaviour.md#boost-on-home). */
  isLatest?: boolean;
  /** Whether the total is left out. */
  withoutCount?: boolean;
  /** Other statements in the same round trip. */
  beside?: Statements;
}

export interface PageAnswer<Row> {
  rows: Row[];
  count: number;
  totalIsCapped: boolean;
  /** How the page is sorted. */
  sort: ListSort;
  /** Possible orders. */
  sorts: readonly ListSort[];
  /** Rows that the database read, which determine the cost. */
  rowsRead: { page: number; count: number };
  /** All answers of the round trip, including those to other statements. */
  answers: Answers;
}

class Binder {
  readonly values: (string | number)[] = [];
  /** Binds a value and returns its placeholder. */
  put(value: string | number): string {
    this.values.push(value);
    return `?${this.values.length}`;
  }
}

interface Arm {
  /** The position of the branch in the list. */
  place: number;
  isBoosted: boolean;
  /** MATCH expression of the branch's text. */
  text: string | null;
}

/** Boosted rows first; within both groups those with the typed words before those with their synonyms, and the newest first. */
function armsOf({ text: asked, sort, isLatest = false }: PageAsk): Arm[] {
  const texts =
    asked === null
      ? [null]
      : asked.exact === null || sort !== 'newest' || isLatest
        ? [asked.all]
        : [asked.exact, `(${asked.all}) NOT (${asked.exact})`];
  return [true, false].flatMap((isBoosted) => texts.map((text) => ({ isBoosted, text }))).map((arm, place) => ({ ...arm, place }));
}

/**
 * Whether the list can be sorted by name, whatever its present order. @param total number of matching rows, as far as they were
 * counted
 */
const isNameOffered = (ask: PageAsk, total: number): boolean =>
  ask.catalogue === 'company' && (indexOf({ ...ask, sort: 'name' }) !== undefined || total <= namedMax);

const orderBy = (columns: readonly string[], isAscending: boolean): string =>
  `ORDER BY ${columns.map((column) => `${column} ${isAscending ? 'ASC' : 'DESC'}`).join(', ')}`;

interface Tail {
  isAscending: boolean;
  limit: string;
}

/** SQL of the rows of `seqs` that do not belong to a company. @param placeholders of the company and of the maximum number of its rows */
export const seqsOfOthers = (seqs: string, table: string, { company, limit }: { company: string; limit: string }): string =>
  `SELECT near.seq FROM (${seqs}) near CROSS JOIN ${table} o ON o.seq = near.seq WHERE o.company_id <> ${company} LIMIT ${limit}`;

function armSql(ask: PageAsk, { isBoosted, place, text }: Arm, binder: Binder, tail: Tail): string {
  const { catalogue, exceptSeq, exceptCompanyId } = ask;
  const { isAscending } = tail;
  const limit = exceptCompanyId === undefined ? tail.limit : binder.put(passedOverMax);
  const isNamed = ask.sort === 'name';
  const groups = inOrder(catalogue, ask.groups);
  const except = (column: string): string => (exceptSeq === undefined ? '' : ` AND ${column} <> ${binder.put(exceptSeq)}`);
  const index = indexOf(ask);
  const from = (): string => {
    if (index === undefined) {
      const table = isBoosted ? `${catalogue}_boosted_fts` : `${catalogue}_fts`;
      const match = matchOf(groups, text);
      const asked = binder.put(isBoosted ? match : `(${match}) NOT facets:${quoted(boostedFacet)}`);
      if (isNamed)
        return `SELECT n.seq FROM ${table} CROSS JOIN ${catalogue} n ON n.seq = ${table}.rowid WHERE ${table} MATCH ${asked}${except('n.seq')} ${orderBy(['n.name_key', 'n.seq'], isAscending)} LIMIT ${limit}`;
      return `SELECT rowid AS seq FROM ${table} WHERE ${table} MATCH ${asked}${except('rowid')} ${orderBy(['rowid'], isAscending)} LIMIT ${limit}`;
    }
    const conditions = groups.map((group) => {
      const word = group[0] ?? '';
      const kind = word.charAt(0);
      const value = word.slice(1);
      // As in the partial index of the direction.
      if (kind === 'a') return ` AND (activity_area=${value === '1' ? 1 : 2} OR both_areas=1)`;
      return ` AND ${columnOf[kind]} = ${binder.put(kind === 't' ? Number(value) : value)}`;
    });
    return `SELECT seq FROM ${catalogue} INDEXED BY ${index} WHERE approve_status = ${approval.approved} AND is_active = 1 AND is_boosted = ${Number(isBoosted)}${conditions.join('')}${except('seq')} ${orderBy(isNamed ? ['name_key', 'seq'] : ['seq'], isAscending)} LIMIT ${limit}`;
  };
  const seqs =
    exceptCompanyId === undefined ? from() : seqsOfOthers(from(), catalogue, { company: binder.put(exceptCompanyId), limit: tail.limit });
  return `SELECT seq, ${place} AS arm FROM (${seqs})`;
}

/** @param total if known: a page of the second half is then read from the list's end */
function pageStatement(db: D1DatabaseSession, ask: PageAsk, total: number | null): D1PreparedStatement {
  const { catalogue, size } = ask;
  const binder = new Binder();
  const offset = ask.page * size;
  const { isLatest = false } = ask;
  const isFromEnd = !isLatest && total !== null && offset > total - offset - size;
  const shown = isFromEnd ? Math.min(size, total - offset) : size;
  const skipped = isFromEnd ? total - offset - shown : offset;
  const tail = { isAscending: (ask.sort !== 'newest') !== isFromEnd, limit: binder.put(skipped + shown) };
  const arms = isFromEnd ? armsOf(ask).reverse() : armsOf(ask);
  const sql = `
    SELECT page.seq AS page_seq, page.arm AS page_arm, ${ask.sort === 'name' ? `r.name_key AS page_name, ` : ''}${ask.columns} FROM (
      ${arms.map((arm) => `SELECT seq, arm FROM (${armSql(ask, arm, binder, isLatest && arm.isBoosted ? { ...tail, limit: '1' } : tail)})`).join(' UNION ALL ')}
      ${isLatest ? 'ORDER BY seq DESC' : ''}
      LIMIT ${binder.put(shown)} OFFSET ${binder.put(skipped)}
    ) page CROSS JOIN ${catalogue} r ON r.seq = page.seq`;
  return db.prepare(sql).bind(...binder.values);
}

/**
 * From this row on, a round trip for the total saves time: half of the pages are nearer to the end of the list, and a page beyond the end
 * needs no read.
 */
const deepOffset = 1000;

/**
 * Whether the total is read first, in a round trip of its own: for deep pages, for several filters without an index (if they have no
 * result, the page would scan the whole list of the rarest word), and always if the total decides whether the list can be sorted by name.
 */
const isTotalFirst = (ask: PageAsk): boolean => (ask.sort === 'name' && indexOf(ask) === undefined) || isTotalWorthIt(ask);

const isTotalWorthIt = (ask: PageAsk): boolean =>
  ask.exceptSeq === undefined &&
  ask.exceptCompanyId === undefined &&
  isTotalStored(ask) &&
  (ask.page * ask.size >= deepOffset || (ask.groups.length > 2 && indexOf(ask) === undefined));

interface Placed {
  page_seq: number;
  page_arm: number;
  page_name?: string;
}
type Result = D1Result<Record<string, unknown>> | undefined;
interface Results {
  ended: Result;
  page?: Result;
  total?: Result;
  answers: Answers;
  /** The order in which it was read. */
  sort: ListSort;
}

const totalOf = (result: Result): number => Number(result?.results[0]?.['n'] ?? 0);

async function readAtOnce(db: D1DatabaseSession, ask: PageAsk): Promise<Results> {
  const { beside, withoutCount = false, sort } = ask;
  const answers = await askNamed(db, {
    ended: endedStatement(db, ask),
    page: pageStatement(db, ask, null),
    ...(!withoutCount && { total: totalStatement(db, ask) }),
    ...beside,
  });
  const { ended, page, total } = answers;
  return { ended, page, total, sort, answers };
}

async function readTotalFirst(db: D1DatabaseSession, ask: PageAsk): Promise<Results> {
  const answers = await askNamed(db, { ended: endedStatement(db, ask), total: totalStatement(db, ask), ...ask.beside });
  const { ended, total } = answers;
  const count = totalOf(total);
  const sort = ask.sort === 'name' && !isNameOffered(ask, count) ? 'newest' : ask.sort;
  if (ask.page * ask.size >= count) return { ended, total, sort, answers };
  const isExact = isTotalStored(ask) || count <= countMax;
  const { page } = await askNamed(db, { page: pageStatement(db, { ...ask, sort }, isExact ? count : null) });
  return { ended, page, total, sort, answers };
}

/** Returns a row if an ended boost is still shown. */
const endedStatement = (db: D1DatabaseSession, { catalogue, now }: PageAsk): D1PreparedStatement =>
  db
    .prepare(
      `SELECT 1 FROM ${catalogue} INDEXED BY ${catalogue === 'company' ? 'company_boosted' : 'request_boost_end'} WHERE is_boosted = 1 AND boost_expires_at <= ?1 LIMIT 1`,
    )
    .bind(now);

/** As the indexes sort: by character codes. */
const compareText = (a = '', b = ''): number => (a === b ? 0 : a < b ? -1 : 1);

/** Reads one page of live rows with its total. Ends expired boosts before that. */
export async function readPage<Row>(db: D1DatabaseSession, ask: PageAsk): Promise<PageAnswer<Row>> {
  const run = () => (isTotalFirst(ask) ? readTotalFirst(db, ask) : readAtOnce(db, ask));
  let results = await run();
  if ((results.ended?.results.length ?? 0) > 0) {
    await endBoosts(db, ask.now);
    results = await run();
  }
  const placed = (results.page?.results ?? []) as unknown as (Row & Placed)[];
  const { sort } = results;
  const direction = sort === 'newest' ? -1 : 1;
  const order = (row: Placed): number => (ask.isLatest ? 0 : row.page_arm);
  placed.sort((a, b) => order(a) - order(b) || compareText(a.page_name, b.page_name) || direction * (a.page_seq - b.page_seq));
  const total = totalOf(results.total);
  const isCapped = total > countMax && isTotalCapped(ask);
  return {
    rows: placed,
    count: isCapped ? countMax : total,
    totalIsCapped: isCapped,
    sort,
    sorts: isNameOffered(ask, total) ? ['newest', 'oldest', 'name'] : ['newest', 'oldest'],
    rowsRead: {
      page: (results.ended?.meta.rows_read ?? 0) + (results.page?.meta.rows_read ?? 0),
      count: results.total?.meta.rows_read ?? 0,
    },
    answers: results.answers,
  };
}
