/** Serves the built output, with all state in DATA_DIR. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Miniflare } from 'miniflare';
import { lockFile } from './support/file-lock.ts';
import { startDemoIdentity } from './support/server/demo-identity.ts';
import { fillOnce } from './support/server/fill.ts';
import { freePort, isPortFree } from './support/server/free-port.ts';
import { quietEnv, root } from './support/install.mjs';
import { onceOrphaned } from './support/run.mjs';
import { type BankAccess, bankAccess } from './support/server/local-secrets.ts';
import { migrate } from './support/server/migrate.ts';
import { apiName, openRuntime, revive, type RuntimeOptions } from './support/server/runtime.ts';
import { readServePlan } from './support/server/serve-plan.ts';
import { requireUsableOrigin } from './support/server/site-origin.ts';
import { readWords, runCommand } from './support/words.mjs';

Object.assign(process.env, { ...quietEnv, ...process.env });

const cronPeriodMs = 60_000;

/** Options of a server; the defaults are those of `npm start`. */
export interface ServerOptions {
  /** 0 takes a free one. */
  port?: number;
  /** Scheme and host of the site, if it is not localhost. */
  origin?: string;
  dataDir?: string;
  /** Fills an empty marketplace with the demo data, once per dataDir. */
  demo?: boolean;
  mode?: 'local' | 'demo' | 'production';
  /** Behind a proxy: the header in which it names the client. Without it all clients share one rate limit. */
  clientIpHeader?: string;
  /** Countries that may sign up, as in wrangler.toml. */
  signUpCountries?: string;
  /** Another provider's API instead of the embedded one. */
  upstreamApi?: string;
  /** Folder of the built output. */
  dist?: string;
  /** Further plain bindings of the API Worker, for tests. */
  apiBindings?: Record<string, string>;
  /** Port of workerd's inspector, for measurements. */
  inspectorPort?: number;
  /** Whether the scheduled run starts every minute; measurements start it themselves. */
  isTimed?: boolean;
  quiet?: boolean;
}

/** A running server. */
export interface Server {
  origin: string;
  port: number;
  database: D1Database;
  media: R2Bucket;
  bank: BankAccess;
  /** Starts the scheduled run, which the cron trigger starts every minute in production. */
  runCron(): Promise<void>;
  stop(): Promise<void>;
}

type D1Database = Awaited<ReturnType<Miniflare['getD1Database']>>;
type R2Bucket = Awaited<ReturnType<Miniflare['getR2Bucket']>>;

/** Time to wait for the port. The workerd of a killed server ends within a second (support/workerd.sh). */
const portPatienceMs = 3000;

const waitForPort = async (port: number): Promise<void> => {
  const until = Date.now() + portPatienceMs;
  while (!(await isPortFree(port))) {
    if (Date.now() > until) throw new Error(`port ${port} is taken; choose another with PORT=…`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const settingsOf = (options: ServerOptions) => {
  const dist = resolve(root, options.dist ?? 'dist');
  const log = (text: string): void => {
    if (!options.quiet) console.log(text);
  };
  return { dataDir: resolve(root, options.dataDir ?? '.data'), dist, plan: readServePlan(dist), mode: options.mode ?? 'local', log };
};

/** Two runtimes in one folder would block each other's writes. @returns what releases the folder */
const lockData = (options: ServerOptions): (() => void) => {
  const { dataDir } = settingsOf(options);
  mkdirSync(dataDir, { recursive: true });
  const release = lockFile(join(dataDir, 'lock'));
  if (release === null) throw new Error(`another server uses ${dataDir}; stop it, or choose another folder with DATA_DIR=…`);
  return release;
};

const fillFolder = async (options: ServerOptions): Promise<void> => {
  const { dataDir, dist, plan, mode, log } = settingsOf(options);
  const open = async (folder: string): Promise<Miniflare> => {
    const port = await freePort();
    const shared = { MODE: mode, ORIGIN: `http://localhost:${port}` };
    const miniflare = await openRuntime({ dataDir: folder, dist, plan, port, shared, quiet: true });
    try {
      await migrate(await miniflare.getD1Database('DB', apiName), plan.migrations, log);
      await migrate(await miniflare.getD1Database('ARCHIVE', apiName), plan.archiveMigrations, log);
    } catch (error) {
      await miniflare.dispose();
      throw error;
    }
    return miniflare;
  };
  await fillOnce(dataDir, open, log);
};

/** Fills an empty marketplace with the demo data and ends; the folder can be served afterwards. */
export const fill = async (options: ServerOptions): Promise<void> => {
  const release = lockData(options);
  await fillFolder(options).finally(release);
};

const serve = async (options: ServerOptions): Promise<Server> => {
  const { dataDir, dist, plan, mode, log } = settingsOf(options);
  const port = options.port || (await freePort());
  await waitForPort(port);
  const origin = `http://localhost:${port}`;
  const identity = mode === 'local' ? await startDemoIdentity(options.origin ?? origin) : undefined;
  const runtime: RuntimeOptions = {
    dataDir,
    dist,
    plan,
    port,
    shared: {
      MODE: mode,
      ORIGIN: options.origin ?? origin,
      ...(options.signUpCountries !== undefined && { SIGN_UP_COUNTRIES: options.signUpCountries }),
    },
    edgeBindings: {
      ...(options.upstreamApi && { UPSTREAM_API: options.upstreamApi }),
      ...(options.clientIpHeader && { CLIENT_IP_HEADER: options.clientIpHeader }),
    },
    ...(options.apiBindings && { apiBindings: options.apiBindings }),
    ...(options.inspectorPort !== undefined && { inspectorPort: options.inspectorPort }),
    ...(identity !== undefined && { identity }),
    quiet: options.quiet ?? false,
  };
  const miniflare = await openRuntime(runtime).catch(async (error: unknown) => {
    await identity?.stop();
    throw error;
  });
  const dispose = async (): Promise<void> => {
    await miniflare.dispose();
    await identity?.stop();
  };
  try {
    const database = await miniflare.getD1Database('DB', apiName);
    const media = await miniflare.getR2Bucket('MEDIA', apiName);
    await migrate(database, plan.migrations, log);
    await migrate(await miniflare.getD1Database('ARCHIVE', apiName), plan.archiveMigrations, log);

    const runCron = async (): Promise<void> => {
      await revive(miniflare, runtime);
      // Fetched each time, since a reference is invalid after workerd has crashed.
      const api = await miniflare.getWorker(apiName);
      await api.scheduled({ cron: '* * * * *' });
    };
    const runScheduled = (): Promise<void> =>
      runCron().catch((error: unknown) =>
        console.error(`the scheduled run failed: ${error instanceof Error ? error.message : String(error)}`),
      );
    const timer = options.isTimed === false ? undefined : setInterval(() => void runScheduled(), cronPeriodMs);
    timer?.unref();

    let stopping: Promise<void> | undefined;
    const stop = (): Promise<void> => {
      clearInterval(timer);
      return (stopping ??= dispose());
    };
    return { origin, port, database, media, bank: bankAccess(dataDir, runtime.shared.ORIGIN), runCron, stop };
  } catch (error) {
    await dispose();
    throw error;
  }
};

/** Starts the built product. Resolves when it answers with a migrated (and filled) database. */
export const startServer = async (options: ServerOptions = {}): Promise<Server> => {
  if (options.origin !== undefined) requireUsableOrigin(options.origin);
  const release = lockData(options);
  try {
    if (options.demo ?? true) await fillFolder(options);
    const server = await serve(options);
    return { ...server, stop: () => server.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
};

if (import.meta.main) {
  const { flags } = readWords('node scripts/serve.ts [--fill]', { flags: ['fill'] });
  let server: Server | undefined;
  let ending = false;
  const end = async (): Promise<void> => {
    ending = true;
    await server?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  onceOrphaned(() => void end());
  await runCommand(async () => {
    if (flags.has('fill')) await fill({ dataDir: process.env.DATA_DIR });
    else
      server = await startServer({
        port: Number(process.env.PORT ?? 8787),
        origin: process.env.ORIGIN,
        dataDir: process.env.DATA_DIR,
        demo: process.env.DEMO !== '0',
        upstreamApi: process.env.UPSTREAM_API,
        clientIpHeader: process.env.CLIENT_IP_HEADER,
        signUpCountries: process.env.SIGN_UP_COUNTRIES,
      });
    if (server === undefined || ending) await end();
    else console.log(`ready ${server.origin}`);
  });
}
