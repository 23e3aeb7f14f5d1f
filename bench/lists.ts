/** Measures the list calls over HTTP: rows read and time, with catalogues of several sizes. */
import type { Case } from './cases.ts';
import { median } from './table.ts';

const callsMax = 31;
const callsMin = 3;
const msPerCase = 3000;
const warmUpRounds = 5;
/** A case whose time seems to grow is measured again, up to this often; the median is over all calls. */
const furtherSeries = 6;
/** Largest factor by which a page may take longer than with a smaller catalogue, for the same number of rows. */
export const growthMax = 1.3;

/** A running product on a catalogue of its own. */
export interface Catalogue {
  requests: number;
  origin: string;
}

/** The result of a case at one size. */
export interface Reading {
  /** As counted by the database: statements joined by `+`, round trips by `,`. */
  rowsRead: string;
  rowsPage: number;
  rowsCount: number;
  hits: number;
  /** Number of entries of the page. */
  shown: number;
  p50: number;
  calls: number;
}

export interface ListResult {
  name: string;
  kind: Case['kind'];
  rowsMax: Case['rowsMax'];
  /** Why its time may grow. */
  growsWith: Case['growsWith'];
  /** Smallest catalogue first. */
  bySize: Reading[];
}

interface Answer {
  data?: Partial<Record<(typeof listNames)[number], unknown>> & { count?: number };
}
const listNames = ['requests', 'companies', 'products', 'categories'] as const;
/** Number of entries in the lists of an answer; some answers have a number under the name of a list. */
const shownIn = (data: NonNullable<Answer['data']>): number =>
  listNames.reduce((total, name) => total + (Array.isArray(data[name]) ? data[name].length : 0), 0);

async function ask(origin: string, path: string, body: unknown): Promise<{ ms: number; rowsRead: string; answer: Answer }> {
  const begun = performance.now();
  const response = await fetch(
    origin + path,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  );
  const answer = (await response.json()) as Answer;
  const ms = performance.now() - begun;
  if (!response.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${response.status} ${JSON.stringify(answer)}`);
  return { ms, answer, rowsRead: response.headers.get('x-rows-read') ?? '' };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Splits the rows read of a list call into those of page and total. A list has one round trip of three statements, the total last; or a
 * round trip with the total, and one for the page unless the page is empty. Products have two statements. Other reads count as part of the
 * page. Counts of filter values are read together with page and total, so only the sum of all rows has a bound.
 */
export function splitRows(rowsRead: string, kind?: Case['kind']): { page: number; count: number } {
  const trips = rowsRead.split(',').map((trip) => trip.split('+').map(Number));
  const isList = (trip: readonly number[], index: number): boolean =>
    trip.length === 3 || (trip.length === 2 && (kind === 'products' || trips[index + 1]?.length === 1));
  const list = trips.find(isList);
  const count = list?.at(-1) ?? 0;
  return { page: sum(trips.flat()) - count, count };
}

async function bodyOf({ origin }: Catalogue, one: Case): Promise<unknown> {
  if (one.pageFromEnd === undefined) return one.body;
  const { answer } = await ask(origin, one.path, one.body);
  return { ...(one.body as object), page: Math.ceil((answer.data?.count ?? 0) / 10) - one.pageFromEnd };
}

async function measureCase(catalogues: readonly Catalogue[], one: Case): Promise<ListResult> {
  const bodies = await Promise.all(catalogues.map((catalogue) => bodyOf(catalogue, one)));
  const times: number[][] = catalogues.map(() => []);
  const series = async (): Promise<void> => {
    const end = performance.now() + msPerCase;
    for (let round = 0; round < callsMin || (round < callsMax && performance.now() < end); round += 1)
      for (const [index, { origin }] of catalogues.entries()) times[index]?.push((await ask(origin, one.path, bodies[index])).ms);
  };
  const read = async (): Promise<ListResult> => ({
    name: one.name,
    kind: one.kind,
    rowsMax: one.rowsMax,
    growsWith: one.growsWith,
    bySize: await Promise.all(
      catalogues.map(async ({ origin }, index) => {
        const { rowsRead, answer } = await ask(origin, one.path, bodies[index]);
        const { count } = answer.data ?? {};
        const rows = splitRows(rowsRead, one.kind);
        // An answer with counts has no entries; its work is the number of rows read.
        const shown = one.kind === 'counts' ? rows.page + rows.count : shownIn(answer.data ?? {});
        const mine = times[index] ?? [];
        return { rowsRead, rowsPage: rows.page, rowsCount: rows.count, hits: count ?? shown, shown, p50: median(mine), calls: mine.length };
      }),
    ),
  });
  await series();
  let result = await read();
  for (let more = 0; more < furtherSeries && hasGrown(result); more += 1) {
    await series();
    result = await read();
  }
  return result;
}

/** Requests each case from all catalogues in turn, so that other load affects them alike; bounded in count and time. */
export async function measureLists(catalogues: readonly Catalogue[], cases: readonly Case[]): Promise<ListResult[]> {
  // Warms up: lookups are cached, and code is compiled.
  for (let round = 0; round < warmUpRounds; round += 1)
    for (const one of cases) for (const { origin } of catalogues) await ask(origin, one.path, one.body);
  const results: ListResult[] = [];
  for (const one of cases) results.push(await measureCase(catalogues, one));
  return results;
}

/**
 * Growth of a list's time from a smaller catalogue.
 * @param back how many sizes smaller
 * @returns null if the smaller one shows another number of entries (a page that it does not have), since the work then differs
 */
export function growthOf({ bySize }: Pick<ListResult, 'bySize'>, back = 1): number | null {
  const [before, now] = [bySize.at(-1 - back), bySize.at(-1)];
  return before === undefined || now === undefined || before.shown !== now.shown ? null : now.p50 / before.p50;
}

/** Growth of the rows read. More hits take longer to count, and the number of rows has a bound of its own. */
function rowGrowthOf({ bySize }: Pick<ListResult, 'bySize'>, back: number): number {
  const [before = 0, now = 0] = [bySize.at(-1 - back), bySize.at(-1)].map((one) => (one?.rowsPage ?? 0) + (one?.rowsCount ?? 0));
  return Math.max(1, now / Math.max(1, before));
}
/** The largest growth of the time from any smaller size, divided by the growth of the rows. */
const worstGrowthOf = (result: ListResult): number =>
  Math.max(...result.bySize.map((_, back) => (growthOf(result, back) ?? 0) / rowGrowthOf(result, back)));
const hasGrown = (result: ListResult): boolean => result.growsWith === undefined && worstGrowthOf(result) > growthMax;

/** @returns broken bounds of rows at any size, and of time */
export const brokenBounds = (results: readonly ListResult[]): string[] =>
  results.flatMap((result) => {
    const { name, kind, rowsMax, bySize } = result;
    const tooMany = bySize.filter(
      ({ rowsPage, rowsCount }) => rowsMax !== undefined && (rowsPage > rowsMax.page || rowsCount > rowsMax.count),
    );
    return [
      ...tooMany.map(({ rowsRead }) => `${kind}, ${name}: rows ${rowsRead}`),
      ...(hasGrown(result) ? [`${kind}, ${name}: ${worstGrowthOf(result).toFixed(2)}× the time for as many rows`] : []),
    ];
  });

/** Median time of a call that takes the same route through the product and reads no rows. */
export async function healthMs(origin: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < callsMax; count += 1) {
    const begun = performance.now();
    await fetch(`${origin}/api/health`).then((response) => response.text());
    times.push(performance.now() - begun);
  }
  return median(times);
}
