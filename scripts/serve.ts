/*
 * Serves the built output: both Workers and their D1, KV, R2, Durable Objects, queues and mail in one workerd, with all
 * state in DATA_DIR. Miniflare's own interface is 3 to 4 times faster than `wrangler dev` (house.md, "What bit us" 6).
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { quietEnv, root } from './support/install.mjs';
import { migrate } from './support/migrate.ts';
import { readServePlan } from './support/serve-plan.ts';
import { freePort, isPortFree } from './support/free-port.ts';

Object.assign(process.env, { ...quietEnv, ...process.env });

const edgeName = 'kervan';
const apiName = 'kervan-api';
const mainModule = 'entry.mjs';
const cronPeriodMs = 60_000;

/** How a server is started; every field has the value that `npm start` uses. */
export interface ServerOptions {
  /** 0 takes a free one. */
  port?: number;
  dataDir?: string;
  /** Fills an empty marketplace with the demo data, once per dataDir. */
  demo?: boolean;
  mode?: 'local' | 'demo' | 'production';
  /** Another provider's API instead of the embedded one. */
  upstreamApi?: string;
  /** Folder of the built output. */
  dist?: string;
  /** Further plain bindings of the API Worker, for tests. */
  apiBindings?: Record<string, string>;
  quiet?: boolean;
}

/** A running server. */
export interface Server {
  origin: string;
  port: number;
  database: D1Database;
  media: R2Bucket;
  /** What Cloudflare's cron does every minute in production. */
  runCron(): Promise<void>;
  stop(): Promise<void>;
}

type D1Database = Awaited<ReturnType<Miniflare['getD1Database']>>;
type R2Bucket = Awaited<ReturnType<Miniflare['getR2Bucket']>>;

/** Random, made once per data folder, readable by its owner only: sessions survive a restart. */
const tokenSecret = (dataDir: string): string => {
  const file = join(dataDir, 'token-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
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

const seedOnce = async (dataDir: string, miniflare: Miniflare, server: Pick<Server, 'database' | 'media'>, log: (text: string) => void) => {
  const mark = join(dataDir, 'seeded');
  if (existsSync(mark)) return;
  log('filling the marketplace with demo data …');
  const [{ seed }, { storeMessages }] = await Promise.all([import('./seed.ts'), import('./seed/messages.ts')]);
  const rooms = await miniflare.getDurableObjectNamespace('ROOMS', apiName);
  await seed({
    ...server,
    storeMessages: (demo, now) => storeMessages(rooms as never, demo, now),
    log,
  });
  writeFileSync(mark, new Date().toISOString());
};

/** Starts the built product and resolves once it answers with a migrated (and seeded) database. */
export const startServer = async (options: ServerOptions = {}): Promise<Server> => {
  const dataDir = resolve(root, options.dataDir ?? '.data');
  const dist = resolve(root, options.dist ?? 'dist');
  const port = options.port || (await freePort());
  if (!(await isPortFree(port))) throw new Error(`port ${port} is taken; choose another with PORT=…`);
  const origin = `http://localhost:${port}`;
  const mode = options.mode ?? 'local';
  const log = (text: string): void => {
    if (!options.quiet) console.log(text);
  };
  mkdirSync(dataDir, { recursive: true });

  const plan = readServePlan(dist);
  const shared = { MODE: mode, ORIGIN: origin };
  const edge = options.upstreamApi ? { ...shared, UPSTREAM_API: options.upstreamApi } : shared;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: process.env.HOST ?? 'localhost',
      port,
      cf: false,
      log: new Log(options.quiet ? LogLevel.ERROR : LogLevel.WARN),
      logRequests: false,
      resourcePersistencePath: join(dataDir, 'v3'),
      telemetry: { enabled: false },
      workers: [
        workerOptions(edgeName, join(dist, 'server'), plan.edge, edge),
        workerOptions(apiName, join(dist, 'api'), plan.api, {
          ...shared,
          ...options.apiBindings,
          TOKEN_SECRET: tokenSecret(dataDir),
        }),
      ],
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  );

  try {
    await miniflare.ready;
    const database = await miniflare.getD1Database('DB', apiName);
    const media = await miniflare.getR2Bucket('MEDIA', apiName);
    await migrate(database, plan.migrations, log);
    if (options.demo ?? true) await seedOnce(dataDir, miniflare, { database, media }, log);

    const api = await miniflare.getWorker(apiName);
    const runCron = async (): Promise<void> => {
      await api.scheduled({ cron: '* * * * *' });
    };
    const timer = setInterval(() => void runCron().catch((error: unknown) => log(`cron: ${String(error)}`)), cronPeriodMs);
    timer.unref();

    let stopping: Promise<void> | undefined;
    const stop = (): Promise<void> => {
      clearInterval(timer);
      return (stopping ??= miniflare.dispose());
    };
    return { origin, port, database, media, runCron, stop };
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
};

if (import.meta.main) {
  let server: Server | undefined;
  let ending = false;
  const end = async (): Promise<void> => {
    ending = true;
    await server?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  // The one who started us was killed without a word: leave nothing behind.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void end(), 1000).unref();
  try {
    // `--fill`: migrate and seed on a free port, and go.
    const isFilling = process.argv.includes('--fill');
    server = await startServer({
      port: isFilling ? 0 : Number(process.env.PORT ?? 8787),
      dataDir: process.env.DATA_DIR,
      demo: process.env.DEMO !== '0',
      upstreamApi: process.env.UPSTREAM_API,
    });
    if (ending || isFilling) await end();
    else console.log(`ready ${server.origin}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
