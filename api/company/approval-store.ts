/**
 * Approving and rejecting companies, and edits of approved ones, as statements for batches; run them with `runGuarded`, since they check
 * the version.
 */
import { approval, type ApproveStatus, statusByCompleteness } from '../../contract/company/approval.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { readPlace } from '../lookup/store.ts';
import type { AsRead } from '../platform/db/guard.ts';
import { mediaChangeStatements } from '../platform/media-store.ts';
import { withEdit } from '../platform/db/pending-edit.ts';
import { showRequestsStatement } from '../request/company-store.ts';
import { endTakedownStatements } from './boost/boost-loss-store.ts';
import { editStatements, publishStatements, rejectStatements, takeDownStatements } from './edit-store.ts';
import { type CompanyRow, completenessOfRow, fileKeysOf } from './row.ts';
import { findCompany } from './store.ts';

/** The pending edit, if there is one, replaces the version that was public. */
async function replaceStatements(
  db: D1DatabaseSession,
  row: CompanyRow,
  status: ApproveStatus,
  { id, version, now }: AsRead,
): Promise<D1PreparedStatement[]> {
  const edit = { ...withEdit(row), approve_status: status };
  const usedKeys = fileKeysOf(edit);
  const place = await readPlace(db, edit.country_id, edit.city_id, edit.area_id);
  return [
    ...editStatements(db, { id, version, country_id: row.country_id }, edit, place, await loadLookups(db, now), {
      approvedAt: status === approval.approved ? now : undefined,
    }),
    ...mediaChangeStatements(
      db,
      [],
      fileKeysOf(row).filter((key) => !usedKeys.includes(key)),
    ),
  ];
}

/** Publishes a pending company with the requests that waited for it, or applies the pending edit of a public company. */
export async function approveCompanyStatements(db: D1DatabaseSession, decision: AsRead): Promise<D1PreparedStatement[]> {
  const row = await findCompany(db, decision.id);
  if (row?.pending_status === approval.pending) return replaceStatements(db, row, approval.approved, decision);
  return [
    ...publishStatements(db, approval.pending, decision),
    showRequestsStatement(db, { companyId: decision.id }, decision.now),
    ...(row === null ? [] : await endTakedownStatements(db, row, decision.now)),
  ];
}

/**
 * Hides a company with its requests and products, until its owner has corrected it and moderators have approved it again. A pending edit
 * becomes its only version. @param row approved, as it was read @param reason JSON text
 */
export const takeDownCompanyStatements = async (
  db: D1DatabaseSession,
  row: CompanyRow,
  reason: string,
  now: number,
): Promise<D1PreparedStatement[]> => [
  ...(await replaceStatements(db, row, approval.incomplete, { id: row.id, version: row.version, now })),
  ...takeDownStatements(db, { id: row.id, version: row.version + 1, now, reason, hasEdit: row.pending_edit !== null }),
];

/** After an appeal: publishes a rejected or removed company again. @param row not changed by its owner since the decision */
export async function restoreCompanyStatements(db: D1DatabaseSession, row: CompanyRow, now: number): Promise<D1PreparedStatement[]> {
  const read = { id: row.id, version: row.version, now };
  if (row.approve_status === approval.approved)
    return row.pending_status === null ? [] : replaceStatements(db, row, approval.approved, read);
  return [...publishStatements(db, row.approve_status, read), showRequestsStatement(db, { companyId: row.id }, now)];
}

/**
 * Returns a pending company or edit to its owner: incomplete or ready, with the reason (docs/behaviour.md#approval-states). @param
 * reason JSON text
 */
export async function rejectCompanyStatements(
  db: D1DatabaseSession,
  decision: AsRead & { reason: string },
): Promise<D1PreparedStatement[]> {
  const stored = await findCompany(db, decision.id);
  const row = stored === null ? null : withEdit(stored);
  const place = row === null ? null : await readPlace(db, row.country_id, row.city_id, row.area_id);
  const status = row === null ? approval.incomplete : statusByCompleteness(completenessOfRow(row, place?.city_has_areas === 1).isComplete);
  return rejectStatements(db, decision, status);
}
