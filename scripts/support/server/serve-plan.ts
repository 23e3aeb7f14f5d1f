import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The part of wrangler's configuration that the server needs. The build writes it, because loading wrangler at each start would take a
 * second and 200 MB.
 */

/** One SQL file of api/migrations or api/archive, split into statements. */
export interface Migration {
  name: string;
  statements: string[];
}

/** Bindings of the Workers in Miniflare's form, and the migrations. */
export interface ServePlan {
  edge: Record<string, unknown>;
  api: Record<string, unknown>;
  bank: Record<string, unknown>;
  migrations: Migration[];
  /** Migrations of the archive's database. */
  archiveMigrations: Migration[];
}

const fileName = 'serve-plan.json';

/** Placeholder for the absolute path of dist/, so that a checkout can be moved. */
const distToken = '{dist}';

/** Called by the build, once dist/ holds the Workers. */
export const writeServePlan = async (root: string): Promise<void> => {
  const { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } = await import('wrangler');
  const dist = join(root, 'dist');
  const migrationsOf = (folder: string): Migration[] => {
    const path = join(root, folder);
    const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.sql')) : [];
    return names.sort().map((name) => ({ name, statements: unstable_splitSqlQuery(readFileSync(join(path, name), 'utf8')) }));
  };
  const options = (worker: string): Record<string, unknown> => {
    const { modulesRules: _, ...rest } = unstable_getMiniflareWorkerOptions(join(dist, worker, 'wrangler.json')).workerOptions;
    return rest;
  };
  const plan: ServePlan = {
    edge: options('server'),
    api: options('api'),
    bank: options('bank'),
    migrations: migrationsOf('api/migrations'),
    archiveMigrations: migrationsOf('api/archive'),
  };
  writeFileSync(join(dist, fileName), JSON.stringify(plan).replaceAll(JSON.stringify(dist).slice(1, -1), distToken));
};

/** @param dist absolute path of the built output */
export const readServePlan = (dist: string): ServePlan =>
  JSON.parse(readFileSync(join(dist, fileName), 'utf8').replaceAll(distToken, JSON.stringify(dist).slice(1, -1))) as ServePlan;
