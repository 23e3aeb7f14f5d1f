/**
 * A boost raises a company in the directory and its requests in their lists (docs/behaviour.md#boost-in-lists). Its end is compared
 * with the server's time (docs/behaviour.md#times-and-money), independent of the scheduled run.
 */
import { approval } from '../../contract/company/approval.ts';
import { boostedFacet } from '../lookup/facet-words.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { endRequestBoostsStatement, liftRequestsStatement } from '../request/company-store.ts';

/** Statements beside the charge; the guard stops the batch if the company is no longer approved. */
export const boostStatements = (db: D1DatabaseSession, companyId: string, expiresAt: number): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE company SET is_boosted = 1, boost_expires_at = ?2, facets = CASE WHEN is_boosted = 1 THEN facets ELSE facets || ' ${boostedFacet}' END
       WHERE id = ?1 AND approve_status = ${approval.approved} AND deleted_at IS NULL`,
    )
    .bind(companyId, expiresAt),
  changedStatement(db),
  liftRequestsStatement(db, companyId, expiresAt),
  db
    .prepare(
      'INSERT INTO active_boost(company_id, expires_at) VALUES(?1, ?2) ON CONFLICT(company_id) DO UPDATE SET expires_at = excluded.expires_at',
    )
    .bind(companyId, expiresAt),
];

/** Returns the time of a boost during which the company was hidden. @param row an approved company from now on */
export function returnBoostStatements(
  db: D1DatabaseSession,
  { id, boost_expires_at: end }: { id: string; boost_expires_at: number },
  hiddenSince: number,
  now: number,
): D1PreparedStatement[] {
  const lostMs = Math.min(end, now) - hiddenSince;
  return lostMs > 0 ? boostStatements(db, id, Math.max(end, now) + lostMs) : [];
}

/** Ends expired boosts: by the scheduled run, and by the first reader after a boost's end. */
export async function endBoosts(db: D1DatabaseSession, now: number): Promise<void> {
  await db.batch([
    endRequestBoostsStatement(db, now),
    db
      .prepare(
        `UPDATE company SET is_boosted = 0, facets = replace(facets, ' ${boostedFacet}', '') WHERE is_boosted = 1 AND boost_expires_at <= ?1`,
      )
      .bind(now),
    db.prepare('DELETE FROM active_boost WHERE expires_at <= ?1').bind(now),
  ]);
}
