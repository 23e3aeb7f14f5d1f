/**
 * Lost boost time: the part of a boost during which a decision has hidden the company. It is counted once, stored with the decision, and
 * returned if the decision was mistaken.
 */
import { approval } from '../../../contract/company/approval.ts';
import { type EffectKey, readNewestTakedown, storeLostStatement } from '../../decision/effect-store.ts';
import { changedStatement } from '../../platform/db/guard.ts';
import type { CompanyRow } from '../row.ts';
import { boostStatements, refundBoostStatements } from './boost-store.ts';

type Boosted = Pick<CompanyRow, 'id' | 'owner_user_id' | 'name' | 'approve_status' | 'boost_expires_at' | 'boost_counted' | 'reduced_at'>;

const countedOf = ({ boost_counted }: Boosted): [number, number][] => JSON.parse(boost_counted) as [number, number][];

/** Lost boost time in ms, without time that is already counted for another decision: suspensions may overlap in any order. */
function lostMsOf(row: Boosted, hiddenSince: number, now: number): number {
  const end = Math.min(row.boost_expires_at, now);
  let [lostMs, since] = [0, hiddenSince];
  for (const [countedSince, countedUntil] of countedOf(row)) {
    lostMs += Math.max(0, Math.min(countedSince, end) - since);
    since = Math.max(since, countedUntil);
  }
  return lostMs + Math.max(0, end - since);
}

/** Counts the time up to now, which contains all parts that begin later. A guard stops the batch if another decision has counted time meanwhile. */
function countStatements(db: D1DatabaseSession, row: Boosted, since: number, now: number): D1PreparedStatement[] {
  const counted = [...countedOf(row).filter(([countedSince]) => countedSince < since), [since, now]];
  return [
    db
      .prepare('UPDATE company SET boost_counted = ?3 WHERE id = ?1 AND boost_counted = ?2')
      .bind(row.id, row.boost_counted, JSON.stringify(counted)),
    changedStatement(db),
  ];
}

/** Gives a company a boost for that time; credits if the company cannot be boosted. @param row as it is after the change */
async function giveStatements(db: D1DatabaseSession, row: Boosted, lostMs: number, now: number): Promise<D1PreparedStatement[]> {
  if (lostMs <= 0) return [];
  return row.approve_status === approval.approved && row.reduced_at === null
    ? boostStatements(db, row, Math.max(row.boost_expires_at, now) + lostMs)
    : refundBoostStatements(db, row, { ms: lostMs, key: 'lost-boost' }, now);
}

/** Returns the boost time since a decision has hidden the company. @param row as it is after the change */
export const returnBoostStatements = async (
  db: D1DatabaseSession,
  row: Boosted,
  hiddenSince: number,
  now: number,
): Promise<D1PreparedStatement[]> => [
  ...(await giveStatements(db, row, lostMsOf(row, hiddenSince, now), now)),
  ...countStatements(db, row, hiddenSince, now),
];

/**
 * Returns lost boost time that was stored. If the boost has ended meanwhile, the time since then is counted: a decision that still hides the
 * company has cost none of it, although the boost now ends later. @param row as it is after the change
 */
export const giveBoostStatements = async (
  db: D1DatabaseSession,
  row: Boosted,
  lostMs: number,
  now: number,
): Promise<D1PreparedStatement[]> => [
  ...(await giveStatements(db, row, lostMs, now)),
  ...(lostMs > 0 && row.boost_expires_at < now ? countStatements(db, row, row.boost_expires_at, now) : []),
];

/** When a decision has ended: stores its lost boost time with it, in case a later appeal succeeds. */
export function storeLostBoostStatements(
  db: D1DatabaseSession,
  effect: EffectKey,
  rows: readonly Boosted[],
  now: number,
): D1PreparedStatement[] {
  const lost = rows
    .filter((row) => row.approve_status === approval.approved)
    .map((row) => ({ row, ms: lostMsOf(row, effect.since, now) }))
    .filter(({ ms }) => ms > 0);
  if (lost.length === 0) return [];
  return [
    storeLostStatement(db, effect, Object.fromEntries(lost.map(({ row, ms }) => [row.id, ms]))),
    ...lost.flatMap(({ row }) => countStatements(db, row, effect.since, now)),
  ];
}

/** When a removed company is approved again: stores the lost boost time, or returns it if the decision is already known to be mistaken. */
export async function endTakedownStatements(db: D1DatabaseSession, row: Boosted, now: number): Promise<D1PreparedStatement[]> {
  const takedown = await readNewestTakedown(db, row);
  if (takedown === null) return [];
  const approved = { ...row, approve_status: approval.approved };
  const { created_at: since, is_undone: isUndone } = takedown;
  return isUndone === 1
    ? returnBoostStatements(db, approved, since, now)
    : storeLostBoostStatements(db, { act: 'TAKEN_DOWN', kind: 'company', id: row.id, since }, [approved], now);
}

/**
 * After a successful appeal against the removal of a company that its owner has changed since. If the company was approved again, its
 * stored lost boost time is returned; otherwise the time up to now is returned, and the rest when it is approved.
 */
export async function returnTakedownStatements(
  db: D1DatabaseSession,
  row: Boosted,
  { since, lostMs }: { since: number; lostMs: number },
  now: number,
): Promise<D1PreparedStatement[]> {
  const isHidden = row.approve_status !== approval.approved && (await readNewestTakedown(db, row))?.created_at === since;
  return isHidden ? returnBoostStatements(db, row, since, now) : giveBoostStatements(db, row, lostMs, now);
}
