/*
 * `npm run backup -- FOLDER` copies the data folder (DATA_DIR, otherwise .data), also while the server runs: databases, media, chat
 * rooms, secrets. For data at Cloudflare see docs/operating.md.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { marketplaceFile } from './support/checks/consistency.ts';
import { filesBelow, fingerprintOf } from './support/files.ts';
import { root } from './support/install.mjs';
import { stateFolder } from './support/server/runtime.ts';
import { readWords, runCommand } from './support/words.mjs';

/** Describes a backup, beside its files. */
export interface Manifest {
  /** Version of this layout. */
  version: 1;
  createdAt: string;
  /** The last migration of its database. */
  migration: string;
  /** Paths below the data folder, with `/`. */
  files: { path: string; bytes: number; sha256: string }[];
}
export const manifestName = 'manifest.json';

/** In this order: databases refer to media and chats, so these are copied after the databases. */
const stores = ['d1', 'kv', 'r2', 'do'] as const;

const isDatabase = (path: string): boolean => path.endsWith('.sqlite');
/** Auxiliary files of an open database; a copy of the database is complete without them. */
const isAuxiliary = (path: string): boolean => /\.sqlite-(wal|shm|journal)$/.test(path);

const copy = async (from: string, to: string): Promise<void> => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  if (!isDatabase(from)) return copyFileSync(from, to);
  // A consistent copy, also while the server writes.
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await copyDatabase(database, to);
  } finally {
    database.close();
  }
};

const lastMigration = (folder: string): string => {
  const database = new DatabaseSync(marketplaceFile(folder), { readOnly: true });
  try {
    return String(database.prepare('SELECT MAX(name) AS name FROM d1_migrations').get()?.['name']);
  } finally {
    database.close();
  }
};

/**
 * Databases before the files that their rows refer to, and the marketplace before its archive, so that no copied row refers to anything
 * that was deleted meanwhile.
 */
const inOrder = (paths: readonly string[], first: string): string[] => [
  ...paths.filter((path) => path === first),
  ...paths.filter((path) => path !== first && isDatabase(path)),
  ...paths.filter((path) => !isDatabase(path)),
];

/** The files to copy. Each store is listed when it is its turn: what the copied databases refer to exists by then. */
function* pathsOf(dataDir: string): Generator<string> {
  const marketplace = marketplaceFile(dataDir);
  for (const store of stores) {
    const found = filesBelow(join(stateFolder(dataDir), store));
    yield* inOrder(
      found.filter((path) => !isAuxiliary(path)),
      marketplace,
    );
  }
  // Secrets, and the marker file of a filled data folder.
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) if (entry.isFile()) yield join(dataDir, entry.name);
}

/**
 * @param dataDir of a server, running or not
 * @param folder that does not exist or is empty
 * @throws without data, or if the folder is not empty
 */
export const backup = async (dataDir: string, folder: string): Promise<Manifest> => {
  if (filesBelow(folder).length > 0) throw new Error(`${folder} is not empty; a backup gets a folder of its own`);
  if (filesBelow(join(stateFolder(dataDir), 'd1')).length === 0) throw new Error(`${dataDir} holds no data`);
  const files: Manifest['files'] = [];
  for (const path of pathsOf(dataDir)) {
    const below = relative(dataDir, path);
    try {
      await copy(path, join(folder, below));
    } catch (error) {
      // The file was deleted during the backup.
      if (!isDatabase(path) && !existsSync(path)) continue;
      throw error;
    }
    files.push({ path: below.replaceAll(sep, '/'), ...fingerprintOf(join(folder, below)) });
  }
  const manifest: Manifest = { version: 1, createdAt: new Date().toISOString(), migration: lastMigration(folder), files };
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest, null, 1), { mode: 0o600 });
  return manifest;
};

if (import.meta.main) {
  const [folder = ''] = readWords('npm run backup -- FOLDER', { wordsMin: 1 }).words;
  await runCommand(async () => {
    const { files, createdAt } = await backup(resolve(root, process.env.DATA_DIR ?? '.data'), resolve(folder));
    const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
    console.log(
      `${files.length} files, ${megabytes.toFixed(1)} MB, ${createdAt}. It holds secrets and personal data: keep it as safe as the server.`,
    );
  });
}
