/**
 * Sending, approving and rejecting companies, and edits of approved ones, as statements for batches; run them with `runGuarded`: the guard
 * is the version.
 */
import { approval, statusByCompleteness } from '../../contract/company/approval.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { readPlace } from '../lookup/store.ts';
import { type AsRead, changedStatement } from '../platform/db/guard.ts';
import { mediaChangeStatements } from '../platform/media-store.ts';
import { ownStatus, setOwnStatus, withEdit } from '../platform/db/pending-edit.ts';
import { showRequestsStatement } from '../request/company-store.ts';
import { editStatements } from './edit-store.ts';
import { type CompanyRow, completenessOfRow, fileKeysOf } from './row.ts';
import { findCompany } from './store.ts';

/** Pending from now on; an old rejection is over (docs/behaviour.md#approval-states). */
export const sendCompanyStatements = (db: D1DatabaseSession, { id, version, now }: AsRead): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE company SET ${setOwnStatus(String(approval.pending))}, sent_at = ?3, reject_reason = NULL, rejected_at = NULL, version = version + 1
       WHERE id = ?1 AND version = ?2 AND ${ownStatus} IN (${approval.incomplete}, ${approval.ready}) AND deleted_at IS NULL`,
    )
    .bind(id, version, now),
  changedStatement(db),
];

/** An edit takes the place of what was public. */
async function approveEditStatements(db: D1DatabaseSession, row: CompanyRow, { id, version, now }: AsRead): Promise<D1PreparedStatement[]> {
  const edit = { ...withEdit(row), approve_status: approval.approved };
  const kept = fileKeysOf(edit);
  const place = await readPlace(db, edit.country_id, edit.city_id, edit.area_id);
  return [
    ...editStatements(db, { id, version, country_id: row.country_id }, edit, place, await loadLookups(db, now)),
    db.prepare('UPDATE company SET approved_at = ?2 WHERE id = ?1').bind(id, now),
    ...mediaChangeStatements(
      db,
      [],
      fileKeysOf(row).filter((key) => !kept.includes(key)),
    ),
  ];
}

/** A pending company becomes public, with the requests that waited for it, or a pending edit of one that is. */
export async function approveCompanyStatements(db: D1DatabaseSession, decision: AsRead): Promise<D1PreparedStatement[]> {
  const row = await findCompany(db, decision.id);
  if (row?.pending_status === approval.pending) return approveEditStatements(db, row, decision);
  const { id, version, now } = decision;
  return [
    db
      .prepare(
        `UPDATE company SET approve_status = ${approval.approved}, approved_at = ?3, reject_reason = NULL, rejected_at = NULL, version = version + 1
         WHERE id = ?1 AND version = ?2 AND approve_status = ${approval.pending} AND deleted_at IS NULL`,
      )
      .bind(id, version, now),
    changedStatement(db),
    showRequestsStatement(db, { companyId: id }, now),
  ];
}

/** A pending company or edit goes back to its owner: incomplete or ready, the reason beside it (docs/behaviour.md#approval-states). @param reason JSON text */
export async function rejectCompanyStatements(
  db: D1DatabaseSession,
  { id, version, now, reason }: AsRead & { reason: string },
): Promise<D1PreparedStatement[]> {
  const stored = await findCompany(db, id);
  const row = stored === null ? null : withEdit(stored);
  const place = row === null ? null : await readPlace(db, row.country_id, row.city_id, row.area_id);
  const status = row === null ? approval.incomplete : statusByCompleteness(completenessOfRow(row, place?.city_has_areas === 1).isComplete);
  return [
    db
      .prepare(
        `UPDATE company SET ${setOwnStatus('?5')}, reject_reason = ?4, rejected_at = ?3, version = version + 1
         WHERE id = ?1 AND version = ?2 AND ${ownStatus} = ${approval.pending} AND deleted_at IS NULL`,
      )
      .bind(id, version, now, reason, status),
    changedStatement(db),
  ];
}
