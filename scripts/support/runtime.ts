/*
 * The Workers and their D1, KV, R2, Durable Objects, queues and mail in one workerd, with all state in one folder. Miniflare's own
 * interface is 3 to 4 times faster than `wrangler dev` (house.md, "What bit us" 6).
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { quickenReads } from './d1-reads.ts';
import { filesBelow } from './files.ts';
import { newPushKeys } from './push-keys.ts';
import type { ServePlan } from './serve-plan.ts';

const frontName = 'kervan-front';
const edgeName = 'kervan';
export const apiName = 'kervan-api';
const bankName = 'kervan-bank';
const mainModule = 'entry.mjs';

/** Below a data folder: what workerd keeps. */
export const stateFolder = (dataDir: string): string => join(dataDir, 'v3');

/** How the Workers are run. */
export interface RuntimeOptions {
  dataDir: string;
  /** Absolute path of the built output. */
  dist: string;
  plan: ServePlan;
  port: number;
  /** Where Miniflare itself talks to the Workers: on this machine only. */
  entryPort: number;
  /** Plain bindings of all Workers. */
  shared: { MODE: string; ORIGIN: string };
  edgeBindings?: Record<string, string>;
  apiBindings?: Record<string, string>;
  /** Where workerd says what its isolates do and hold; nowhere without one. */
  inspectorPort?: number;
  quiet?: boolean;
}

/** Random, made once per data folder, readable by its owner only: sessions survive a restart. */
const tokenSecret = (dataDir: string): string => {
  const file = join(dataDir, 'token-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
};

/** Made once per data folder as well: browsers stay subscribed. */
const pushKeys = (dataDir: string): Record<string, string> => {
  const file = join(dataDir, 'push-keys.json');
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(newPushKeys()), { mode: 0o600 });
  const { publicKey, privateKey } = JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof newPushKeys>;
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
};

/** The sandbox bank as its customer sees it. */
export interface BankAccess {
  /** Its own origin: browsers lead every name below localhost to this machine. */
  origin: string;
  apiKey: string;
  secretKey: string;
}

/** Our keys at the sandbox bank are made of the data folder's secret. */
export const bankAccessOf = ({ dataDir, shared }: Pick<RuntimeOptions, 'dataDir' | 'shared'>): BankAccess => {
  const { protocol, host } = new URL(shared.ORIGIN);
  const secretKey = createHash('sha256').update(`bank:${tokenSecret(dataDir)}`);
  return { origin: `${protocol}//bank.${host}`, apiKey: 'sandbox-kervan', secretKey: secretKey.digest('hex') };
};

const moduleFiles = (folder: string): string[] =>
  filesBelow(folder)
    .filter((path) => /\.(m?js|wasm|txt|html|bin)$/.test(path))
    .map((path) => relative(folder, path));

const moduleType = (path: string) => {
  if (path.endsWith('.wasm')) return 'CompiledWasm' as const;
  if (path.endsWith('.bin')) return 'Data' as const;
  return /\.(txt|html)$/.test(path) ? ('Text' as const) : ('ESModule' as const);
};

const workerOptions = (name: string, folder: string, planned: Record<string, unknown>, bindings: Record<string, string>) => {
  // Miniflare takes the first module for the main one.
  const paths = [mainModule, ...moduleFiles(folder).filter((path) => path !== mainModule)];
  return {
    ...planned,
    name,
    // One isolate keeps its pages in its memory; a copy of each beside it, on the disk, would only cost (docs/decisions/096).
    cacheAPI: false,
    bindings: { ...(planned.bindings as Record<string, string>), ...bindings },
    modulesRoot: folder,
    modules: paths.map((path) => ({ type: moduleType(path), path: join(folder, path) })),
  };
};

/**
 * An isolate's own heap is small here, and what requests hold outside of it is seen by no collector: each keeps some 45 KB until the old
 * space is looked through, which V8 puts off until it has grown. A small one is looked through often (docs/decisions/060).
 */
const workerdFlags = ['--initial-old-space-size=1', '--max-semi-space-size=4', '--heap-growing-percent=20'];

/** What workerd says of Miniflare's own Workers once their garbage is collected. */
const aboutStubs = 'An RPC stub was not disposed properly';

/** workerd ends with us, also when we are killed (workerd.sh); Windows has no shell for that. */
const endWorkerdWithUs = (): void => {
  if (process.platform === 'win32' || process.env.KERVAN_WORKERD !== undefined) return;
  const ofMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
  process.env.KERVAN_WORKERD = process.env.MINIFLARE_WORKERD_PATH ?? (ofMiniflare('workerd') as { default: string }).default;
  process.env.MINIFLARE_WORKERD_PATH = fileURLToPath(new URL('workerd.sh', import.meta.url));
};

/** Beside the files: what says how they are served. */
const aboutFiles = new Set(['_headers', '_redirects', '.assetsignore']);

const filePaths = (folder: string): string[] =>
  filesBelow(folder)
    .map((path) => relative(folder, path))
    .filter((path) => !aboutFiles.has(path))
    .map((path) => `/${path.replaceAll(sep, '/')}`);

/** The Worker at the public port (front.mjs). The files are its own: they are served before the edge is asked. */
const frontWorker = ({ dist, plan, port, shared }: RuntimeOptions) => {
  const { assets, compatibilityDate } = plan.edge;
  const path = fileURLToPath(new URL('front.mjs', import.meta.url));
  return {
    name: frontName,
    rootPath: dist,
    compatibilityDate,
    cacheAPI: false,
    assets,
    modulesRoot: dirname(path),
    modules: [{ type: 'ESModule' as const, path }],
    bindings: { PATHS: filePaths(join(dist, 'client')), BANK_HOST: `bank.${new URL(shared.ORIGIN).hostname}` },
    serviceBindings: { EDGE: edgeName, BANK: bankName },
    unsafeDirectSockets: [{ host: process.env.HOST ?? 'localhost', port, entrypoint: 'Front' }],
  };
};

const edgeWorker = ({ dist, plan, shared, edgeBindings }: RuntimeOptions) => {
  const { assets: _, ...planned } = plan.edge;
  const worker = workerOptions(edgeName, join(dist, 'server'), planned, { ...shared, ...edgeBindings });
  return { ...worker, serviceBindings: { ...(planned.serviceBindings as object), ASSETS: { name: frontName, entrypoint: 'Files' } } };
};

/** The bank answers at its own name, and the API reaches it by a binding, so that nothing depends on how names are looked up there. */
const bankWorkers = (options: RuntimeOptions) => {
  const { dist, plan, shared } = options;
  const { origin, apiKey, secretKey } = bankAccessOf(options);
  return {
    bankBindings: { BANK_ORIGIN: origin, BANK_API_KEY: apiKey, BANK_SECRET_KEY: secretKey },
    bank: workerOptions(bankName, join(dist, 'bank'), plan.bank, { MODE: shared.MODE, API_KEY: apiKey, SECRET_KEY: secretKey }),
  };
};

const miniflareOptions = (options: RuntimeOptions) => {
  const { dataDir, dist, plan, entryPort, inspectorPort, shared, apiBindings, quiet = false } = options;
  const { bank, bankBindings } = bankWorkers(options);
  const api = { ...shared, ...bankBindings, ...pushKeys(dataDir), ...apiBindings, TOKEN_SECRET: tokenSecret(dataDir) };
  return convertV4MiniflareOptions({
    // Whoever talks to the Workers here may do everything.
    host: '127.0.0.1',
    port: entryPort,
    ...(inspectorPort !== undefined && { inspectorPort }),
    cf: false,
    log: new Log(quiet ? LogLevel.ERROR : LogLevel.WARN),
    logRequests: false,
    handleStructuredLogs: ({ level, message }: { level: string; message: string }) => {
      if (message.startsWith(aboutStubs)) return;
      if (level === 'error' || level === 'warn') console.error(message);
      else console.log(message);
    },
    resourcePersistencePath: stateFolder(dataDir),
    telemetry: { enabled: false },
    workers: [
      // The first one is whom Miniflare's entry leads to.
      frontWorker(options),
      edgeWorker(options),
      { ...workerOptions(apiName, join(dist, 'api'), plan.api, api), serviceBindings: { BANK: bankName } },
      bank,
    ],
  } as Parameters<typeof convertV4MiniflareOptions>[0]);
};

/** @returns the Workers, answering on `port`; dispose of it in the end */
export const openRuntime = async (options: RuntimeOptions): Promise<Miniflare> => {
  endWorkerdWithUs();
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= workerdFlags.join(' ');
  mkdirSync(options.dataDir, { recursive: true });
  const takeBack = quickenReads();
  const miniflare = new Miniflare(miniflareOptions(options));
  try {
    await miniflare.ready;
    return miniflare;
  } catch (error) {
    await miniflare.dispose();
    throw error;
  } finally {
    takeBack();
  }
};

const revivalMaxMs = 30_000;

/**
 * Miniflare revives a workerd that crashed, once: after a revival that failed it refuses everything, and is told to start anew. Where
 * workerd ends before it has read what to run, Miniflare waits for ever, and so would everybody who waits for it.
 * @throws where it is not back in time
 */
export const revive = async (miniflare: Miniflare, options: RuntimeOptions): Promise<void> => {
  const revival = miniflare.ready.catch(() => miniflare.setOptions(miniflareOptions(options)));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the runtime has crashed and does not come back; start the server again')), revivalMaxMs);
  });
  await Promise.race([revival, late]).finally(() => clearTimeout(timer));
};
