/**
 * Node's side of the API tests' databases: what the migrations made is kept as files and laid down again for each test file, because running
 * twenty-five migrations for each of 117 files took a sixth of the time. The Worker's side is api-setup.ts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Kept {
  folder: string;
  files: { name: string; content: Buffer }[];
}

/** By the runtime that has them: each test process has its own. */
const keptBy = new WeakMap<object, Kept>();

/** The files of databases: `metadata.sqlite` beside them is the runtime's own, and `-shm` is made anew. */
const databaseFiles = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !name.startsWith('metadata.') && /\.sqlite(?:-wal)?$/.test(name));

/** The runtime does not say where its databases are, so the one that asks has written a word into one of them. */
function findWord(word: string): { folder: string; database: string } {
  for (const runtime of readdirSync(tmpdir()).filter((name) => name.startsWith('miniflare-'))) {
    const folder = join(tmpdir(), runtime, 'd1/miniflare-D1DatabaseObject');
    try {
      const file = databaseFiles(folder).find((name) => readFileSync(join(folder, name)).includes(word));
      if (file !== undefined) return { folder, database: file.replace(/-wal$/, '') };
    } catch {
      // Another runtime, which has no databases or ends meanwhile.
    }
  }
  throw new Error('the databases of the tests were not found');
}

function keep(word: string, runtime: object): void {
  const { folder, database } = findWord(word);
  const names = databaseFiles(folder).filter((name) => !name.startsWith(database));
  keptBy.set(runtime, { folder, files: names.map((name) => ({ name, content: readFileSync(join(folder, name)) })) });
}

function layDown({ folder, files }: Kept): void {
  // SQLite takes its log away when it closes a database.
  const open = databaseFiles(folder).filter((name) => name.endsWith('-wal'));
  if (open.length > 0) throw new Error(`the databases were not reset: ${open.join(', ')}`);
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
}

/**
 * Answers a Worker of the tests. `PUT /<word>` keeps its databases as they are now, besides the one into which the word was written;
 * `GET /` lays them down again, after a reset and before any is opened.
 * @returns the status: 204, or 404 while none are kept
 */
export function databaseCopies({ method, url }: { method: string; url: string }, runtime: object): number {
  const kept = keptBy.get(runtime);
  if (method === 'PUT') keep(new URL(url).pathname.slice(1), runtime);
  else if (kept === undefined) return 404;
  else layDown(kept);
  return 204;
}
