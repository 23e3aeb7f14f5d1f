/** Sending, approving and rejecting requests as statements for batches; run them with `runGuarded`: the guard is the version. */
import { approval } from '../../contract/company/approval.ts';
import { publicUntil } from '../../contract/request/facts.ts';
import { type AsRead, changedStatement } from '../platform/guard.ts';
import { followCompanyStatement } from './company-store.ts';

/** Pending from now on; also a request that has run out starts again here (D-43). */
export const sendRequestStatements = (db: D1DatabaseSession, { id, version, now }: AsRead): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE request SET approve_status = ${approval.pending}, sent_at = ?3, is_active = 1, reject_reason = NULL, rejected_at = NULL, version = version + 1
       WHERE id = ?1 AND version = ?2 AND (approve_status = ${approval.ready} OR (approve_status = ${approval.approved} AND expires_at <= ?3)) AND deleted_at IS NULL`,
    )
    .bind(id, version, now),
  changedStatement(db),
];

/** A pending request becomes public for 60 days; its company has to be approved at that very moment. */
export const approveRequestStatements = (db: D1DatabaseSession, { id, version, now }: AsRead): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE request SET approve_status = ${approval.approved}, approved_at = ?3, expires_at = ?4, is_active = 1, reject_reason = NULL, rejected_at = NULL, version = version + 1
       WHERE id = ?1 AND version = ?2 AND approve_status = ${approval.pending} AND deleted_at IS NULL
         AND EXISTS(SELECT 1 FROM company c WHERE c.id = request.company_id AND c.approve_status = ${approval.approved} AND c.deleted_at IS NULL)`,
    )
    .bind(id, version, now, publicUntil(now)),
  changedStatement(db),
  followCompanyStatement(db, id),
];

/** A pending request goes back to its author as incomplete, until it is edited (D-43). @param reason JSON text */
export const rejectRequestStatements = (
  db: D1DatabaseSession,
  { id, version, now, reason }: AsRead & { reason: string },
): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE request SET approve_status = ${approval.incomplete}, reject_reason = ?4, rejected_at = ?3, version = version + 1
       WHERE id = ?1 AND version = ?2 AND approve_status = ${approval.pending} AND deleted_at IS NULL`,
    )
    .bind(id, version, now, reason),
  changedStatement(db),
];
