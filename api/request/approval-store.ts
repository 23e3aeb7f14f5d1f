/**
 * Submitting, approving and rejecting requests, and edits of approved ones, as statements for batches; run them with `runGuarded`, since
 * they check the version.
 */
import { approval, type ApproveStatus } from '../../contract/company/approval.ts';
import { checkValidUntil, publicUntil } from '../../contract/request/rules.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { readNamedCities } from '../lookup/store.ts';
import type { AsRead } from '../platform/db/guard.ts';
import { mediaChangeStatements } from '../platform/media-store.ts';
import { withEdit } from '../platform/db/pending-edit.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { followCompanyStatement, isCompanyPublic } from './company-store.ts';
import { editRequestStatements, publishStatements, rejectStatements, sendStatements, takeDownStatements } from './edit-store.ts';
import { cityIdsOf, factsOf, renamed, type StoredFacts } from './facts.ts';
import { endPauseStatement } from './pause-store.ts';
import { mediaKeysOf, type RequestRow } from './row.ts';
import { findRequest } from './store.ts';

/** Also restarts an expired request (docs/behaviour.md#request-states). An edit is sent beside the public version. */
export const sendRequestStatements = (db: D1DatabaseSession, row: AsRead): D1PreparedStatement[] =>
  sendStatements(db, row, {
    set: `is_active = iif(pending_status IS NULL, 1, is_active), hidden_with_company = iif(pending_status IS NULL, 0, hidden_with_company),
      paused_at = iif(pending_status IS NULL, NULL, paused_at),`,
    where: `(pending_status IS NULL AND approve_status = ${approval.approved} AND expires_at <= ?3)`,
  });

const hasPublicCompany = `EXISTS(SELECT 1 FROM company c WHERE c.id = request.company_id AND ${isCompanyPublic})`;
/** Neither paused nor past its last day. */
const isRunning = '(paused_at IS NULL AND ?4 > ?3)';

interface Publishing {
  /** The present status: pending; approved, if an edit has just replaced the content; rejected, after an appeal. */
  from: ApproveStatus;
  /** If the company is not public, the request may wait and become public with it; without this field it is refused. */
  mayWait?: true;
}
/**
 * Public from now on until its last day, at most 60 days. The statement itself checks that the company is public. An approval does not
 * end a pause.
 */
const publishRequestStatements = (
  db: D1DatabaseSession,
  { from, mayWait }: Publishing,
  row: AsRead,
  { validUntil }: StoredFacts,
): D1PreparedStatement[] => [
  ...publishStatements(db, from, row, {
    set: `expires_at = ?4, is_active = (${isRunning} AND ${hasPublicCompany}), hidden_with_company = (${isRunning} AND NOT ${hasPublicCompany}),`,
    where: mayWait ? 'TRUE' : hasPublicCompany,
    values: [publicUntil(row.now, validUntil)],
  }),
  followCompanyStatement(db, row.id),
];

/** Replaces the public version and its files. */
async function replaceStatements(db: D1DatabaseSession, row: RequestRow, version: RequestRow, now: number): Promise<D1PreparedStatement[]> {
  const usedKeys = mediaKeysOf(version);
  return [
    ...editRequestStatements(db, row, version, await loadLookups(db, now), false),
    ...mediaChangeStatements(
      db,
      [],
      mediaKeysOf(row).filter((key) => !usedKeys.includes(key)),
    ),
  ];
}

/** An approved edit replaces the public version. */
async function approveEditStatements(
  db: D1DatabaseSession,
  row: RequestRow,
  { id, version, now }: AsRead,
  publishing: Omit<Publishing, 'from'> = {},
): Promise<D1PreparedStatement[]> {
  const waiting = withEdit(row);
  const facts = factsOf(waiting);
  // Cities may have been renamed while it was pending.
  const named = JSON.stringify(renamed(facts, await readNamedCities(db, cityIdsOf(facts))));
  const edit = { ...waiting, facts: named, approve_status: approval.approved };
  return [
    ...(await replaceStatements(db, { ...row, version }, edit, now)),
    ...publishRequestStatements(db, { ...publishing, from: approval.approved }, { id, version: version + 1, now }, factsOf(edit)),
  ];
}

/**
 * A pending request becomes public, or a pending edit of a public one is applied; each approval gives 60 days.
 * @throws Refusal REQUEST_RAN_OUT if its own last day passed while it was pending: it would not be visible, contrary to the owner's
 * notification
 */
export async function approveRequestStatements(db: D1DatabaseSession, decision: AsRead): Promise<D1PreparedStatement[]> {
  const row = await findRequest(db, decision.id);
  if (row !== null && checkValidUntil(factsOf(withEdit(row)).validUntil, decision.now) === 'DATE_PAST')
    throw new Refusal('REQUEST_RAN_OUT');
  return row?.pending_status === approval.pending
    ? approveEditStatements(db, row, decision)
    : publishRequestStatements(db, { from: approval.pending }, decision, row === null ? {} : factsOf(row));
}

/** Incomplete, until it is edited or sent again (docs/behaviour.md#request-states). @param decision with its reason as JSON text */
export const rejectRequestStatements = (db: D1DatabaseSession, decision: AsRead & { reason: string }): D1PreparedStatement[] =>
  rejectStatements(db, decision, approval.incomplete);

/**
 * Hides a request until its owner has corrected it and moderators have approved it again. A pending edit becomes its only version, and a
 * pause ends. @param row approved, as it was read @param reason JSON text
 */
export async function takeDownRequestStatements(
  db: D1DatabaseSession,
  row: RequestRow,
  reason: string,
  now: number,
): Promise<D1PreparedStatement[]> {
  return [
    endPauseStatement(db, row.id),
    ...(await replaceStatements(db, row, { ...withEdit(row), approve_status: approval.incomplete }, now)),
    ...takeDownStatements(db, { id: row.id, version: row.version + 1, now, reason, hasEdit: row.pending_edit !== null }),
  ];
}

/**
 * After an appeal: publishes a rejected or removed request again, unless its last day has passed. If its company is not public now, it
 * becomes public with the company. @param row not changed by its owner since the decision
 */
export async function restoreRequestStatements(db: D1DatabaseSession, row: RequestRow, now: number): Promise<D1PreparedStatement[]> {
  const read = { id: row.id, version: row.version, now };
  if (checkValidUntil(factsOf(withEdit(row)).validUntil, now) === 'DATE_PAST') return [];
  if (row.approve_status !== approval.approved)
    return publishRequestStatements(db, { from: row.approve_status, mayWait: true }, read, factsOf(row));
  return row.pending_status === null ? [] : approveEditStatements(db, row, read, { mayWait: true });
}

/** The name of a company, for the approved version of a request. */
export const readCompanyName = async (db: D1DatabaseSession, id: string): Promise<string> =>
  (await db.prepare('SELECT name FROM company WHERE id = ?1').bind(id).first<string>('name')) ?? '';

/** The member of staff who wrote a request; null for the main user, or after they left. */
export const readStaffAuthor = (db: D1DatabaseSession, requestId: string): Promise<string | null> =>
  db
    .prepare(
      `SELECT s.user_id FROM request r JOIN staff s ON s.user_id = r.author_user_id AND s.master_user_id = r.owner_user_id
       WHERE r.id = ?1 AND s.removed_at IS NULL`,
    )
    .bind(requestId)
    .first<string>('user_id');
