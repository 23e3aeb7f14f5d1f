/*
 * `npm run bench -- [requests] [--keep]`: measures the built product on a catalogue of its own, on this machine, without network.
 * The data is the same everywhere; times are not: read them beside the constant answers of the same run.
 * --keep leaves the data for a look with EXPLAIN QUERY PLAN; --dist names another built output.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { startServer } from '../scripts/serve.ts';
import { root } from '../scripts/support/install.mjs';
import { casesOf } from './cases.ts';
import { measureChat, prepareChat } from './chat.ts';
import { readLookups } from './facts.ts';
import { generate, sizeOf } from './generate.ts';
import { healthMs, type ListResult, measureLists } from './lists.ts';
import { steadyMemoryOf } from './memory.ts';
import { measurePages } from './pages.ts';
import { printResults, type Results, saveResults } from './report.ts';
import { startProcess } from './server.ts';

const requestsDefault = 10_000;
const requestsMin = 1000;
const requestsMax = 2_000_000;

const { values, positionals } = parseArgs({ options: { dist: { type: 'string' }, keep: { type: 'boolean' } }, allowPositionals: true });
const requests = Number((positionals[0] ?? String(requestsDefault)).replaceAll(/[_,.]/g, ''));
if (!Number.isInteger(requests) || requests < requestsMin || requests > requestsMax) {
  console.error(`npm run bench -- [requests, ${requestsMin} to ${requestsMax}]`);
  process.exit(1);
}

const dataDir = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
process.once('exit', () => (values.keep ? console.log(`data kept in ${dataDir}`) : rmSync(dataDir, { recursive: true, force: true })));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

const folderMb = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).reduce((sum, name) => sum + statSync(join(folder, String(name))).size, 0) / 2 ** 20
    : 0;

/** Stores the catalogue in two steps and measures the lists after each: what grows with the data shows. */
async function measureCatalogue(dist: string): Promise<Pick<Results, 'generation' | 'healthMs' | 'before' | 'lists' | 'hashMs'>> {
  const server = await startServer({ port: 0, dataDir, dist, demo: false, quiet: true });
  try {
    const { database, origin } = server;
    const lookups = await readLookups(database);
    const cases = casesOf(lookups);
    const now = Date.now();
    let from = sizeOf(0);
    let ms = 0;
    const growTo = async (count: number): Promise<ListResult[]> => {
      console.log(`storing ${count.toLocaleString('en-US')} requests …`);
      const begun = performance.now();
      await generate(database, lookups, from, sizeOf(count), now);
      ms += performance.now() - begun;
      from = sizeOf(count);
      console.log('asking lists …');
      return measureLists(origin, cases);
    };
    const before = await growTo(requests / 10);
    const lists = await growTo(requests);
    const rows = from.requests + from.companies;
    const { hashMs } = await prepareChat(database, now);
    return {
      generation: { seconds: ms / 1000, rowsPerSecond: rows / (ms / 1000), databaseMb: folderMb(join(dataDir, 'v3/d1')) },
      healthMs: await healthMs(origin),
      before,
      lists,
      hashMs,
    };
  } finally {
    await server.stop();
  }
}

/** Starts the product on the stored catalogue as `npm start` would, and uses it. */
async function measureProduct(dist: string): Promise<Pick<Results, 'pages' | 'chat' | 'startMs' | 'memory'>> {
  const server = await startProcess(dataDir, dist);
  try {
    await fetch(server.origin).then((response) => response.text());
    const idle = await steadyMemoryOf(server.pid);
    console.log('asking pages …');
    const pages = await measurePages(server.origin);
    const afterPages = await steadyMemoryOf(server.pid);
    console.log('sending messages …');
    const chat = await measureChat(server.origin);
    return { pages, chat, startMs: server.readyMs, memory: { idle, afterPages, afterChat: await steadyMemoryOf(server.pid) } };
  } finally {
    await server.stop();
  }
}

if (values.dist === undefined) await build({ ifNeeded: true });
const dist = resolve(root, values.dist ?? 'dist');
const results: Results = { requests, ...(await measureCatalogue(dist)), ...(await measureProduct(dist)) };
const isWithin = printResults(results);
console.log(`Written to ${saveResults(results)}`);
process.exit(isWithin ? 0 : 1);
