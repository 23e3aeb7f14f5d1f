/**
 * A fake D1 with a lagging replica, because local databases have no replicas. The primary is the test's database, the replica a second
 * database that repeats its writes. It has D1's session interface and the worst permitted behaviour: a session without a bookmark may read
 * the initial state, a session with a bookmark reads exactly the state of the bookmark. Writes are sent to the primary.
 */
import { applyD1Migrations, env } from 'cloudflare:test';
import { onTestFinished, vi } from 'vitest';
import type { Env } from '../../../../api/platform/env.ts';
import { testEnv } from '../api-client.ts';

const isWrite = (sql: string): boolean =>
  !/^\s*(?:SELECT|PRAGMA)\b/i.test(sql) && !/^\s*WITH\b(?![^]*\b(?:INSERT|UPDATE|DELETE)\b)/i.test(sql);

type Ask = (statements: Statement[]) => Promise<D1Result[]>;

class Statement {
  readonly sql: string;
  readonly #ask: Ask;
  readonly #values: readonly unknown[];
  constructor(ask: Ask, sql: string, values: readonly unknown[] = []) {
    this.sql = sql;
    this.#ask = ask;
    this.#values = values;
  }
  bind(...values: unknown[]): Statement {
    return new Statement(this.#ask, this.sql, values);
  }
  async all(): Promise<D1Result> {
    const [result] = await this.#ask([this]);
    if (result === undefined) throw new Error('no result');
    return result;
  }
  run(): Promise<D1Result> {
    return this.all();
  }
  async first(column?: string): Promise<unknown> {
    const row = (await this.all()).results[0] as Record<string, unknown> | undefined;
    return row === undefined ? null : column === undefined ? row : row[column];
  }
  on(database: Pick<D1Database, 'prepare'>): D1PreparedStatement {
    const statement = database.prepare(this.sql);
    return this.#values.length === 0 ? statement : statement.bind(...this.#values);
  }
}

const bookmarkOf = (version: number): string => String(version).padStart(12, '0');

export interface Lagging {
  /** The environment of a separate isolate, which shares nothing with the others. */
  isolate(): Env;
  /** Read-only round trips: to the primary, to the replica, and those with stale results. */
  trips: { primary: number; replica: number; stale: number };
}

/** Replaces the test's database for one test. Store the test's data afterwards. */
export async function lagging(): Promise<Lagging> {
  const real = { prepare: env.DB.prepare.bind(env.DB), batch: env.DB.batch.bind(env.DB) };
  const replica = env.REPLICA;
  await applyD1Migrations(replica, env.TEST_MIGRATIONS);
  const written: Statement[][] = [];
  let repeated = 0;
  const trips = { primary: 0, replica: 0, stale: 0 };

  const repeatUntil = async (version: number): Promise<void> => {
    while (repeated < version) {
      const next = written[repeated] ?? [];
      repeated += 1;
      await replica.batch(next.map((statement) => statement.on(replica)));
    }
  };
  const atPrimary = async (statements: Statement[]): Promise<D1Result[]> => {
    const results = await real.batch(statements.map((statement) => statement.on(real)));
    if (statements.some(({ sql }) => isWrite(sql))) written.push(statements);
    else trips.primary += 1;
    return results;
  };
  const atReplica = async (statements: Statement[], version: number): Promise<D1Result[]> => {
    await repeatUntil(version);
    trips.replica += 1;
    if (repeated < written.length) trips.stale += 1;
    return replica.batch(statements.map((statement) => statement.on(replica)));
  };

  const withSession = (constraint: string = 'first-unconstrained'): D1DatabaseSession => {
    const isBookmark = /^\d+$/.test(constraint);
    let version = isBookmark ? Number(constraint) : 0;
    let isFirst = constraint === 'first-primary';
    let bookmark: string | null = isBookmark ? constraint : null;
    const ask = async (statements: Statement[]): Promise<D1Result[]> => {
      const results =
        isFirst || statements.some(({ sql }) => isWrite(sql)) ? await atPrimary(statements) : await atReplica(statements, version);
      if (isFirst || statements.some(({ sql }) => isWrite(sql))) version = written.length;
      isFirst = false;
      version = Math.max(version, repeated);
      bookmark = bookmarkOf(version);
      return results;
    };
    return {
      prepare: (sql: string) => new Statement(ask, sql),
      batch: ask,
      getBookmark: () => bookmark,
    } as unknown as D1DatabaseSession;
  };

  const spies = [
    vi.spyOn(env.DB, 'withSession').mockImplementation(withSession as typeof env.DB.withSession),
    vi.spyOn(env.DB, 'prepare').mockImplementation((sql) => new Statement(atPrimary, sql) as unknown as D1PreparedStatement),
    vi.spyOn(env.DB, 'batch').mockImplementation(((statements: Statement[]) => atPrimary(statements)) as unknown as typeof env.DB.batch),
  ];
  onTestFinished(async () => {
    spies.forEach((spy) => spy.mockRestore());
    await repeatUntil(written.length);
  });
  return { trips, isolate: () => ({ ...testEnv, DB: { withSession } as unknown as D1Database }) };
}
