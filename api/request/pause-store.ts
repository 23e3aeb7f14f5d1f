/** A pause, as statements for batches: only a public request can be paused, and the pause ends with the request. */
import { approval } from '../../contract/company/approval.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { isCompanyPublic } from './company-store.ts';

/** SQL: approved, and its 60 days are not over. */
const isRunning = `approve_status = ${approval.approved} AND expires_at > ?2 AND deleted_at IS NULL`;

/** The row's version stays, since edits and decisions do not concern a pause. The pause stays when its company is shown again. */
export const pauseRequestStatements = (db: D1DatabaseSession, id: string, now: number): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE request SET is_active = 0, hidden_with_company = 0, paused_at = ?2 WHERE id = ?1 AND ${isRunning} AND paused_at IS NULL`,
    )
    .bind(id, now),
  changedStatement(db),
];

/** Ends a pause. The request is public again if its company is public. */
export const resumeRequestStatements = (db: D1DatabaseSession, id: string, now: number): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE request SET paused_at = NULL, is_active = 1 WHERE id = ?1 AND ${isRunning} AND paused_at IS NOT NULL
         AND EXISTS(SELECT 1 FROM company c WHERE c.id = request.company_id AND ${isCompanyPublic})`,
    )
    .bind(id, now),
  changedStatement(db),
];

/** Ends the pause of a request that is being removed, without showing it. */
export const endPauseStatement = (db: D1DatabaseSession, id: string): D1PreparedStatement =>
  db.prepare('UPDATE request SET paused_at = NULL WHERE id = ?1').bind(id);
