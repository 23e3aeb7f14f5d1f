/** Boosts that have ended. A boost is judged by the server's time (D-7), not by when somebody sweeps. */
import { boostedFacet } from '../../contract/catalogue/facets.ts';
import type { Catalogue } from './facet-groups.ts';

/** Finds a row when a boost has ended that is still shown. */
export const endedStatement = (db: D1DatabaseSession, catalogue: Catalogue, now: number): D1PreparedStatement =>
  db
    .prepare(
      `SELECT 1 FROM ${catalogue} INDEXED BY ${catalogue === 'company' ? 'company_boosted' : 'request_boost_end'} WHERE is_boosted = 1 AND boost_expires_at <= ?1 LIMIT 1`,
    )
    .bind(now);

/** Takes the first place from what is boosted no longer: run by the cron, and by the first reader after a boost's end. */
export async function endBoosts(db: D1DatabaseSession, now: number): Promise<void> {
  const end = (catalogue: Catalogue): D1PreparedStatement =>
    db
      .prepare(
        `UPDATE ${catalogue} SET is_boosted = 0, facets = replace(facets, ' ${boostedFacet}', '') WHERE is_boosted = 1 AND boost_expires_at <= ?1`,
      )
      .bind(now);
  await db.batch([end('request'), end('company'), db.prepare('DELETE FROM active_boost WHERE expires_at <= ?1').bind(now)]);
}
