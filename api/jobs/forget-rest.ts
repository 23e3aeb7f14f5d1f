/** What is left of accounts that have ended and of companies that were deleted: too much for the batch that began it. */
import { readEnded, wholeEndStatement } from '../account/forget-store.ts';
import { deleteContentStatements, readDeleted, wholeDeletionStatement } from '../company/delete-store.ts';
import { forgottenAtOnce } from '../platform/forgetting.ts';
import { forgetContentStatements } from './forget-account.ts';

/** Steps of one minute. */
const stepsMax = 10;

/** Something large that goes in steps. */
interface Rest {
  /** Whose turn it is. */
  next(db: D1DatabaseSession): Promise<string | null>;
  /** Takes some more of it; changes nothing once nothing is left. */
  step(db: D1DatabaseSession, id: string, countMax: number, now: number): D1PreparedStatement[];
  /** It is done with. */
  end(db: D1DatabaseSession, id: string): D1PreparedStatement;
}

const ofAccounts: Rest = { next: readEnded, step: forgetContentStatements, end: wholeEndStatement };
const ofCompanies: Rest = { next: readDeleted, step: deleteContentStatements, end: wholeDeletionStatement };

/** What a step has done is seen by the rows themselves, so whoever dies in the middle is followed by the next minute. */
const takeSteps =
  ({ next, step, end }: Rest) =>
  /** @param countMax products and requests of a step, each */
  async (db: D1DatabaseSession, now: number, countMax = forgottenAtOnce): Promise<void> => {
    for (let steps = 0; steps < stepsMax; steps += 1) {
      const id = await next(db);
      if (id === null) return;
      const results = await db.batch(step(db, id, countMax, now));
      if (results.every(({ meta }) => meta.changes === 0)) await end(db, id).run();
    }
  };

/** Forgets some more of accounts that have ended. */
export const forgetRest = takeSteps(ofAccounts);

/** Takes away some more of companies that were deleted. */
export const deleteRest = takeSteps(ofCompanies);
