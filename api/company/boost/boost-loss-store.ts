/** Time of boosts during which a decision has hidden a company: counted once, stored with the decision, returned when that was mistaken. */
import { approval } from '../../../contract/company/approval.ts';
import { type EffectKey, readNewestTakedown, storeLostStatement } from '../../decision/effect-store.ts';
import type { CompanyRow } from '../row.ts';
import { boostStatements, refundBoostStatements } from './boost-store.ts';

type Boosted = Pick<
  CompanyRow,
  'id' | 'owner_user_id' | 'name' | 'approve_status' | 'boost_expires_at' | 'boost_counted_until' | 'reduced_at'
>;

/** Without the time that belongs to other decisions, in ms. */
const lostMsOf = ({ boost_expires_at: end, boost_counted_until: counted }: Boosted, since: number, now: number): number =>
  Math.max(0, Math.min(end, now) - Math.max(since, counted));

const countStatement = (db: D1DatabaseSession, id: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE company SET boost_counted_until = ?2 WHERE id = ?1').bind(id, now);

/** Gives a company time of its boost back; in credits where it cannot be boosted. @param row as it is from now on */
export async function giveBoostStatements(
  db: D1DatabaseSession,
  row: Boosted,
  lostMs: number,
  now: number,
): Promise<D1PreparedStatement[]> {
  if (lostMs <= 0) return [];
  return row.approve_status === approval.approved && row.reduced_at === null
    ? boostStatements(db, row.id, Math.max(row.boost_expires_at, now) + lostMs)
    : refundBoostStatements(db, row, { ms: lostMs, key: 'lost-boost' }, now);
}

/** Returns the time since a decision hid the company. @param row as it is from now on */
export const returnBoostStatements = async (
  db: D1DatabaseSession,
  row: Boosted,
  hiddenSince: number,
  now: number,
): Promise<D1PreparedStatement[]> => [
  ...(await giveBoostStatements(db, row, lostMsOf(row, hiddenSince, now), now)),
  countStatement(db, row.id, now),
];

/** When a decision has no effect any more: what it has cost is stored with it, for an appeal that succeeds later. */
export function storeLostBoostStatements(
  db: D1DatabaseSession,
  effect: EffectKey,
  rows: readonly Boosted[],
  now: number,
): D1PreparedStatement[] {
  const lost = rows
    .filter((row) => row.approve_status === approval.approved)
    .map((row): [string, number] => [row.id, lostMsOf(row, effect.since, now)])
    .filter(([, ms]) => ms > 0);
  if (lost.length === 0) return [];
  return [storeLostStatement(db, effect, Object.fromEntries(lost)), ...lost.map(([id]) => countStatement(db, id, now))];
}

/** When a company that was taken down is approved again: its time is stored, or returned if the decision is known to be mistaken. */
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
 * After an appeal about a takedown whose company its owner has changed since. What it cost until the company was approved again is stored
 * with it; until then it is counted here, and the rest when the company is approved.
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
