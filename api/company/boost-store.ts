/** A boost lifts a company in the directory and its requests in their lists (D-48). */
import { boostedFacet } from '../../contract/catalogue/facets.ts';
import { changedStatement } from '../platform/guard.ts';

const lift = (table: 'company' | 'request', where: string): string => `
  UPDATE ${table} SET is_boosted = 1, boost_expires_at = ?2, facets = CASE WHEN is_boosted = 1 THEN facets ELSE facets || ' ${boostedFacet}' END WHERE ${where}`;

/** Statements beside the charge; the guard stops the batch for a company that is not approved any more. */
export function boostStatements(db: D1DatabaseSession, companyId: string, expiresAt: number): D1PreparedStatement[] {
  return [
    db.prepare(lift('company', 'id = ?1 AND approve_status = 4 AND deleted_at IS NULL')).bind(companyId, expiresAt),
    changedStatement(db),
    db.prepare(lift('request', 'company_id = ?1 AND deleted_at IS NULL')).bind(companyId, expiresAt),
    db
      .prepare(
        'INSERT INTO active_boost(company_id, expires_at) VALUES(?1, ?2) ON CONFLICT(company_id) DO UPDATE SET expires_at = excluded.expires_at',
      )
      .bind(companyId, expiresAt),
  ];
}
