/**
 * A boost lists a company first in the directory, and its requests first in their lists (docs/behaviour.md#boost-in-lists). Its end is
 * compared with the server's time (docs/behaviour.md#times-and-money), independent of the scheduled run.
 */
import { approval } from '../../../contract/company/approval.ts';
import { dayMs } from '../../../contract/limits.ts';
import { boosts } from '../../../contract/company/boost.ts';
import { grantStatement, readLastAmount } from '../../credit/ledger-store.ts';
import { boostedFacet } from '../../lookup/facet-words.ts';
import { changedStatement } from '../../platform/db/guard.ts';
import { endRequestBoostsOfStatement, endRequestBoostsStatement, boostRequestsStatement } from '../../request/company-store.ts';
import type { CompanyRow } from '../row.ts';

/** The beginning of the operation keys of a company's boosts in the ledger. */
export const boostKeyOf = (companyId: string): string => `boost:${companyId}:`;

/**
 * Statements that start a boost, for the batch of its charge. The guard stops the batch if the company is no longer approved, must not be
 * boosted, or has another boost than the one that was read.
 */
export const boostStatements = (
  db: D1DatabaseSession,
  { id, boost_expires_at: readEnd }: Pick<CompanyRow, 'id' | 'boost_expires_at'>,
  expiresAt: number,
): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE company SET is_boosted = 1, boost_expires_at = ?2, facets = CASE WHEN is_boosted = 1 THEN facets ELSE facets || ' ${boostedFacet}' END
       WHERE id = ?1 AND boost_expires_at = ?3 AND reduced_at IS NULL AND approve_status = ${approval.approved} AND deleted_at IS NULL`,
    )
    .bind(id, expiresAt, readEnd),
  changedStatement(db),
  boostRequestsStatement(db, id, expiresAt),
  db
    .prepare(
      'INSERT INTO active_boost(company_id, expires_at) VALUES(?1, ?2) ON CONFLICT(company_id) DO UPDATE SET expires_at = excluded.expires_at',
    )
    .bind(id, expiresAt),
];

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

interface Price {
  credits: number;
  days: number;
}

/** Price and length of the last boost that was bought; null without one. */
async function readLastBoost(db: D1DatabaseSession, companyId: string): Promise<Price | null> {
  const credits = await readLastAmount(db, boostKeyOf(companyId));
  const type = Object.values(boosts).find((boost) => boost.credits === credits);
  return type === undefined ? null : { credits: type.credits, days: type.lengthMs / dayMs };
}

/** The lowest price of a day: for days beyond the last boost, which a decision had taken from an earlier one. */
const lowestDayPrice = Math.min(...Object.values(boosts).map(({ credits, lengthMs }) => (credits * dayMs) / lengthMs));

/** The credits for a part of a boost, by days. A started day counts in full, so that nobody loses credits by a decision. */
export function creditsOf({ credits, days }: Price, ms: number): number {
  const left = Math.ceil(ms / dayMs);
  return Math.ceil((credits * Math.min(days, left)) / days + Math.max(0, left - days) * lowestDayPrice);
}

/** Returns credits for a part of the last boost, once for each key. */
export async function refundBoostStatements(
  db: D1DatabaseSession,
  row: Pick<CompanyRow, 'id' | 'owner_user_id' | 'name'>,
  { ms, key }: { ms: number; key: string },
  now: number,
): Promise<D1PreparedStatement[]> {
  const boost = ms > 0 ? await readLastBoost(db, row.id) : null;
  if (boost === null) return [];
  const refund = {
    ownerUserId: row.owner_user_id,
    amount: creditsOf(boost, ms),
    reason: 'refund',
    operationKey: `${key}:${row.id}:${now}`,
    targetType: 'company',
    targetId: row.id,
    actorUserId: row.owner_user_id,
    detail: row.name,
  } as const;
  return [grantStatement(db, refund, now)];
}

/**
 * Ends the boost of a company by a moderator's decision. The company cannot be boosted until the decision is lifted. Credits for the
 * remaining days are returned: of the boost that was read, so the guard stops the batch if another was bought since.
 * @param row approved, as it was read
 */
export const reduceCompanyStatements = async (db: D1DatabaseSession, row: CompanyRow, now: number): Promise<D1PreparedStatement[]> => [
  db
    .prepare(
      `UPDATE company SET reduced_at = ?3, is_boosted = 0, boost_expires_at = MIN(boost_expires_at, ?3), facets = replace(facets, ' ${boostedFacet}', '')
       WHERE id = ?1 AND version = ?2 AND boost_expires_at = ?4 AND reduced_at IS NULL AND approve_status = ${approval.approved} AND deleted_at IS NULL`,
    )
    .bind(row.id, row.version, now, row.boost_expires_at),
  changedStatement(db),
  endRequestBoostsOfStatement(db, row.id, now),
  db.prepare('DELETE FROM active_boost WHERE company_id = ?1').bind(row.id),
  ...(await refundBoostStatements(db, row, { ms: row.boost_expires_at - now, key: 'reduced' }, now)),
];

/** Permits boosts again. The credits of the ended boost were already returned. @param reducedAt time of the decision that is lifted */
export const endReductionStatement = (db: D1DatabaseSession, id: string, reducedAt: number): D1PreparedStatement =>
  db.prepare('UPDATE company SET reduced_at = NULL WHERE id = ?1 AND reduced_at = ?2').bind(id, reducedAt);
