/** SQL of strikes, which are decisions: none is stored, so that lifting one, correcting it on appeal or time ends it. */
import { dayMs } from '../../contract/limits.ts';
import { appealMonths } from '../../contract/notice/fields.ts';
import { strikeActs, strikesUntilProposal } from '../../contract/strike/fields.ts';
import { failsIf } from '../platform/db/guard.ts';

/** SQL: a decision d that is a strike, or was one. */
const isOfStrikes = `d.act IN (${strikeActs.map((act) => `'${act}'`).join(', ')})`;

/** SQL: of the person ?1 at the time ?2, as `strikeEndOf`. Nothing before ?3 can count, which limits what is read. */
const counting = `FROM decision d WHERE d.recipient_user_id = ?1 AND ${isOfStrikes} AND d.created_at > ?3 AND d.lifted_at IS NULL
  AND unixepoch(d.created_at / 1000, 'unixepoch', '+${appealMonths} months') * 1000 + d.created_at % 1000 > ?2
  AND NOT EXISTS(SELECT 1 FROM appeal a WHERE a.decision_id = d.id AND a.outcome = 'upheld')`;

/** Longer than any of these months. */
const longestMs = (appealMonths + 1) * 30 * dayMs;

/** How many strikes of a person count. */
export const countStrikes = async (db: D1DatabaseSession, userId: string, now: number): Promise<number> =>
  (await db
    .prepare(`SELECT COUNT(*) AS n ${counting}`)
    .bind(userId, now, now - longestMs)
    .first<number>('n')) ?? 0;

/** Fails the batch unless strikes that count are enough to suspend the person, as `changedStatement` does. */
export const enoughStrikesStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  db.prepare(failsIf(`(SELECT COUNT(*) ${counting}) < ${strikesUntilProposal}`)).bind(userId, now, now - longestMs);

/** SQL: the newest strikes of the person ?1, also those that do not count any more. */
export const strikesOf = `d.recipient_user_id = ?1 AND ${isOfStrikes} ORDER BY d.created_at DESC, d.seq DESC LIMIT 50`;
