/** What is left of accounts that have ended: too much for the batch that ended them. */
import { readEnded, wholeEndStatement } from '../account/forget-store.ts';
import { forgottenAtOnce } from '../platform/forgetting.ts';
import { forgetContentStatements } from './forget-account.ts';

/** Steps of one minute. */
const stepsMax = 10;

/**
 * Forgets some more, step by step. What a step has done is seen by the rows themselves, so whoever dies in the middle is followed by the
 * next minute.
 * @param countMax products and requests of a step, each
 */
export async function forgetRest(db: D1DatabaseSession, now: number, countMax = forgottenAtOnce): Promise<void> {
  for (let step = 0; step < stepsMax; step += 1) {
    const userId = await readEnded(db);
    if (userId === null) return;
    const results = await db.batch(forgetContentStatements(db, userId, countMax, now));
    if (results.every(({ meta }) => meta.changes === 0)) await wholeEndStatement(db, userId).run();
  }
}
