/* `npm run restore -- FOLDER` fills an empty data folder (DATA_DIR, otherwise .data) from a backup and checks its consistency. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Manifest, manifestName } from './backup.ts';
import { archiveFile, inconsistencies, marketplaceFile } from './support/checks/consistency.ts';
import { unknownMigrationOf } from './support/deploy/history.ts';
import { migrationNames, type Which } from './support/deploy/migrations.ts';
import { fingerprintOf } from './support/files.ts';
import { root } from './support/install.mjs';
import { readWords, runCommand } from './support/words.mjs';

const readManifest = (folder: string): Manifest => {
  const file = join(folder, manifestName);
  if (!existsSync(file)) throw new Error(`${folder} is no backup: it has no ${manifestName}`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  if (manifest.version !== 1) throw new Error(`this backup is of version ${String(manifest.version)}, which this Kervan does not read`);
  return manifest;
};

/** @throws if a file is missing or was changed */
const copyChecked = (folder: string, target: string, { path, sha256 }: Manifest['files'][number]): void => {
  const from = join(folder, path);
  if (!existsSync(from)) throw new Error(`the backup is not whole: ${path} is missing`);
  const to = join(target, path);
  if (!resolve(to).startsWith(resolve(target) + sep)) throw new Error(`the backup names a file outside of itself: ${path}`);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  copyFileSync(from, to);
  if (fingerprintOf(to).sha256 !== sha256) throw new Error(`the backup is damaged: ${path}`);
};

const migrationsIn = (file: string): string[] => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare('SELECT name FROM d1_migrations')
      .all()
      .map(({ name }) => String(name));
  } finally {
    database.close();
  }
};

/** A server would not start with these databases. */
const refuseOtherVersion = (dataDir: string): void => {
  for (const [which, file] of Object.entries({ marketplace: marketplaceFile(dataDir), archive: archiveFile(dataDir) })) {
    const unknown = file && unknownMigrationOf(migrationsIn(file), migrationNames(which as Which));
    if (unknown) throw new Error(`the backup is of another version, which has the migration ${unknown}: restore it with that version`);
  }
};

/**
 * @param folder a backup
 * @param dataDir does not exist yet or is empty; an error leaves it unchanged
 * @returns inconsistencies (scripts/support/checks/consistency.ts)
 * @throws if the backup cannot be read or has another version, or the data folder is not empty
 */
export const restore = (folder: string, dataDir: string): string[] => {
  const manifest = readManifest(folder);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} holds data already; nothing is overwritten. Restore into another folder, or move this one away`);
  const half = `${dataDir}.restoring-${process.pid}`;
  try {
    for (const file of manifest.files) copyChecked(folder, half, file);
    refuseOtherVersion(half);
    const faults = inconsistencies(half);
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(half, dataDir);
    return faults;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  const [folder = ''] = readWords('npm run restore -- FOLDER', { wordsMin: 1 }).words;
  await runCommand(() => {
    const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
    const faults = restore(resolve(folder), dataDir);
    for (const fault of faults) console.error(fault);
    console.log(`restored into ${dataDir}${faults.length === 0 ? ', without inconsistencies' : ''}`);
    process.exit(faults.length === 0 ? 0 : 2);
  });
}
