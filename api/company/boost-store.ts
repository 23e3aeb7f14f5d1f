/**
 * A boost raises a company in the directory and its requests in their lists (docs/behaviour.md#boost-in-lists). Its end is compared
 * with the server's time (docs/behaviour.md#times-and-money), independent of the scheduled run.
 */
import { approval } from '../../contract/company/approval.ts';
import { boosts, dayMs } from '../../contract/limits.ts';
import { grantStatement, readLastAmount } from '../credit/ledger-store.ts';
import { boostedFacet } from '../lookup/facet-words.ts';
import { storeLostStatement, type SuspensionKey } from '../decision/store.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { endRequestBoostsOfStatement, endRequestBoostsStatement, liftRequestsStatement } from '../request/company-store.ts';
import type { CompanyRow } from './row.ts';

/** The operation keys of a company's boosts in the ledger begin with it. */
export const boostKeyOf = (companyId: string): string => `boost:${companyId}:`;

/** Statements beside the charge; the guard stops the batch if the company is no longer approved, or is reduced. */
export const boostStatements = (db: D1DatabaseSession, companyId: string, expiresAt: number): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE company SET is_boosted = 1, boost_expires_at = ?2, facets = CASE WHEN is_boosted = 1 THEN facets ELSE facets || ' ${boostedFacet}' END
       WHERE id = ?1 AND reduced_at IS NULL AND approve_status = ${approval.approved} AND deleted_at IS NULL`,
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

type Boosted = Pick<CompanyRow, 'id' | 'approve_status' | 'boost_expires_at' | 'boost_counted_until' | 'reduced_at'>;

/** Time of a boost during which the company was hidden, without that of other decisions, in ms. */
const lostMsOf = ({ boost_expires_at: end, boost_counted_until: counted }: Boosted, since: number, now: number): number =>
  Math.max(0, Math.min(end, now) - Math.max(since, counted));

const countStatement = (db: D1DatabaseSession, id: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE company SET boost_counted_until = ?2 WHERE id = ?1').bind(id, now);

/** Gives a company time of its boost back, unless it is reduced. @param row an approved company from now on */
export const giveBoostStatements = (
  db: D1DatabaseSession,
  { id, boost_expires_at: end, reduced_at: reducedAt }: Boosted,
  lostMs: number,
  now: number,
): D1PreparedStatement[] => (lostMs > 0 && reducedAt === null ? boostStatements(db, id, Math.max(end, now) + lostMs) : []);

/** Returns the time of a boost during which a decision has hidden the company. @param row an approved company from now on */
export const returnBoostStatements = (db: D1DatabaseSession, row: Boosted, hiddenSince: number, now: number): D1PreparedStatement[] => [
  ...giveBoostStatements(db, row, lostMsOf(row, hiddenSince, now), now),
  countStatement(db, row.id, now),
];

/** At the end of a suspension: what it has cost is stored with its decision, for an appeal that succeeds later. */
export function storeLostBoostStatements(
  db: D1DatabaseSession,
  suspension: SuspensionKey,
  rows: readonly Boosted[],
  now: number,
): D1PreparedStatement[] {
  const lost = rows
    .filter((row) => row.approve_status === approval.approved)
    .map((row): [string, number] => [row.id, lostMsOf(row, suspension.since, now)])
    .filter(([, ms]) => ms > 0);
  if (lost.length === 0) return [];
  return [storeLostStatement(db, suspension, Object.fromEntries(lost)), ...lost.map(([id]) => countStatement(db, id, now))];
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

/** Price and length of the running boost; null without one. */
async function readRunningBoost(db: D1DatabaseSession, row: CompanyRow, now: number): Promise<{ credits: number; days: number } | null> {
  if (row.boost_expires_at <= now) return null;
  const credits = await readLastAmount(db, boostKeyOf(row.id));
  const type = Object.values(boosts).find((boost) => boost.credits === credits);
  return type === undefined ? null : { credits: type.credits, days: type.lengthMs / dayMs };
}

/** Credits for the whole days that are left of a boost; a day that has begun is used. */
export const creditsLeft = ({ credits, days }: { credits: number; days: number }, leftMs: number): number =>
  Math.floor((credits * Math.min(days, Math.floor(leftMs / dayMs))) / days);

/**
 * Moderators end the boost of a company, which cannot be boosted again until that is lifted. The credits of the days that are left are given
 * back. @param row approved, as it was read
 */
export async function reduceCompanyStatements(db: D1DatabaseSession, row: CompanyRow, now: number): Promise<D1PreparedStatement[]> {
  const boost = await readRunningBoost(db, row, now);
  const amount = boost === null ? 0 : creditsLeft(boost, row.boost_expires_at - now);
  const refund = {
    ownerUserId: row.owner_user_id,
    amount,
    reason: 'refund',
    operationKey: `reduced:${row.id}:${now}`,
    targetType: 'company',
    targetId: row.id,
    actorUserId: row.owner_user_id,
    detail: row.name,
  } as const;
  return [
    db
      .prepare(
        `UPDATE company SET reduced_at = ?3, is_boosted = 0, boost_expires_at = MIN(boost_expires_at, ?3), facets = replace(facets, ' ${boostedFacet}', '')
         WHERE id = ?1 AND version = ?2 AND reduced_at IS NULL AND approve_status = ${approval.approved} AND deleted_at IS NULL`,
      )
      .bind(row.id, row.version, now),
    changedStatement(db),
    endRequestBoostsOfStatement(db, row.id, now),
    db.prepare('DELETE FROM active_boost WHERE company_id = ?1').bind(row.id),
    ...(amount > 0 ? [grantStatement(db, refund, now)] : []),
  ];
}

/** It can be boosted again; the credits of the ended boost were given back at once. @param reducedAt of the reduction that ends */
export const endReductionStatement = (db: D1DatabaseSession, id: string, reducedAt: number): D1PreparedStatement =>
  db.prepare('UPDATE company SET reduced_at = NULL WHERE id = ?1 AND reduced_at = ?2').bind(id, reducedAt);
