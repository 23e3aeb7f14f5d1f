/** Rows read and time of the list calls, asked of the running product like any client asks. */
import type { Case } from './cases.ts';
import { median } from './table.ts';

const callsMax = 31;
const callsMin = 3;
const msPerCase = 1500;
const warmUpRounds = 3;

export interface ListResult {
  name: string;
  kind: Case['kind'];
  /** As the database counts them: statements joined by `+`, trips by `,`. */
  rowsRead: string;
  rowsPage: number;
  rowsCount: number;
  rowsMax: Case['rowsMax'];
  p50: number;
  calls: number;
  hits: number;
}

interface Answer {
  data?: { requests?: unknown[]; companies?: unknown[]; count?: number };
}

async function ask(origin: string, one: Case): Promise<{ ms: number; rowsRead: string; answer: Answer }> {
  const begun = performance.now();
  const response = await fetch(origin + one.path, {
    method: 'POST',
    body: JSON.stringify(one.body),
    headers: { 'content-type': 'application/json' },
  });
  const answer = (await response.json()) as Answer;
  const ms = performance.now() - begun;
  if (!response.ok) throw new Error(`${one.name}: ${response.status} ${JSON.stringify(answer)}`);
  return { ms, answer, rowsRead: response.headers.get('x-rows-read') ?? '' };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The list is one trip; its last statement is the total. What else the call reads counts as its page. */
export function splitRows(rowsRead: string): { page: number; count: number } {
  const trips = rowsRead.split(',').map((trip) => trip.split('+').map(Number));
  const list = trips.find((trip) => trip.length === 3);
  const count = list?.at(-1) ?? 0;
  return { page: sum(trips.flat()) - count, count };
}

/** Asks each case again and again, bounded in count and time. */
export async function measureLists(origin: string, cases: readonly Case[]): Promise<ListResult[]> {
  const results: ListResult[] = [];
  // Lookups are read once and then kept in memory, and code that has run often is faster.
  for (let round = 0; round < warmUpRounds; round += 1) for (const one of cases) await ask(origin, one);
  for (const one of cases) {
    const { rowsRead, answer } = await ask(origin, one);
    const rows = splitRows(rowsRead);
    const times: number[] = [];
    const end = performance.now() + msPerCase;
    while (times.length < callsMin || (times.length < callsMax && performance.now() < end)) times.push((await ask(origin, one)).ms);
    const { data } = answer;
    results.push({
      name: one.name,
      kind: one.kind,
      rowsRead,
      rowsPage: rows.page,
      rowsCount: rows.count,
      rowsMax: one.rowsMax,
      p50: median(times),
      calls: times.length,
      hits: data?.count ?? data?.requests?.length ?? 0,
    });
  }
  return results;
}

/** @returns what reads more than it may */
export const brokenBounds = (results: readonly ListResult[]): ListResult[] =>
  results.filter(({ rowsMax, rowsPage, rowsCount }) => rowsMax !== undefined && (rowsPage > rowsMax.page || rowsCount > rowsMax.count));

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
