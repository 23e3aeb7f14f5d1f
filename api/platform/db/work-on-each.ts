import { traceOf } from '../../../contract/wire/request-log.ts';
import { Refusal } from '../http/refusal.ts';
import { logFailure } from '../log.ts';

/**
 * Does the work of a job for each row separately: one that fails is logged, affects no other, and is tried again by the next run. A refusal
 * means that another run or a person was first (`runGuarded`).
 */
export async function workOnEach<Row extends { id?: string; user_id?: string }>(
  job: string,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows)
    try {
      await work(row);
    } catch (error) {
      if (!(error instanceof Refusal)) logFailure({ job, id: row.id ?? row.user_id, error: traceOf(error) });
    }
}
