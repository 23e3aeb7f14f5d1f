/**
 * The Node side of the API tests' databases. The migrated databases are stored as files and restored for each test file, because running
 * the migrations for each file took a sixth of the time. The Worker's side is api-setup.ts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface DatabaseCopy {
  folder: string;
  files: { name: string; content: Buffer }[];
}

/** Folders of database files, by runtime, because each test process has its own. */
const copyOf = new WeakMap<object, DatabaseCopy>();

/** Files of databases: `metadata.sqlite` belongs to the runtime, and `-shm` is created again. */
const databaseFiles = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !name.startsWith('metadata.') && /\.sqlite(?:-wal)?$/.test(name));

/** The runtime does not report the location of its databases, so the caller has written a unique text into one of them. */
function findWord(word: string): { folder: string; database: string } {
  for (const runtime of readdirSync(tmpdir()).filter((name) => name.startsWith('miniflare-'))) {
    const folder = join(tmpdir(), runtime, 'd1/miniflare-D1DatabaseObject');
    try {
      const file = databaseFiles(folder).find((name) => readFileSync(join(folder, name)).includes(word));
      if (file !== undefined) return { folder, database: file.replace(/-wal$/, '') };
    } catch {
      // The folder belongs to another runtime, which has no databases or is ending.
    }
  }
  throw new Error('the databases of the tests were not found');
}

function keep(word: string, runtime: object): void {
  const { folder, database } = findWord(word);
  const names = databaseFiles(folder).filter((name) => !name.startsWith(database));
  copyOf.set(runtime, { folder, files: names.map((name) => ({ name, content: readFileSync(join(folder, name)) })) });
}

function restoreCopy({ folder, files }: DatabaseCopy): void {
  // SQLite deletes its log when it closes a database.
  const open = databaseFiles(folder).filter((name) => name.endsWith('-wal'));
  if (open.length > 0) throw new Error(`the databases were not reset: ${open.join(', ')}`);
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
}

/**
 * Answers a Worker of the tests. `PUT /<word>` stores its databases in their present state, except the one with the word. `GET /`
 * restores them, after a reset and before any is opened.
 * @returns the status: 204, or 404 while none are stored
 */
export function databaseCopies({ method, url }: { method: string; url: string }, runtime: object): number {
  const copy = copyOf.get(runtime);
  if (method === 'PUT') keep(new URL(url).pathname.slice(1), runtime);
  else if (copy === undefined) return 404;
  else restoreCopy(copy);
  return 204;
}
