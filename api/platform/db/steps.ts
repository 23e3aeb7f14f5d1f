import { forgottenAtOnce } from './forgetting.ts';

/** Maximum of steps in one run. */
const stepsMax = 10;

/** Large work that is done in steps. */
interface SteppedWork {
  /** The id of the next object with remaining work. */
  next(db: D1DatabaseSession): Promise<string | null>;
  /** Does a part of the work; changes nothing if none remains. */
  step(db: D1DatabaseSession, id: string, countMax: number, now: number): D1PreparedStatement[];
  /** Records that the work is complete. */
  end(db: D1DatabaseSession, id: string): D1PreparedStatement;
}

/** The rows themselves show what a step has done, so the next run continues after an interruption. */
export const takeSteps =
  ({ next, step, end }: SteppedWork) =>
  /** @param countMax rows of each kind in a step */
  async (db: D1DatabaseSession, now: number, countMax = forgottenAtOnce): Promise<void> => {
    for (let steps = 0; steps < stepsMax; steps += 1) {
      const id = await next(db);
      if (id === null) return;
      const results = await db.batch(step(db, id, countMax, now));
      if (results.every(({ meta }) => meta.changes === 0)) await end(db, id).run();
    }
  };
