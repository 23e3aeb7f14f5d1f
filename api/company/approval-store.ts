/** Sending, approving and rejecting companies as statements for batches; run them with `runGuarded`: the guard is the version. */
import { approval, statusByCompleteness } from '../../contract/company/approval.ts';
import { readPlace } from '../lookup/store.ts';
import { type AsRead, changedStatement } from '../platform/guard.ts';
import { completenessOfRow } from './row.ts';
import { findCompany } from './store.ts';

/** Pending from now on; an old rejection is over (D-40). */
export const sendCompanyStatements = (db: D1DatabaseSession, { id, version, now }: AsRead): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE company SET approve_status = ${approval.pending}, sent_at = ?3, reject_reason = NULL, rejected_at = NULL, version = version + 1
       WHERE id = ?1 AND version = ?2 AND approve_status IN (${approval.incomplete}, ${approval.ready}) AND deleted_at IS NULL`,
    )
    .bind(id, version, now),
  changedStatement(db),
];

/** A pending company becomes public. */
export const approveCompanyStatements = (db: D1DatabaseSession, { id, version, now }: AsRead): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE company SET approve_status = ${approval.approved}, approved_at = ?3, reject_reason = NULL, rejected_at = NULL, version = version + 1
       WHERE id = ?1 AND version = ?2 AND approve_status = ${approval.pending} AND deleted_at IS NULL`,
    )
    .bind(id, version, now),
  changedStatement(db),
];

/** A pending company goes back to its owner: incomplete or ready, the reason beside it (D-40). @param reason JSON text */
export async function rejectCompanyStatements(
  db: D1DatabaseSession,
  { id, version, now, reason }: AsRead & { reason: string },
): Promise<D1PreparedStatement[]> {
  const row = await findCompany(db, id);
  const place = row === null ? null : await readPlace(db, row.country_id, row.city_id, row.area_id);
  const status = row === null ? approval.incomplete : statusByCompleteness(completenessOfRow(row, place?.city_has_areas === 1).isComplete);
  return [
    db
      .prepare(
        `UPDATE company SET approve_status = ?5, reject_reason = ?4, rejected_at = ?3, version = version + 1
         WHERE id = ?1 AND version = ?2 AND approve_status = ${approval.pending} AND deleted_at IS NULL`,
      )
      .bind(id, version, now, reason, status),
    changedStatement(db),
  ];
}
