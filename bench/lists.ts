/** Rows read and time of the list calls, asked of the running product like any client asks: of catalogues of several sizes in turn. */
import type { Case } from './cases.ts';
import { median } from './table.ts';

const callsMax = 31;
const callsMin = 3;
const msPerCase = 3000;
const warmUpRounds = 5;
/** What seems to have grown is asked for so many more series; all calls count. */
const furtherSeries = 6;
/** A page may take so many times as long as in any of the smaller catalogues, for as many rows. */
export const growthMax = 1.3;

/** A running product on a catalogue of its own. */
export interface Catalogue {
  requests: number;
  origin: string;
}

/** What one size of the catalogue said to a case. */
export interface Reading {
  /** As the database counts them: statements joined by `+`, trips by `,`. */
  rowsRead: string;
  rowsPage: number;
  rowsCount: number;
  hits: number;
  /** How many entries the page shows. */
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
  /** From the smallest catalogue to the largest. */
  bySize: Reading[];
}

interface Answer {
  data?: Partial<Record<(typeof listNames)[number], unknown>> & { count?: number };
}
const listNames = ['requests', 'companies', 'products', 'categories'] as const;
/** How many entries an answer shows: of its lists, not of numbers under the same names. */
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
 * A list is one trip of three statements, the last is the total; or a trip that ends with the total and then one for the page, which is
 * left out when it is empty. What else the call reads counts as its page. Products are a page and a total, nothing else. Counts beside filters come
 * with all of them, and all together is judged.
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
        // Counting is as much work as there are hits to count.
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

/** Asks each case of all catalogues in turn, so that what else the machine does slows them alike; bounded in count and time. */
export async function measureLists(catalogues: readonly Catalogue[], cases: readonly Case[]): Promise<ListResult[]> {
  // Lookups are read once and then kept in memory, and code that has run often is faster.
  for (let round = 0; round < warmUpRounds; round += 1)
    for (const one of cases) for (const { origin } of catalogues) await ask(origin, one.path, one.body);
  const results: ListResult[] = [];
  for (const one of cases) results.push(await measureCase(catalogues, one));
  return results;
}

/**
 * How many times as long a list takes as in a smaller catalogue.
 * @param back how many sizes smaller
 * @returns null where the smaller one shows another number of entries (a page that it does not have): that is not the same work
 */
export function growthOf({ bySize }: Pick<ListResult, 'bySize'>, back = 1): number | null {
  const [before, now] = [bySize.at(-1 - back), bySize.at(-1)];
  return before === undefined || now === undefined || before.shown !== now.shown ? null : now.p50 / before.p50;
}

/** Where more hits are counted there is more to do: their rows have bounds of their own. */
function rowGrowthOf({ bySize }: Pick<ListResult, 'bySize'>, back: number): number {
  const [before = 0, now = 0] = [bySize.at(-1 - back), bySize.at(-1)].map((one) => (one?.rowsPage ?? 0) + (one?.rowsCount ?? 0));
  return Math.max(1, now / Math.max(1, before));
}
/** The largest growth from any of the smaller sizes beyond that of the rows. */
const worstGrowthOf = (result: ListResult): number =>
  Math.max(...result.bySize.map((_, back) => (growthOf(result, back) ?? 0) / rowGrowthOf(result, back)));
const hasGrown = (result: ListResult): boolean => result.growsWith === undefined && worstGrowthOf(result) > growthMax;

/** @returns what reads more than it may, at any size, and what takes longer than it may */
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

/** Median time of a call that goes the same way and reads nothing. */
export async function healthMs(origin: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < callsMax; count += 1) {
    const begun = performance.now();
    await fetch(`${origin}/api/health`).then((response) => response.text());
    times.push(performance.now() - begun);
  }
  return median(times);
}
