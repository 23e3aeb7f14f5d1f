/*
 * The Workers and their D1, KV, R2, Durable Objects, queues and mail in one workerd, with all state in one folder. Miniflare's own
 * interface is 3 to 4 times faster than `wrangler dev` (house.md, "What bit us" 6).
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import type { ServePlan } from './serve-plan.ts';

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
  /** Plain bindings of all Workers. */
  shared: { MODE: string; ORIGIN: string };
  edgeBindings?: Record<string, string>;
  apiBindings?: Record<string, string>;
  quiet?: boolean;
}

/** Random, made once per data folder, readable by its owner only: sessions survive a restart. */
const tokenSecret = (dataDir: string): string => {
  const file = join(dataDir, 'token-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
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

const moduleFiles = (folder: string, under = ''): string[] =>
  readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = join(under, entry.name);
    if (entry.isDirectory()) return moduleFiles(folder, path);
    return /\.(m?js|wasm|txt|html|bin)$/.test(entry.name) ? [path] : [];
  });

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
    bindings: { ...(planned.bindings as Record<string, string>), ...bindings },
    modulesRoot: folder,
    modules: paths.map((path) => ({ type: moduleType(path), path: join(folder, path) })),
  };
};

/** workerd ends with us, also when we are killed (workerd.sh); Windows has no shell for that. */
const endWorkerdWithUs = (): void => {
  if (process.platform === 'win32' || process.env.KERVAN_WORKERD !== undefined) return;
  const ofMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
  process.env.KERVAN_WORKERD = process.env.MINIFLARE_WORKERD_PATH ?? (ofMiniflare('workerd') as { default: string }).default;
  process.env.MINIFLARE_WORKERD_PATH = fileURLToPath(new URL('workerd.sh', import.meta.url));
};

/** The bank answers at its own name, and the API reaches it by a binding, so that nothing depends on how names are looked up there. */
const bankWorkers = (options: RuntimeOptions) => {
  const { dist, plan, shared } = options;
  const { origin, apiKey, secretKey } = bankAccessOf(options);
  return {
    bankBindings: { BANK_ORIGIN: origin, BANK_API_KEY: apiKey, BANK_SECRET_KEY: secretKey },
    bank: {
      ...workerOptions(bankName, join(dist, 'bank'), plan.bank, { MODE: shared.MODE, API_KEY: apiKey, SECRET_KEY: secretKey }),
      routes: [`${new URL(origin).hostname}/*`],
    },
  };
};

const miniflareOptions = (options: RuntimeOptions) => {
  const { dataDir, dist, plan, port, shared, edgeBindings, apiBindings, quiet = false } = options;
  const { bank, bankBindings } = bankWorkers(options);
  const api = { ...shared, ...bankBindings, ...apiBindings, TOKEN_SECRET: tokenSecret(dataDir) };
  return convertV4MiniflareOptions({
    host: process.env.HOST ?? 'localhost',
    port,
    cf: false,
    log: new Log(quiet ? LogLevel.ERROR : LogLevel.WARN),
    logRequests: false,
    resourcePersistencePath: stateFolder(dataDir),
    telemetry: { enabled: false },
    workers: [
      workerOptions(edgeName, join(dist, 'server'), plan.edge, { ...shared, ...edgeBindings }),
      { ...workerOptions(apiName, join(dist, 'api'), plan.api, api), serviceBindings: { BANK: bankName } },
      bank,
    ],
  } as Parameters<typeof convertV4MiniflareOptions>[0]);
};

/** @returns the Workers, answering on `port`; dispose of it in the end */
export const openRuntime = async (options: RuntimeOptions): Promise<Miniflare> => {
  endWorkerdWithUs();
  mkdirSync(options.dataDir, { recursive: true });
  // Kept pages: the Worker bounds what it keeps while it runs (worker/cache/page-cache.ts), and knows nothing of earlier runs.
  rmSync(join(stateFolder(options.dataDir), 'cache'), { recursive: true, force: true });
  const miniflare = new Miniflare(miniflareOptions(options));
  try {
    await miniflare.ready;
    return miniflare;
  } catch (error) {
    await miniflare.dispose();
    throw error;
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
