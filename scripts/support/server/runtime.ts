/** The Workers with D1, KV, R2, Durable Objects, queues and mail in one workerd: unmodified Miniflare, with all state in one folder. */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response as RuntimeResponse } from 'miniflare';
import { filesBelow } from '../files.ts';
import type { DemoIdentity } from './demo-identity.ts';
import { bankAccess, pushKeys, tokenSecret } from './local-secrets.ts';
import type { ServePlan } from './serve-plan.ts';

const frontName = 'kervan-front';
const edgeName = 'kervan';
export const apiName = 'kervan-api';
const bankName = 'kervan-bank';

/** The folder of workerd's state in a data folder. */
export const stateFolder = (dataDir: string): string => join(dataDir, 'v3');

/** How the Workers are run. */
export interface RuntimeOptions {
  dataDir: string;
  /** Absolute path of the built output. */
  dist: string;
  plan: ServePlan;
  port: number;
  /** Plain bindings of all Workers. */
  shared: { MODE: string; ORIGIN: string; SIGN_UP_COUNTRIES?: string };
  edgeBindings?: Record<string, string>;
  apiBindings?: Record<string, string>;
  /** The local provider of identities, in local mode only. */
  identity?: DemoIdentity;
  /** Port of workerd's inspector; none without one. */
  inspectorPort?: number;
  quiet?: boolean;
}

const moduleTypes: Partial<Record<string, 'ESModule' | 'CompiledWasm' | 'Data' | 'Text'>> = {
  '.js': 'ESModule',
  '.mjs': 'ESModule',
  '.wasm': 'CompiledWasm',
  '.bin': 'Data',
  '.txt': 'Text',
  '.html': 'Text',
};

const workerOptions = (name: string, folder: string, planned: Record<string, unknown>, bindings: Record<string, string>) => {
  const main = join(folder, 'entry.mjs');
  // Miniflare runs the first module.
  const paths = [main, ...filesBelow(folder).filter((path) => path !== main)];
  return {
    ...planned,
    name,
    // The only isolate caches pages in memory; a second copy on disk has no use (ADR 010).
    cacheAPI: false,
    bindings: { ...(planned.bindings as Record<string, string>), ...bindings },
    modulesRoot: folder,
    modules: paths.flatMap((path) => {
      const type = moduleTypes[extname(path)];
      return type === undefined ? [] : [{ type, path }];
    }),
  };
};

/** The local provider as a service of the Workers; this process answers. */
const identityService =
  ({ answer }: DemoIdentity) =>
  async (request: Request): Promise<RuntimeResponse> => {
    const { status, headers, body } = await answer(request);
    return new RuntimeResponse(body === null ? null : await new Response(body).text(), { status, headers: [...headers] });
  };

/** The Worker at the public port (front.mjs), with the files. */
const frontWorker = ({ plan, port, shared, identity }: RuntimeOptions) => ({
  name: frontName,
  compatibilityDate: plan.edge.compatibilityDate,
  cacheAPI: false,
  assets: plan.edge.assets,
  modules: true,
  scriptPath: fileURLToPath(new URL('front.mjs', import.meta.url)),
  bindings: {
    BANK_HOST: `bank.${new URL(shared.ORIGIN).hostname}`,
    ...(identity !== undefined && { IDENTITY_HOST: new URL(identity.origin).hostname }),
  },
  serviceBindings: { EDGE: edgeName, BANK: bankName, ...(identity !== undefined && { IDENTITY: identityService(identity) }) },
  unsafeDirectSockets: [{ host: process.env.HOST ?? 'localhost', port, entrypoint: 'Front' }],
});

const miniflareOptions = (options: RuntimeOptions) => {
  const { dataDir, dist, plan, inspectorPort, shared, edgeBindings, apiBindings, identity, quiet = false } = options;
  const { assets: _, ...edge } = plan.edge;
  const bank = bankAccess(dataDir, shared.ORIGIN);
  const apiValues = {
    ...shared,
    BANK_ORIGIN: bank.origin,
    BANK_API_KEY: bank.apiKey,
    BANK_SECRET_KEY: bank.secretKey,
    ...pushKeys(dataDir),
    ...(identity !== undefined && { OIDC_DEMO_ORIGIN: identity.origin }),
    ...apiBindings,
    TOKEN_SECRET: tokenSecret(dataDir),
  };
  return convertV4MiniflareOptions({
    // Only for this machine: clients of Miniflare's entry may do everything.
    host: '127.0.0.1',
    ...(inspectorPort !== undefined && { inspectorPort }),
    cf: false,
    log: new Log(quiet ? LogLevel.ERROR : LogLevel.WARN),
    logRequests: false,
    handleStructuredLogs: ({ level, message }: { level: string; message: string }) => {
      // Suppresses a message of Miniflare's own Workers at each garbage collection.
      if (message.startsWith('An RPC stub was not disposed properly')) return;
      if (level === 'error' || level === 'warn') console.error(message);
      else console.log(message);
    },
    resourcePersistencePath: stateFolder(dataDir),
    telemetry: { enabled: false },
    workers: [
      // Miniflare's entry leads to the first Worker.
      frontWorker(options),
      {
        ...workerOptions(edgeName, join(dist, 'server'), edge, { ...shared, ...edgeBindings }),
        serviceBindings: { ...(edge.serviceBindings as object), ASSETS: frontName },
      },
      // The API reaches the bank by a binding, which does not depend on name resolution.
      {
        ...workerOptions(apiName, join(dist, 'api'), plan.api, apiValues),
        serviceBindings: { BANK: bankName, ...(identity !== undefined && { OIDC_DEMO: identityService(identity) }) },
      },
      workerOptions(bankName, join(dist, 'bank'), plan.bank, { MODE: shared.MODE, API_KEY: bank.apiKey, SECRET_KEY: bank.secretKey }),
    ],
  } as Parameters<typeof convertV4MiniflareOptions>[0]);
};

/**
 * A request takes some 45 KB outside of V8's heap, which therefore does not collect garbage: a busy server grew by 23 KB per answer. With a
 * small old space, garbage is collected often (ADR 010, tests/e2e/server/memory.test.ts).
 */
const v8Flags = '--initial-old-space-size=1 --max-semi-space-size=4 --heap-growing-percent=20';

/** Ends workerd together with this process, also if this is killed (workerd.sh). Not on Windows, which has no shell for it. */
const endWorkerdWithUs = (): void => {
  if (process.platform === 'win32' || process.env.MINIFLARE_WORKERD_PATH !== undefined) return;
  const ofMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
  process.env.KERVAN_WORKERD = (ofMiniflare('workerd') as { default: string }).default;
  process.env.MINIFLARE_WORKERD_PATH = fileURLToPath(new URL('workerd.sh', import.meta.url));
};

/** @returns the Workers, answering on `port`; the caller disposes of it */
export const openRuntime = async (options: RuntimeOptions): Promise<Miniflare> => {
  endWorkerdWithUs();
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= v8Flags;
  mkdirSync(options.dataDir, { recursive: true });
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
 * Miniflare restarts a crashed workerd once; after a failed restart it refuses every request and has to be reset. If workerd ends before it
 * has read its configuration, Miniflare waits forever, and so would all clients.
 * @throws if it does not answer in time
 */
export const revive = async (miniflare: Miniflare, options: RuntimeOptions): Promise<void> => {
  const revival = miniflare.ready.catch(() => miniflare.setOptions(miniflareOptions(options)));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the runtime has crashed and does not come back; start the server again')), revivalMaxMs);
  });
  await Promise.race([revival, late]).finally(() => clearTimeout(timer));
};
