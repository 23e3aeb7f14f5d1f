/** Prints and stores results. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/support/install.mjs';
import type { ChatResult } from './chat.ts';
import { sizeOf } from './generate.ts';
import { brokenBounds, growthMax, growthOf, type ListResult } from './lists.ts';
import type { CpuResult } from './workers/cpu.ts';
import { recoveryMsMax } from './recovery.ts';
import { heapMbMax, type PeakMemory } from './workers/heaps.ts';
import type { LoadMemory, Memory } from './memory.ts';
import { deliveryMsMax, type SocketsResult } from './sockets.ts';
import { printTable, short } from './table.ts';

const idleMbMax = 400;
const loadMbMax = 700;
/** Largest growth of memory from the end of the warm-up to the end of the minute. */
const loadGrowthMax = 1.25;

export interface Results {
  requests: number;
  generation: { seconds: number; rowsPerSecond: number; databaseMb: number };
  /** Time of a call that reads nothing, for comparison. */
  healthMs: number;
  /** Numbers of requests in the measured catalogues, smallest first. */
  sizes: number[];
  lists: ListResult[];
  chat: ChatResult;
  sockets: SocketsResult;
  cpu: CpuResult[];
  heaps: PeakMemory[];
  recoveryMs: number | null;
  hashMs: number;
  startMs: number;
  memory: { idle: Memory | null; underLoad: LoadMemory | null; afterChat: Memory | null };
}

const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

const machine = () => ({
  processor: cpus()[0]?.model ?? '',
  cores: cpus().length,
  memoryMb: Math.round(totalmem() / 2 ** 20),
  system: `${platform()} ${release()}`,
  node: process.version,
});

const counted = (number: number): string => number.toLocaleString('en-US');

/** Rows at every size and their bound. */
const rowsOf = (rows: readonly number[], max: number | undefined): string => {
  const all = rows.map(counted).join(' · ');
  return max === undefined ? all : `${all} ≤ ${counted(max)}${Math.max(...rows) > max ? ' ✗' : ''}`;
};
const times = (growth: number | null): string => (growth === null ? '–' : `${growth.toFixed(2)}×`);

const listRows = ({ lists, sizes }: Pick<Results, 'lists' | 'sizes'>, kind: ListResult['kind']): string[][] =>
  lists
    .filter((list) => list.kind === kind)
    .map((list) => [
      list.growsWith === undefined ? list.name : `${list.name} (grows with ${list.growsWith})`,
      counted(list.bySize.at(-1)?.hits ?? 0),
      rowsOf(
        list.bySize.map(({ rowsPage }) => rowsPage),
        list.rowsMax?.page,
      ),
      rowsOf(
        list.bySize.map(({ rowsCount }) => rowsCount),
        list.rowsMax?.count,
      ),
      list.bySize.map(({ p50 }) => short(p50)).join(' · '),
      ...sizes.slice(1).map((_, index) => times(growthOf(list, index + 1))),
    ]);

const listHeads = (sizes: readonly number[]): string[] => [
  '',
  'total',
  'rows, page',
  'rows, total',
  'p50 ms',
  ...sizes.slice(1).map((_, index) => `×${10 ** (index + 1)}`),
];
const titles: Record<ListResult['kind'], string> = {
  page: 'Requests, page 1',
  deep: 'Requests, further pages',
  search: 'Requests, text search',
  companies: 'Companies',
  products: 'Products',
  counts: 'Counts and filter values',
  other: 'Other calls',
};

/** @returns the broken bounds of open sockets */
export const brokenSockets = ({ sockets, stillOpen, deliveryP99 }: Results['sockets']): string[] => [
  ...(deliveryP99 > deliveryMsMax ? ['delivery to open sockets'] : []),
  ...(stillOpen < sockets ? ['sockets that were lost'] : []),
];

/** @returns the broken bounds of CPU time and memory */
export const brokenWorkers = ({ cpu, heaps }: Pick<Results, 'cpu' | 'heaps'>): string[] => [
  ...cpu.filter(({ ofConstant, ofConstantMax }) => ofConstant > ofConstantMax).map(({ name }) => `CPU: ${name}`),
  ...heaps.filter(({ mb }) => Math.max(mb.edge, mb.api) > heapMbMax).map(({ what }) => `what a Worker holds: ${what}`),
];

/** @returns every bound that does not hold */
export const brokenOf = (results: Pick<Results, 'lists' | 'memory' | 'sockets' | 'cpu' | 'heaps' | 'recoveryMs'>): string[] => {
  const { lists, memory, sockets, recoveryMs } = results;
  return [
    ...brokenBounds(lists),
    ...((memory.idle?.totalMb ?? 0) > idleMbMax ? ['memory idle'] : []),
    ...((memory.underLoad?.peakMb ?? 0) > loadMbMax ? ['memory under load'] : []),
    ...(memory.underLoad !== null && memory.underLoad.lateMb > memory.underLoad.warmMb * loadGrowthMax ? ['memory grows under load'] : []),
    ...brokenSockets(sockets),
    ...brokenWorkers(results),
    ...((recoveryMs ?? 0) > recoveryMsMax ? ['recovery after a crash'] : []),
  ];
};

/** Prints CPU time and memory of the Workers. */
export function printWorkers({ cpu, heaps }: Pick<Results, 'cpu' | 'heaps'>): void {
  const rows = (kind: CpuResult['kind']): string[][] =>
    cpu
      .filter((one) => one.kind === kind)
      .map(({ name, ofConstant, ofConstantMax, ms, halves, api, bytes }) => [
        name,
        `${ofConstant.toFixed(1)}×`,
        `${ofConstantMax}×`,
        ms.toFixed(2),
        halves.map((half) => half.toFixed(1)).join(' · '),
        `${api.toFixed(1)}×`,
        counted(Math.round(bytes)),
      ]);
  for (const kind of ['page', 'call'] as const)
    printTable(
      `CPU of our Workers’ code for a ${kind}, as a ratio to a refusal by the edge`,
      ['', 'CPU', '≤', 'ms here', 'odd · even rounds', 'of it API', 'bytes'],
      rows(kind),
    );
  printTable(
    `Peak memory of the Workers, heap and buffers, MB (≤ ${heapMbMax})`,
    ['', 'edge', 'API', 'answers'],
    heaps.map(({ what, mb, answers }) => [what, short(mb.edge), short(mb.api), String(answers)]),
  );
}

/** Prints the results of open sockets. */
export function printSockets({ sockets, stillOpen, messages, series, memoryMb, ...times }: Results['sockets']): void {
  printTable(
    `${sockets} open sockets`,
    ['', 'p50 ms', 'p99 ms'],
    [
      [
        `message to the other side’s socket, the best of ${series} × ${messages} messages (p99 ≤ ${deliveryMsMax} ms)`,
        short(times.deliveryP50),
        short(times.deliveryP99),
      ],
      ['the first message of each room after a rest, which wakes it', short(times.afterIdleP50), short(times.afterIdleP99)],
      ['sockets open at the end', String(stillOpen), ''],
      [`memory without sockets · with messages · after idle time, MB`, memoryMb.map((mb) => short(mb ?? Number.NaN)).join(' · '), ''],
    ],
  );
}

type Lists = Pick<Results, 'requests' | 'generation' | 'healthMs' | 'sizes' | 'lists'>;

/** Prints the results of list calls. */
export function printLists(results: Lists): void {
  const { requests, generation } = results;
  console.log(
    `\n${requests.toLocaleString('en-US')} requests, ${counted(sizeOf(requests).companies)} companies, ${counted(sizeOf(requests).products)} products; stored in ${short(generation.seconds)} s, ${short(generation.rowsPerSecond)} rows/s, ${short(generation.databaseMb)} MB.`,
  );
  console.log(
    `Each list call runs through edge and API over HTTP; a call that reads nothing takes ${short(results.healthMs)} ms.\n` +
      `Rows and times are listed for ${results.sizes.map(counted).join(' · ')} requests. “×10” is the time divided by the time at a tenth of the size, “×100” by that at a hundredth (≤ ${growthMax}×, multiplied by the growth of the rows read); “–” where the two sizes show different numbers of entries.`,
  );
  for (const kind of (Object.keys(titles) as ListResult['kind'][]).filter((each) => results.lists.some((list) => list.kind === each)))
    printTable(titles[kind], listHeads(results.sizes), listRows(results, kind));
}

/** Prints broken bounds. @returns whether there are none */
export function printBroken(broken: readonly string[]): boolean {
  console.log(broken.length === 0 ? '\nAll bounds hold.' : `\nBroken bounds:\n${broken.map((line) => `✗ ${line}`).join('\n')}`);
  return broken.length === 0;
}

/** Prints all results, broken bounds last. @returns whether all bounds hold */
export function printResults(results: Results): boolean {
  const { chat, memory } = results;
  printLists(results);
  printWorkers(results);
  printTable(
    'Chat',
    ['', 'p50 ms', 'p99 ms'],
    [
      [`message to the other side’s socket, ${chat.messages} messages`, short(chat.deliveryP50), short(chat.deliveryP99)],
      ['message to the sender’s answer', short(chat.answerP50), short(chat.answerP99)],
      [`polling, nothing new: ${chat.pollNothingNewBytes.toLocaleString('en-US')} bytes`, short(chat.pollNothingNewMs), ''],
      [`polling, the whole room: ${chat.pollAllBytes.toLocaleString('en-US')} bytes`, short(chat.pollAllMs), ''],
    ],
  );
  printSockets(results.sockets);
  printTable(
    'Process',
    ['', ''],
    [
      ['start on this catalogue, ms', short(results.startMs)],
      [`memory idle, MB (≤ ${idleMbMax})`, short(memory.idle?.totalMb ?? Number.NaN)],
      [
        `memory in a minute of ${counted(memory.underLoad?.answers ?? 0)} lists, MB (≤ ${loadMbMax})`,
        short(memory.underLoad?.peakMb ?? Number.NaN),
      ],
      [
        `… in its first and last 20 s, MB (≤ ${loadGrowthMax}×)`,
        `${short(memory.underLoad?.warmMb ?? Number.NaN)} · ${short(memory.underLoad?.lateMb ?? Number.NaN)}`,
      ],
      ['memory after the chat, MB', short(memory.afterChat?.totalMb ?? Number.NaN)],
      [`answers again after a crash under load, ms (≤ ${recoveryMsMax})`, short(results.recoveryMs ?? Number.NaN)],
      ['password hash, ms', short(results.hashMs)],
      ['sign-in with its hash, ms', short(chat.signInMs)],
    ],
  );
  return printBroken(brokenOf(results));
}

/** Writes bench/results/latest.json. */
export function saveResults(results: Partial<Results>): string {
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'latest.json');
  const commit = { id: git('rev-parse', 'HEAD'), isChanged: git('status', '--porcelain') !== '' };
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), commit, machine: machine(), ...results }, null, 2)}\n`);
  return file;
}
