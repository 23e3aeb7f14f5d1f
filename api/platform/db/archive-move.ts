/**
 * Moves complete rows from the marketplace's database to the archive, some at a time, the oldest first (ADR 037). No transaction spans the
 * two databases: ids are recorded, copies are written and read again, and then one batch deletes the rows that are unchanged, together with
 * the record. A copy is valid once it has no record. A crash in between leaves a record. After an hour its copies are deleted, and the rows
 * that still exist in the marketplace are moved again.
 */
import { hourMs } from '../../../contract/limits.ts';
import { changedStatement } from './guard.ts';
import type { Env } from '../env.ts';
import { newId } from '../ids.ts';

export type MovedKind = 'notification' | 'payment_order';

/** How rows of a kind are moved. */
export interface Move<Row extends { id: string }> {
  kind: MovedKind;
  /** SELECT of due ids over ?1, the latest time, and ?2, the maximum of ids. It must not read more rows than it returns. */
  due: string;
  /** Reads the existing rows of these ids, with all data that are moved. */
  read(db: D1DatabaseSession, ids: readonly string[]): Promise<Row[]>;
  /** Stores copies in the archive; replaces existing ones. */
  store(archive: D1DatabaseSession, rows: readonly Row[]): D1PreparedStatement[];
  /** Reads copies from the archive, in the format of `read`. */
  readCopies(archive: D1DatabaseSession, ids: readonly string[]): Promise<Row[]>;
  /** Deletes copies from the archive. */
  drop(archive: D1DatabaseSession, ids: readonly string[]): D1PreparedStatement[];
  /** SELECT of the ids of rows that equal the JSON ?3. */
  unchanged: string;
  /** Deletes the rows of {@link movedIds}. */
  leave(db: D1DatabaseSession): D1PreparedStatement[];
}

/** After this time a move counts as interrupted. */
const abandonedMs = hourMs;

/** SQL in the batch of a move: rows that are now in the archive. */
export const movedIds = (kind: MovedKind): string =>
  `(SELECT j.value FROM archive_move m, json_each(m.ids) j WHERE m.kind='${kind}' AND m.is_copied=1)`;

/** SQL of one column `ids`: invalid copies, whose rows were not moved. */
export const announcedIds = (kind: MovedKind): string => `COALESCE((SELECT ids FROM archive_move WHERE kind='${kind}'), '[]')`;

/** The archive's database. @throws if none is bound */
export const archiveOf = ({ ARCHIVE }: Pick<Env, 'ARCHIVE'>): D1DatabaseSession => {
  if (ARCHIVE === undefined) throw new Error('there is something in an archive that is not bound');
  return ARCHIVE.withSession('first-primary');
};

const announce = (
  db: D1DatabaseSession,
  { kind, due }: Pick<Move<never>, 'kind' | 'due'>,
  run: string,
  until: number,
  countMax: number,
  now: number,
) =>
  db
    .prepare(
      `INSERT INTO archive_move(kind, run, ids, due_at) SELECT '${kind}', ?3, ids, ?4 FROM (SELECT json_group_array(id) AS ids FROM (${due})) WHERE ids<>'[]'
       ON CONFLICT DO NOTHING RETURNING ids`,
    )
    .bind(until, countMax, run, now + abandonedMs)
    .first<string>('ids');

/** Deletes invalid copies. @returns whether no ids are announced any more */
async function dropAbandoned<Row extends { id: string }>(
  { kind, drop }: Move<Row>,
  archive: D1DatabaseSession,
  db: D1DatabaseSession,
  now: number,
): Promise<boolean> {
  const found = await db
    .prepare('SELECT run, ids, due_at FROM archive_move WHERE kind=?1')
    .bind(kind)
    .first<{ run: string; ids: string; due_at: number }>();
  if (found === null) return true;
  if (found.due_at > now) return false;
  const run = newId();
  const taken = await db
    .prepare('UPDATE archive_move SET run=?3, due_at=?4 WHERE kind=?1 AND run=?2')
    .bind(kind, found.run, run, now + abandonedMs)
    .run();
  if (taken.meta.changes === 0) return false;
  await archive.batch(drop(archive, JSON.parse(found.ids) as string[]));
  await db.prepare('DELETE FROM archive_move WHERE kind=?1 AND run=?2').bind(kind, run).run();
  return true;
}

const moveStatements = <Row extends { id: string }>(
  { kind, unchanged, leave }: Move<Row>,
  db: D1DatabaseSession,
  rows: readonly Row[],
  run: string,
  now: number,
): D1PreparedStatement[] => [
  db
    .prepare(
      `WITH same(id) AS (${unchanged}) UPDATE archive_move SET is_copied=1, ids=(SELECT json_group_array(id) FROM same),
         rest=(SELECT json_group_array(value) FROM json_each(ids) WHERE value NOT IN (SELECT id FROM same)) WHERE kind=?1 AND run=?2`,
    )
    .bind(kind, run, JSON.stringify(rows)),
  changedStatement(db),
  ...leave(db),
  db.prepare("DELETE FROM archive_move WHERE kind=?1 AND run=?2 AND rest='[]'").bind(kind, run),
  db.prepare("UPDATE archive_move SET is_copied=0, ids=rest, rest='[]', due_at=?3 WHERE kind=?1 AND run=?2").bind(kind, run, now),
];

const inOrder = (rows: readonly { id: string }[]): string => JSON.stringify(rows.toSorted((left, right) => (left.id < right.id ? -1 : 1)));

/** The bounds of one step of a move. */
interface Step {
  until: number;
  countMax: number;
  now: number;
}

/**
 * One step; safe to repeat and to run simultaneously: only one run moves rows.
 * @returns whether more rows may be due
 */
async function moveSome<Row extends { id: string }>(
  move: Move<Row>,
  archive: D1DatabaseSession,
  db: D1DatabaseSession,
  { until, countMax, now }: Step,
): Promise<boolean> {
  if (!(await dropAbandoned(move, archive, db, now))) return false;
  const run = newId();
  const announced = await announce(db, move, run, until, countMax, now);
  if (announced === null) return false;
  const ids = JSON.parse(announced) as string[];
  const rows = await move.read(db, ids);
  if (rows.length > 0) await archive.batch(move.store(archive, rows));
  if (inOrder(await move.readCopies(archive, ids)) !== inOrder(rows)) throw new Error('the archive returned a different copy');
  await db.batch(moveStatements(move, db, rows, run, now));
  return ids.length === countMax;
}

/** A kind of row that is moved by a job. */
interface Moving<Row extends { id: string }> {
  /** Name of the job. */
  name: string;
  move: Move<Row>;
  afterMs: number;
  rowsPerStep: number;
  /** Deletes rows of the archive before each move. */
  sweep?(archive: D1DatabaseSession, db: D1DatabaseSession, now: number): Promise<unknown>;
}

/** A kind of row that is moved, as declared by its subject. */
export interface ArchiveMove {
  name: string;
  leave: Move<never>['leave'];
  /** For the scheduled run; safe to repeat, and to run twice simultaneously. */
  archive(env: Env, db: D1DatabaseSession, now: number): Promise<void>;
}

const stepsPerRun = 5;

export const moving = <Row extends { id: string }>({ name, move, afterMs, rowsPerStep, sweep }: Moving<Row>): ArchiveMove => ({
  name,
  leave: move.leave,
  async archive(env, db, now) {
    if (env.ARCHIVE === undefined) return;
    const archive = archiveOf(env);
    await sweep?.(archive, db, now);
    const step = { until: now - afterMs, countMax: rowsPerStep, now };
    for (let steps = 0; steps < stepsPerRun; steps += 1) if (!(await moveSome(move, archive, db, step))) return;
  },
});
