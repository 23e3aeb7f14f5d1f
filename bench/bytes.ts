/*
 * `node bench/bytes.ts DATA_FOLDER [letters]` measures sizes on a copy of the data: bytes per row of each table with its indexes, and bytes
 * of a request while it is public, after it has expired, and in the archive. With `letters`, all descriptions of requests are first set to
 * that length.
 */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { marketplaceFile } from '../scripts/support/checks/consistency.ts';
import { root } from '../scripts/support/install.mjs';

const pages = `SELECT COALESCE(m.tbl_name, s.name) AS kind, SUM(s.pgsize) AS bytes FROM dbstat s LEFT JOIN sqlite_master m ON m.name=s.name GROUP BY 1`;
const shadow = /_(?:fts_)?(?:data|idx|docsize|config|content)$/;

/** Bytes of each table with its indexes. */
const bytesOf = (database: DatabaseSync): Map<string, number> => {
  database.exec('VACUUM');
  return new Map(
    database
      .prepare(pages)
      .all()
      .map(({ kind, bytes }) => [String(kind), Number(bytes)]),
  );
};
const countOf = (database: DatabaseSync, table: string): number =>
  Number(database.prepare(`SELECT COUNT(*) AS n FROM "${table}"`).get()?.n);
/** Bytes of a request with its search index. */
const requestBytes = (database: DatabaseSync): number => {
  const bytes = [...bytesOf(database)].filter(([kind]) => /^request(?:_fts|_boosted_fts|$)/.test(kind)).map(([, each]) => each);
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / countOf(database, 'request'));
};

/** Creates an archive of all requests of a database. */
const archiveOf = (database: DatabaseSync, file: string): DatabaseSync => {
  const archive = new DatabaseSync(file);
  for (const name of readdirSync(join(root, 'api/archive')).sort()) archive.exec(readFileSync(join(root, 'api/archive', name), 'utf8'));
  const add = archive.prepare('INSERT INTO request_copy VALUES(?1,?1,?2,?3,?4,1)');
  archive.exec('BEGIN');
  for (const { id, description, texts, keywords } of database.prepare('SELECT id, description, texts, keywords FROM request').all())
    add.run(String(id), String(description), String(texts), String(keywords));
  archive.exec('COMMIT');
  return archive;
};

const [folder = '.data', letters = '0'] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'kervan-bytes-'));
try {
  const file = join(work, 'copy.sqlite');
  copyFileSync(marketplaceFile(folder), file);
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode=DELETE; PRAGMA foreign_keys=OFF');
  for (const [table, bytes] of [...bytesOf(database)].sort((left, right) => right[1] - left[1]).filter(([name]) => !shadow.test(name))) {
    const rows = countOf(database, table);
    if (rows > 0) console.log(`${table}: ${rows} rows, ${Math.round(bytes / rows)} bytes each`);
  }
  if (Number(letters) > 0)
    database
      .prepare("UPDATE request SET description=substr(description||' '||replace(hex(zeroblob(?1)),'0','ab '),1,?1)")
      .run(Number(letters));
  console.log(`a request: ${requestBytes(database)} bytes`);
  database.exec('UPDATE request SET is_active=0, paused_at=NULL, expires_at=1, approve_status=4, pending_edit=NULL, pending_status=NULL');
  console.log(`an expired request: ${requestBytes(database)}`);
  const archive = archiveOf(database, join(work, 'archive.sqlite'));
  console.log(`its row in the archive: ${Math.round((bytesOf(archive).get('request_copy') ?? 0) / countOf(archive, 'request_copy'))}`);
  database.exec(`INSERT INTO archive_leftover(copy, due_at) SELECT id, 1 FROM request;
    UPDATE request SET description='', keywords='[]', search_text='', facets='', count_keys='[]', archive_copy=id,
      texts=(SELECT json_group_object(t.key, json_object('name', t.value->>'name')) FROM json_each(request.texts) t);
    DELETE FROM archive_leftover`);
  console.log(`archived: ${requestBytes(database)}`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
