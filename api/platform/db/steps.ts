import { forgottenAtOnce } from './forgetting.ts';

/** Steps of one run. */
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

/** What a step has done is seen by the rows themselves, so whoever dies in the middle is followed by the next run. */
export const takeSteps =
  ({ next, step, end }: Rest) =>
  /** @param countMax rows of each kind in a step */
  async (db: D1DatabaseSession, now: number, countMax = forgottenAtOnce): Promise<void> => {
    for (let steps = 0; steps < stepsMax; steps += 1) {
      const id = await next(db);
      if (id === null) return;
      const results = await db.batch(step(db, id, countMax, now));
      if (results.every(({ meta }) => meta.changes === 0)) await end(db, id).run();
    }
  };
