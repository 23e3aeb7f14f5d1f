/** Consistency of a data folder: ledger, lists and their counts, references, chat rooms. Used after a restore. */
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { filesBelow } from '../files.ts';
import { stateFolder } from '../server/runtime.ts';

const listedCompany = 'approve_status=4 AND is_active=1 AND is_user_company=0';
const listedRequest = 'approve_status=4 AND is_active=1';

/** Rows that only one of two sets has. */
const difference = (left: string, right: string): string =>
  `SELECT * FROM (SELECT * FROM (${left}) EXCEPT SELECT * FROM (${right})) UNION ALL SELECT * FROM (SELECT * FROM (${right}) EXCEPT SELECT * FROM (${left}))`;

const indexed = (table: string): string => `SELECT id FROM ${table}_docsize`;

const counted = (kind: 'company' | 'request', listed: string): string =>
  difference(
    `SELECT j.value AS facet, COUNT(*) AS n FROM ${kind}, json_each(count_keys) j WHERE ${listed} GROUP BY 1`,
    // Combinations of requests are counted by other triggers, and only while they can be requested.
    `SELECT facet, n FROM facet_count WHERE kind='${kind}' AND n<>0 AND facet IN (SELECT j.value FROM ${kind}, json_each(count_keys) j)`,
  );

/** Each query finds inconsistent rows. */
const checks: Readonly<Record<string, string>> = {
  'a balance is the sum of its transfers': 'SELECT id, balance FROM ledger_drift',
  'a reference leads somewhere': 'PRAGMA foreign_key_check',
  'public requests are those of the index': difference(`SELECT seq FROM request WHERE ${listedRequest}`, indexed('request_fts')),
  'boosted requests are those of their index': difference(
    `SELECT seq FROM request WHERE ${listedRequest} AND is_boosted=1`,
    indexed('request_boosted_fts'),
  ),
  'public companies are those of the index': difference(`SELECT seq FROM company WHERE ${listedCompany}`, indexed('company_fts')),
  'boosted companies are those of their index': difference(
    `SELECT seq FROM company WHERE ${listedCompany} AND is_boosted=1`,
    indexed('company_boosted_fts'),
  ),
  'public products are those of the index': difference('SELECT seq FROM listed_product', indexed('product_fts')),
  'counts of requests are those of the rows': counted('request', listedRequest),
  'counts of companies are those of the rows': counted('company', listedCompany),
  'people are those that the console finds': difference('SELECT seq FROM users WHERE deleted_at IS NULL', indexed('person_fts')),
  'companies are those that the console finds': difference(
    'SELECT seq FROM company WHERE deleted_at IS NULL AND is_user_company=0',
    indexed('any_company_fts'),
  ),
  'who is suspended is signed in nowhere': `SELECT f.id FROM session_family f LEFT JOIN staff s ON s.user_id=f.user_id
    WHERE f.revoked_at IS NULL AND EXISTS(SELECT 1 FROM users WHERE id IN(f.user_id, s.master_user_id) AND suspended_at IS NOT NULL)`,
  'companies are suspended with their accounts': `SELECT c.id FROM company c JOIN users u ON u.id=c.owner_user_id
    WHERE c.deleted_at IS NULL AND (c.suspension&2<>0)<>(u.suspended_at IS NOT NULL)`,
  'accounts are counted': difference(
    'SELECT COUNT(*) FROM users WHERE deleted_at IS NULL',
    "SELECT COALESCE(SUM(n),0) FROM facet_count WHERE kind='users' AND facet=''",
  ),
};

const files = (folder: string): string[] =>
  filesBelow(folder).filter((path) => path.endsWith('.sqlite') && basename(path) !== 'metadata.sqlite');

const open = (file: string): DatabaseSync => new DatabaseSync(file, { readOnly: true });

const tableExists = (database: DatabaseSync, name: string): boolean =>
  database.prepare("SELECT 1 FROM sqlite_master WHERE type='table' AND name=?").get(name) !== undefined;

/** The marketplace's database among workerd's files. @throws if there is none */
export const marketplaceFile = (dataDir: string): string => {
  const found = files(join(stateFolder(dataDir), 'd1')).find((file) => {
    const database = open(file);
    try {
      return tableExists(database, 'credit_transfer');
    } finally {
      database.close();
    }
  });
  if (found === undefined) throw new Error(`${dataDir} holds no marketplace`);
  return found;
};

/** The archive's database; undefined in a backup from before it existed. */
export const archiveFile = (dataDir: string): string | undefined =>
  files(join(stateFolder(dataDir), 'd1')).find((file) => {
    const database = open(file);
    try {
      return tableExists(database, 'request_copy');
    } finally {
      database.close();
    }
  });
const namesIn = (database: DatabaseSync, query: string): string[] =>
  database
    .prepare(query)
    .all()
    .map(({ copy }) => String(copy));

const announced = (kind: string): string => `(SELECT j.value FROM archive_move m, json_each(m.ids) j WHERE m.kind='${kind}')`;
/** Rows of the archive whose move is complete. If the backup was made during a move, a row is in both databases, and is moved again. */
const archived = (table: string): string =>
  `archive.${table} a WHERE a.id NOT IN ${announced(table)} AND NOT EXISTS(SELECT 1 FROM main.${table} m WHERE m.id=a.id)`;

/** Each query finds inconsistent rows across both databases. */
const movedChecks: Readonly<Record<string, string>> = {
  'who has notifications in the archive is known': `SELECT DISTINCT a.user_id FROM ${archived('notification')} AND a.user_id NOT IN (SELECT user_id FROM archived_notification)`,
  'who has orders in the archive is known': `SELECT DISTINCT a.master_user_id FROM ${archived('payment_order')} AND a.master_user_id NOT IN (SELECT master_user_id FROM archived_payment)`,
  'orders of the archive are counted': difference(
    `SELECT state, COUNT(*) AS n FROM ${archived('payment_order')} GROUP BY 1`,
    "SELECT facet, n FROM facet_count WHERE kind='payment_order_archived' AND facet<>'' AND n>0",
  ),
  'orders are counted': difference(
    `SELECT state, SUM(n) FROM (SELECT state, COUNT(*) AS n FROM main.payment_order GROUP BY 1 UNION ALL SELECT state, COUNT(*) FROM ${archived('payment_order')} GROUP BY 1) GROUP BY 1`,
    "SELECT facet, n FROM facet_count WHERE kind='payment_order' AND facet<>'' AND n>0",
  ),
  // The series is read from the number, because backups of older versions have no column for it.
  'receipts follow each other without gaps': `SELECT substr(number, 1, 3) AS series, year FROM (SELECT number, year, serial FROM main.payment_receipt
    UNION SELECT number, year, serial FROM archive.payment_receipt) GROUP BY 1, 2 HAVING MAX(serial)<>COUNT(*)`,
};

const faultsOf = (database: DatabaseSync, rules: Readonly<Record<string, string>>): string[] =>
  Object.entries(rules).flatMap(([rule, query]) => {
    const rows = database.prepare(query).all();
    return rows.length === 0 ? [] : [`${rule}: ${rows.length} do not, the first ${JSON.stringify(rows[0])}`];
  });

/** Compares the archive with what the marketplace recorded about it. */
const movedFaults = (database: DatabaseSync, dataDir: string): string[] => {
  const file = archiveFile(dataDir);
  // A backup from before rows were moved to an archive.
  if (file === undefined || !tableExists(database, 'archived_payment')) return [];
  database.prepare('ATTACH DATABASE ? AS archive').run(file);
  try {
    return faultsOf(database, movedChecks);
  } finally {
    database.exec('DETACH DATABASE archive');
  }
};

/** The archive has the texts that requests name, and no others. */
const archiveFaults = (database: DatabaseSync, dataDir: string): string[] => {
  // A backup from before the archive existed.
  if (!tableExists(database, 'archive_leftover')) return [];
  const file = archiveFile(dataDir);
  const archive = file === undefined ? null : open(file);
  try {
    const stored = new Set(archive === null ? [] : namesIn(archive, 'SELECT copy FROM request_copy'));
    const named = namesIn(database, 'SELECT archive_copy AS copy FROM request WHERE archive_copy IS NOT NULL');
    const known = new Set([...named, ...namesIn(database, 'SELECT copy FROM archive_leftover')]);
    const [missing, unknown] = [named.filter((copy) => !stored.has(copy)), [...stored].filter((copy) => !known.has(copy))];
    return [
      ...(missing.length === 0 ? [] : [`texts of requests are in the archive: ${missing.length} are not, the first ${missing[0]}`]),
      ...(unknown.length === 0 ? [] : [`the archive holds what a request names: ${unknown.length} nobody does, the first ${unknown[0]}`]),
    ];
  } finally {
    archive?.close();
  }
};

/** What is read from each database below a folder. */
const fromEach = <Value>(folder: string, read: (database: DatabaseSync) => Value[]): Value[] =>
  files(folder).flatMap((file) => {
    const database = open(file);
    try {
      return read(database);
    } finally {
      database.close();
    }
  });

/** The last sequence of each room with messages. */
const roomSequences = (dataDir: string): number[] =>
  fromEach(join(stateFolder(dataDir), 'do'), (room) => {
    if (!tableExists(room, 'message')) return [];
    const last = room.prepare('SELECT MAX(sequence) AS last FROM message').get()?.last;
    return typeof last === 'number' ? [last] : [];
  });

const descending = (numbers: readonly number[]): number[] => [...numbers].sort((left, right) => right - left);

/**
 * Each chat has a room with at least as many messages. The rooms' files do not name their chats, so both are sorted by length and
 * compared.
 */
const roomFaults = (database: DatabaseSync, dataDir: string): string[] => {
  const chats = database.prepare('SELECT last_sequence AS last FROM chat WHERE last_sequence>0').all() as { last: number }[];
  const rooms = descending(roomSequences(dataDir));
  const missing = descending(chats.map(({ last }) => last)).filter((last, place) => (rooms[place] ?? 0) < last);
  return missing.length === 0
    ? []
    : [`messages of chats are in their rooms: ${missing.length} of ${chats.length} chats have more than any room`];
};

/** Each file that rows show is in the bucket, with its contents. */
const fileFaults = (database: DatabaseSync, dataDir: string): string[] => {
  const folder = join(stateFolder(dataDir), 'r2');
  const contents = new Set(filesBelow(folder).map((path) => basename(path)));
  const stored = new Set(
    fromEach(folder, (bucket) =>
      bucket
        .prepare('SELECT key, blob_id FROM _mf_objects')
        .all()
        .filter(({ blob_id: blob }) => blob === null || contents.has(String(blob)))
        .map(({ key }) => key),
    ),
  );
  const keys = database.prepare("SELECT r2_key AS key FROM media WHERE state='live'").all();
  const missing = keys.filter(({ key }) => !stored.has(key));
  return missing.length === 0
    ? []
    : [`files of rows are in the bucket: ${missing.length} of ${keys.length} are not, the first ${String(missing[0]?.key)}`];
};

/**
 * @returns a sentence for each broken rule
 * @throws if the folder holds no marketplace
 */
export const inconsistencies = (dataDir: string): string[] => {
  const database = open(marketplaceFile(dataDir));
  try {
    return [
      ...faultsOf(database, checks),
      ...movedFaults(database, dataDir),
      ...archiveFaults(database, dataDir),
      ...roomFaults(database, dataDir),
      ...fileFaults(database, dataDir),
    ];
  } finally {
    database.close();
  }
};
