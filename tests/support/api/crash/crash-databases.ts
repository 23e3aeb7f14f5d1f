/** Interrupts work between two round trips to the databases: by a crash, or by a concurrent change. */
import { env } from 'cloudflare:test';
import { countReads, type ReadTrips } from '../../../../api/platform/db/counting-db.ts';
import type { Env } from '../../../../api/platform/env.ts';
import { testEnv } from '../api-client.ts';
import { database } from '../api-fixtures.ts';

/** The marketplace's database and its archive, which fail from the given round trip on. */
export function crashingAtRoundTrip(trip: number): { on: Env; db: D1DatabaseSession; trips: () => number } {
  let trips = 0;
  const live = <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) => {
    return (...given: Given): Promise<Result> => {
      trips += 1;
      if (trips >= trip) throw new Error('killed');
      return work(...given);
    };
  };
  const watch = (statement: D1PreparedStatement): D1PreparedStatement => {
    const bind = statement.bind.bind(statement);
    return Object.assign(statement, {
      bind: (...values: unknown[]) => watch(bind(...values)),
      run: live(statement.run.bind(statement)),
      all: live(statement.all.bind(statement)),
      first: live(statement.first.bind(statement) as (column?: string) => Promise<unknown>),
    });
  };
  const session = (of: D1DatabaseSession): D1DatabaseSession => {
    const prepare = of.prepare.bind(of);
    return Object.assign(of, { prepare: (sql: string) => watch(prepare(sql)), batch: live(of.batch.bind(of)) });
  };
  const ARCHIVE = { withSession: () => session(env.ARCHIVE.withSession('first-primary')) } as unknown as D1Database;
  return { on: { ...testEnv, ARCHIVE }, db: session(database()), trips: () => trips };
}

/** Whether {@link crashingAtRoundTrip} ended the work. */
export const isKilled = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (error: unknown) => String(error).includes('killed'),
  );

/** An environment in which `change` runs before each write to the archive. */
export function changingBefore(change: () => Promise<unknown>): Env {
  const withSession = (): D1DatabaseSession => {
    const session = env.ARCHIVE.withSession('first-primary');
    const batch = session.batch.bind(session);
    return Object.assign(session, {
      batch: async <Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> => {
        await change();
        return batch<Row>(statements);
      },
    });
  };
  return { ...testEnv, ARCHIVE: { withSession } as unknown as D1Database };
}

/** Rows that a run reads from the marketplace's database. */
export async function rowsReadBy(run: (on: Env, db: D1DatabaseSession) => Promise<unknown>): Promise<number> {
  const reads: ReadTrips = [];
  await run(testEnv, countReads(database(), reads));
  return reads.flat().reduce((sum, rows) => sum + rows, 0);
}
