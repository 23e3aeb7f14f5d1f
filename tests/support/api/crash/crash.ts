/**
 * A process that crashes at a given step: every round trip to the database and every request to the bank is a step, and none follows
 * the crash.
 */
import { env } from 'cloudflare:test';
import type { TestBank } from '../payment/sandbox-bank.ts';
import type { Env } from '../../../../api/platform/env.ts';

export interface Crash {
  env: Env;
  /** Steps that have begun. */
  steps(): number;
}

/**
 * @param at number of the step, from 1
 * @param when before the step has an effect, or after it, when nobody gets its result
 */
export function crashingAt(bank: TestBank, at: number, when: 'before' | 'after'): Crash {
  let steps = 0;
  const step = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    steps += 1;
    const own = steps;
    if (own > at || (own === at && when === 'before')) throw new Error('killed');
    const result = await work();
    if (own === at) throw new Error('killed');
    return result;
  };
  const watch = (statement: D1PreparedStatement): D1PreparedStatement => {
    const [bind, all, run, first] = [
      statement.bind.bind(statement),
      statement.all.bind(statement),
      statement.run.bind(statement),
      statement.first.bind(statement) as (column?: string) => Promise<unknown>,
    ];
    return Object.assign(statement, {
      bind: (...values: unknown[]) => watch(bind(...values)),
      all: () => step(() => all()),
      run: () => step(() => run()),
      first: (column?: string) => step(() => (column === undefined ? first() : first(column))),
    });
  };
  const withSession = (constraint: D1SessionConstraint): D1DatabaseSession => {
    const session = env.DB.withSession(constraint);
    const [prepare, batch] = [session.prepare.bind(session), session.batch.bind(session)];
    return Object.assign(session, {
      prepare: (sql: string) => watch(prepare(sql)),
      batch: (statements: D1PreparedStatement[]) => step(() => batch(statements)),
    });
  };
  const asks = bank.env.BANK as unknown as { fetch(request: Request): Promise<Response> };
  return {
    env: {
      ...bank.env,
      DB: { withSession } as unknown as D1Database,
      BANK: { fetch: (request: Request) => step(() => asks.fetch(request)) } as unknown as Fetcher,
    },
    steps: () => steps,
  };
}
