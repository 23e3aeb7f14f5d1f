/*
 * `npm run bench -- [requests] [--keep] [--data folder]` measures the built product on generated catalogues, on this machine and without
 * network. The data are the same on every machine, but times are not: compare them with the time of the constant answer in the same run.
 * --fill only stores the catalogues in a folder; --keep keeps the data, for EXPLAIN QUERY PLAN or another run with --data; --dist names
 * another built output; --sockets measures open sockets only, --lists list calls only (with --kinds page,search only those of these
 * tables), --searches saved searches only, --cpu CPU time and memory of the Workers.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mergeStatements } from '../api/catalogue/merge-statements.ts';
import { build } from '../scripts/build.ts';
import { type Server, startServer } from '../scripts/serve.ts';
import { marketplaceFile } from '../scripts/support/checks/consistency.ts';
import { root } from '../scripts/support/install.mjs';
import { casesOf } from './cases.ts';
import { measureChat, prepareChat } from './chat.ts';
import { type Lookups, readLookups } from './catalogue.ts';
import { measureCpu } from './workers/cpu.ts';
import { cpuCases } from './workers/cpu-cases.ts';
import { freePort } from '../scripts/support/server/free-port.ts';
import { generate, sizeOf } from './generate.ts';
import { measureRecovery } from './recovery.ts';
import { measureHeaps } from './workers/heaps.ts';
import { brokenBounds, type Catalogue, healthMs, measureLists } from './lists.ts';
import { type FillableDatabase, fillFile } from './plain-database.ts';
import { memoryUnderLoad, steadyMemoryOf } from './memory.ts';
import {
  brokenSockets,
  brokenWorkers,
  printBroken,
  printLists,
  printResults,
  printSockets,
  printWorkers,
  type Results,
  saveResults,
} from './report.ts';
import { startProcess } from './server.ts';
import { brokenSearches, measureSearches, printSearches, type SearchesResult, storeSearches } from './searches.ts';
import { measureSockets, prepareSockets } from './sockets.ts';

const requestsDefault = 10_000;
const requestsMin = 1000;
const requestsMax = 2_000_000;

const { values, positionals } = parseArgs({
  options: {
    dist: { type: 'string' },
    keep: { type: 'boolean' },
    sockets: { type: 'boolean' },
    lists: { type: 'boolean' },
    kinds: { type: 'string' },
    fill: { type: 'string' },
    searches: { type: 'boolean' },
    cpu: { type: 'boolean' },
    data: { type: 'string' },
  },
  allowPositionals: true,
});
/** A stored catalogue. */
interface Stored {
  requests: number;
  generation: Results['generation'];
  hashMs: number;
}
const storedFile = (folder: string): string => join(folder, 'stored.json');
const stored = values.data === undefined ? null : (JSON.parse(readFileSync(storedFile(values.data), 'utf8')) as Stored);
const requests = stored?.requests ?? Number((positionals[0] ?? String(requestsDefault)).replaceAll(/[_,.]/g, ''));
if (!Number.isInteger(requests) || requests < requestsMin || requests > requestsMax) {
  console.error(`npm run bench -- [requests, ${requestsMin} to ${requestsMax}] [--keep] [--data folder that was kept]`);
  process.exit(1);
}

/** A hundredth, a tenth, and all; each has at least the companies that the measured chats need. */
const sizes = (values.sockets === true || values.cpu === true ? [requests] : [requests / 100, requests / 10, requests])
  .map(Math.ceil)
  .filter((size) => size >= requestsMin);
const dataDir = values.data ?? values.fill ?? mkdtempSync(join(tmpdir(), 'kervan-bench-'));
const folderOf = (size: number): string => join(dataDir, String(size));
const keepsData = values.keep === true || values.fill !== undefined || stored !== null;
process.once('exit', () => (keepsData ? console.log(`data kept in ${dataDir}`) : rmSync(dataDir, { recursive: true, force: true })));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

const folderMb = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).reduce((sum, name) => sum + statSync(join(folder, String(name))).size, 0) / 2 ** 20
    : 0;

/**
 * Merges each full-text index into one segment, as the weekly job does (api/catalogue/merge-store.ts), independent of the order of
 * insertion.
 */
async function mergeIndexes(database: FillableDatabase): Promise<void> {
  const pagesMost = 10_000_000;
  for (const sql of mergeStatements) await database.prepare(sql).bind(-pagesMost).run();
}

/**
 * Stores a catalogue of each size in a folder of its own: the server creates schema and chats, bulk rows are written into its file
 * while it is stopped.
 */
async function storeCatalogues(dist: string): Promise<Stored> {
  let last: Stored | null = null;
  for (const size of sizes) {
    const folder = folderOf(size);
    const serve = (): Promise<Server> => startServer({ port: 0, dataDir: folder, dist, demo: false, quiet: true });
    console.log(`storing ${size.toLocaleString('en-US')} requests …`);
    await (await serve()).stop();
    const [now, begun, all] = [Date.now(), performance.now(), sizeOf(size)];
    await fillFile(marketplaceFile(folder), async (database) => {
      await generate(database, await readLookups(database), sizeOf(0), all, now);
      await mergeIndexes(database);
    });
    const seconds = (performance.now() - begun) / 1000;
    const databaseMb = folderMb(join(folder, 'v3/d1'));
    const server = await serve();
    try {
      const { hash, hashMs } = await prepareChat(server.database, now);
      await prepareSockets(server.database, hash, now);
      const rowsPerSecond = (all.requests + all.companies + all.products) / seconds;
      last = { requests, hashMs, generation: { seconds, rowsPerSecond, databaseMb } };
    } finally {
      await server.stop();
    }
  }
  if (last === null) throw new Error('no catalogue size');
  writeFileSync(storedFile(dataDir), JSON.stringify(last));
  return last;
}

/** Requests the lists of all catalogues in turn, so that other load affects all sizes alike. */
async function measureCatalogues(dist: string): Promise<Pick<Results, 'sizes' | 'healthMs' | 'lists'>> {
  const servers: Server[] = [];
  try {
    for (const size of sizes) servers.push(await startServer({ port: 0, dataDir: folderOf(size), dist, demo: false, quiet: true }));
    const [largest] = servers.slice(-1);
    if (largest === undefined) throw new Error('no catalogue size');
    const kinds = values.kinds?.split(',');
    const cases = casesOf(await readLookups(largest.database)).filter(({ kind }) => kinds?.includes(kind) ?? true);
    const catalogues: Catalogue[] = servers.map(({ origin }, index) => ({ origin, requests: sizes[index] ?? 0 }));
    console.log('requesting lists …');
    return { sizes, lists: await measureLists(catalogues, cases), healthMs: await healthMs(largest.origin) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/**
 * The cost of a new request among many saved searches, in a separate folder and without the scheduled run, which would do a part of the
 * work.
 */
async function measureSavedSearches(dist: string): Promise<SearchesResult> {
  const folder = join(dataDir, 'searches');
  rmSync(folder, { recursive: true, force: true });
  const serve = (): Promise<Server> => startServer({ port: 0, dataDir: folder, dist, demo: false, quiet: true, isTimed: false });
  try {
    await (await serve()).stop();
    console.log('saving searches …');
    let keys = 0;
    await fillFile(marketplaceFile(folder), async (database) => void (keys = await storeSearches(database)));
    const server = await serve();
    console.log('matching saved searches …');
    return await measureSearches(server.database, keys).finally(() => server.stop());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lookupsOf(dataDir: string, dist: string): Promise<Lookups> {
  const server = await startServer({ port: 0, dataDir, dist, demo: false, quiet: true });
  return readLookups(server.database).finally(() => server.stop());
}

/** Measures memory during a minute of list calls, on a new server without effects of earlier work. */
async function measureLoad(dist: string): Promise<Results['memory']['underLoad']> {
  const server = await startProcess(folderOf(requests), dist);
  try {
    console.log('a minute of lists …');
    return await memoryUnderLoad(server.origin, server.pid);
  } finally {
    await server.stop();
  }
}

/** Measures open sockets. Deletes chat rooms of an earlier run on the same data before. */
async function measureOpenSockets(dist: string): Promise<Results['sockets']> {
  rmSync(join(folderOf(requests), 'v3/do'), { recursive: true, force: true });
  const server = await startProcess(folderOf(requests), dist);
  try {
    console.log('opening sockets …');
    return await measureSockets(server);
  } finally {
    await server.stop();
  }
}

/** Measures CPU time and memory of the Workers. Deletes chat rooms of an earlier run on the same data before. */
async function measureWorkers(dist: string): Promise<Pick<Results, 'cpu' | 'heaps'>> {
  const folder = folderOf(requests);
  rmSync(join(folder, 'v3/do'), { recursive: true, force: true });
  const lookups = await lookupsOf(folder, dist);
  const inspectorPort = await freePort();
  /** Each measurement has a server of its own, without caches that the other one filled. */
  const inspected = async <Result>(measure: (origin: string) => Promise<Result>): Promise<Result> => {
    const server = await startProcess(folder, dist, inspectorPort);
    return measure(server.origin).finally(() => server.stop());
  };
  console.log('measuring the Workers …');
  return {
    heaps: await inspected((origin) => measureHeaps(origin, inspectorPort)),
    cpu: await inspected(async (origin) => measureCpu(origin, inspectorPort, await cpuCases(origin, lookups))),
  };
}

/** Starts the product on the stored catalogue like `npm start`, and measures calls, pages and chats. */
async function measureProduct(dist: string): Promise<Pick<Results, 'chat' | 'startMs' | 'recoveryMs' | 'memory'>> {
  // Deletes chat rooms of an earlier run on the same data, so that the chat is empty.
  rmSync(join(folderOf(requests), 'v3/do'), { recursive: true, force: true });
  const underLoad = await measureLoad(dist);
  const server = await startProcess(folderOf(requests), dist);
  try {
    await fetch(server.origin).then((response) => response.text());
    const idle = await steadyMemoryOf(server.pid);
    console.log('sending messages …');
    const chat = await measureChat(server.origin);
    const afterChat = await steadyMemoryOf(server.pid);
    return { chat, startMs: server.readyMs, memory: { idle, underLoad, afterChat }, recoveryMs: await measureRecovery(server) };
  } finally {
    await server.stop();
  }
}

if (values.dist === undefined) await build({ ifNeeded: true });
const dist = resolve(root, values.dist ?? 'dist');
if (values.searches === true) {
  const searches = await measureSavedSearches(dist);
  printSearches(searches);
  process.exit(brokenSearches(searches).length === 0 ? 0 : 1);
}
const { generation, hashMs } = stored ?? (await storeCatalogues(dist));
if (values.fill !== undefined) process.exit(0);
if (values.sockets === true) {
  const sockets = await measureOpenSockets(dist);
  printSockets(sockets);
  process.exit(brokenSockets(sockets).length === 0 ? 0 : 1);
}
if (values.lists === true) {
  const measured = { requests, generation, ...(await measureCatalogues(dist)) };
  printLists(measured);
  process.exit(printBroken(brokenBounds(measured.lists)) ? 0 : 1);
}
if (values.cpu === true) {
  const measured = await measureWorkers(dist);
  printWorkers(measured);
  console.log(`Written to ${saveResults({ requests, ...measured })}`);
  process.exit(printBroken(brokenWorkers(measured)) ? 0 : 1);
}
const searches = await measureSavedSearches(dist);
const results: Results = {
  requests,
  generation,
  hashMs,
  ...(await measureCatalogues(dist)),
  ...(await measureProduct(dist)),
  sockets: await measureOpenSockets(dist),
  ...(await measureWorkers(dist)),
};
printSearches(searches);
const isWithin = printResults(results) && brokenSearches(searches).length === 0;
console.log(`Written to ${saveResults(results)}`);
process.exit(isWithin ? 0 : 1);
