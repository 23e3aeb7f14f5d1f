/** A Worker that is ended between two trips to its databases. */
import { env } from 'cloudflare:test';
import type { Env } from '../../api/platform/env.ts';
import { testEnv } from './api-client.ts';
import { database } from './api-fixtures.ts';

/** The marketplace's database and its archive, which die at a trip. */
export function dyingAtTrip(trip: number): { on: Env; db: D1DatabaseSession; trips: () => number } {
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
