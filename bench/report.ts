/** What was measured, as tables and as a file. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/support/install.mjs';
import type { ChatResult } from './chat.ts';
import { brokenBounds, type ListResult } from './lists.ts';
import type { Memory } from './memory.ts';
import type { PageResult } from './pages.ts';
import { printTable, ratio, short } from './table.ts';

const idleMbMax = 400;

export interface Results {
  requests: number;
  generation: { seconds: number; rowsPerSecond: number; databaseMb: number };
  /** A list call's own time is what it takes beyond this one, which reads nothing. */
  healthMs: number;
  /** At a tenth of the size. */
  before: ListResult[];
  lists: ListResult[];
  pages: PageResult[];
  chat: ChatResult;
  hashMs: number;
  startMs: number;
  memory: { idle: Memory | null; afterPages: Memory | null; afterChat: Memory | null };
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

const rowsOf = (rows: number, max: number | undefined): string =>
  max === undefined ? `${rows}` : `${rows} ≤ ${max}${rows > max ? ' ✗' : ''}`;

function listRows({ before, lists }: Results, kind: ListResult['kind']): string[][] {
  return lists
    .filter((list) => list.kind === kind)
    .map((list) => {
      const earlier = before.find((one) => one.kind === kind && one.name === list.name);
      return [
        list.name,
        list.hits.toLocaleString('en-US'),
        rowsOf(list.rowsPage, list.rowsMax?.page),
        rowsOf(list.rowsCount, list.rowsMax?.count),
        ratio(list.rowsPage + list.rowsCount, (earlier?.rowsPage ?? 0) + (earlier?.rowsCount ?? 0)),
        short(list.p50),
        ratio(list.p50, earlier?.p50 ?? 0),
      ];
    });
}

const listHeads = ['', 'total', 'rows, page', 'rows, total', '×10 rows', 'p50 ms', '×10 time'];
const titles: Record<ListResult['kind'], string> = {
  page: 'Requests, page 1',
  deep: 'Requests, further pages',
  search: 'Requests, text search',
  companies: 'Companies',
  other: 'Other calls',
};

/** Prints everything, the broken bounds last. @returns whether all bounds hold */
export function printResults(results: Results): boolean {
  const { requests, generation, lists, pages, chat, memory } = results;
  console.log(
    `\n${requests.toLocaleString('en-US')} requests, ${Math.ceil(requests / 5).toLocaleString('en-US')} companies; stored in ${short(generation.seconds)} s, ${short(generation.rowsPerSecond)} rows/s, ${short(generation.databaseMb)} MB.`,
  );
  console.log(
    `Each list call runs through edge and API over HTTP; a call that reads nothing takes ${short(results.healthMs)} ms. “×10” is growth from a tenth of the size.`,
  );
  for (const kind of Object.keys(titles) as ListResult['kind'][]) printTable(titles[kind], listHeads, listRows(results, kind));
  printTable(
    'Pages, 20 connections',
    ['', 'per second', 'of constant', 'p50 ms', 'p99 ms', 'bytes', 'answers'],
    pages.map((page) => [
      page.name,
      short(page.perSecond),
      page.ofConstant.toFixed(2),
      short(page.p50),
      short(page.p99),
      page.bytes.toLocaleString('en-US'),
      `${page.requests}`,
    ]),
  );
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
  printTable(
    'Process',
    ['', ''],
    [
      ['start on this catalogue, ms', short(results.startMs)],
      [`memory idle, MB (≤ ${idleMbMax})`, short(memory.idle?.totalMb ?? Number.NaN)],
      ['memory after the pages, MB', short(memory.afterPages?.totalMb ?? Number.NaN)],
      ['memory after the chat, MB', short(memory.afterChat?.totalMb ?? Number.NaN)],
      ['password hash, ms', short(results.hashMs)],
      ['sign-in with its hash, ms', short(chat.signInMs)],
    ],
  );
  const broken = brokenBounds(lists).map((list) => `${titles[list.kind]}, ${list.name}: rows ${list.rowsRead}`);
  if ((memory.idle?.totalMb ?? 0) > idleMbMax) broken.push('memory idle');
  console.log(broken.length === 0 ? '\nAll bounds hold.' : `\nBroken bounds:\n${broken.map((line) => `✗ ${line}`).join('\n')}`);
  return broken.length === 0;
}

/** Writes bench/results/latest.json. */
export function saveResults(results: Results): string {
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'latest.json');
  const commit = { id: git('rev-parse', 'HEAD'), isChanged: git('status', '--porcelain') !== '' };
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), commit, machine: machine(), ...results }, null, 2)}\n`);
  return file;
}
