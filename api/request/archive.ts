/**
 * Requests that expired a month ago: their long texts move to the archive database, and are restored when the request is written (ADR 037).
 * No transaction spans the two databases: a copy is recorded, written, read again, and only then referenced by its row, in the batch that
 * deletes the content here. A crash in between leaves a copy without a reference, which is deleted after an hour.
 */
import { dayMs } from '../../contract/limits.ts';
import type { Lookups } from '../lookup/lookups.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { archiveOf } from '../platform/db/archive-move.ts';
import type { Env } from '../platform/env.ts';
import type { Deps } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import {
  announceCopiesStatement,
  dropCopiesStatement,
  endLeftoversStatement,
  nameCopiesStatements,
  readCopies,
  readDueRequests,
  type RequestContent,
  storeCopiesStatement,
  takeBackStatements,
  takeLeftovers,
} from './archive-store.ts';
import { listingOf } from './edit-store.ts';
import type { RequestOfCompany } from './row.ts';
import { findRequest, requireOwn } from './store.ts';

/** How long an expired request stays in the marketplace's database. Most renewals happen within this time. */
export const archiveAfterMs = 30 * dayMs;
/** The texts of this many requests in four languages fit into one value of D1 (2 MB). */
const rowsPerStep = 20;
const stepsPerRun = 5;
const leftoversPerRun = 200;

async function dropLeftovers(archive: D1DatabaseSession, db: D1DatabaseSession, now: number): Promise<void> {
  const copies = await takeLeftovers(db, now, leftoversPerRun);
  if (copies.length === 0) return;
  await dropCopiesStatement(archive, copies).run();
  await endLeftoversStatement(db, copies).run();
}

const isSame = (stored: RequestContent | undefined, { description, texts, keywords }: RequestContent): boolean =>
  stored?.description === description && stored.texts === texts && stored.keywords === keywords;

/** Archives some requests that ended long enough ago. For the scheduled run; safe to repeat, and to run twice simultaneously. */
export async function archiveRequests(env: Env, db: D1DatabaseSession, now: number): Promise<void> {
  if (env.ARCHIVE === undefined) return;
  const archive = archiveOf(env);
  await dropLeftovers(archive, db, now);
  const until = now - archiveAfterMs;
  for (let steps = 0; steps < stepsPerRun; steps += 1) {
    const due = await readDueRequests(db, until, rowsPerStep);
    if (due.length === 0) return;
    const copies = due.map((row) => ({ ...row, copy: newId() }));
    await announceCopiesStatement(db, copies, now).run();
    await storeCopiesStatement(archive, copies, now).run();
    const stored = await readCopies(
      archive,
      copies.map(({ copy }) => copy),
    );
    if (!copies.every((copy) => isSame(stored.get(copy.copy), copy))) throw new Error('the archive returned a different copy');
    await db.batch(nameCopiesStatements(db, copies, until));
    if (due.length < rowsPerStep) return;
  }
}

interface Archivable extends RequestContent {
  archive_copy: string | null;
}

/**
 * @returns the rows with their content, from both databases; without a further round trip if none is archived. A row whose copy is missing,
 *   after the two databases were restored to different moments, stays without its long texts, so that the other rows of a list can be read.
 */
export async function withContents<Row extends Archivable>(env: Env, rows: readonly Row[]): Promise<Row[]> {
  const copies = rows.flatMap(({ archive_copy }) => archive_copy ?? []);
  if (copies.length === 0) return [...rows];
  const stored = await readCopies(archiveOf(env), copies);
  return rows.map((row) => (row.archive_copy === null ? row : { ...row, ...(stored.get(row.archive_copy) ?? { texts: '{}' }) }));
}

/**
 * The same for one row or null, which may be about to be written.
 * @throws Error if its copy is missing: writing the row would end the chance to restore the copy
 */
export async function withContent<Row extends Archivable | null>(env: Env, row: Row): Promise<Row> {
  if (row === null || row.archive_copy === null) return row;
  const content = (await readCopies(archiveOf(env), [row.archive_copy])).get(row.archive_copy);
  if (content === undefined) throw new Error('a request names a copy that the archive does not have');
  return { ...row, ...content };
}

/** Restores the content of a request before it is written. @returns the row afterwards */
async function takenBack(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  found: RequestOfCompany,
  lookups: Lookups,
  now: number,
): Promise<RequestOfCompany> {
  const copy = found.archive_copy;
  if (copy === null) return found;
  const row = await withContent(env, found);
  await db.batch(takeBackStatements(db, { ...row, copy }, listingOf(row, lookups), now));
  return { ...row, archive_copy: null };
}

/** Restores the content of a request before moderators change it; does nothing if it is not archived. */
export async function takeBackRequest({ db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>, id: string): Promise<void> {
  const row = await findRequest(db, id);
  if (row === null || row.archive_copy === null) return;
  const now = clock.now();
  await takenBack({ db, env }, row, await loadLookups(db, now), now);
}

/** @throws Refusal NOT_FOUND */
export async function requireOwnHere(deps: Deps, ownerUserId: string, id: string): Promise<RequestOfCompany> {
  const row = await requireOwn(deps.db, ownerUserId, id);
  const now = deps.clock.now();
  return row.archive_copy === null ? row : takenBack(deps, row, await loadLookups(deps.db, now), now);
}
