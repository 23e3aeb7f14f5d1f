/** A Worker that crashes right after its write, for tests of a repeat with the same key. */
import { env } from 'cloudflare:test';
import type { Env } from '../../../../api/platform/env.ts';
import { testEnv } from '../api-client.ts';

const mark = 'UPDATE idempotency SET written';
const answer = 'UPDATE idempotency SET status';
const giveBack = 'DELETE FROM idempotency WHERE owner=?1 AND key';

interface Crash {
  /** Runs before the batch, for something that happens during a slow call. */
  beforeWrite?: () => unknown;
  /** When the Worker crashes; `never` for a call that is only slow. The key is then not released, and the answer is not stored. */
  at: 'before-write' | 'after-write' | 'never';
}

/** An environment whose database is unavailable from the moment of the crash. */
export function crashing({ beforeWrite, at }: Crash, on: Env = testEnv): Env {
  const withSession = (constraint: D1SessionBookmark | D1SessionConstraint): D1DatabaseSession => {
    const session = env.DB.withSession(constraint);
    const prepare = session.prepare.bind(session);
    const batch = session.batch.bind(session);
    let isMarked = false;
    return Object.assign(session, {
      prepare: (sql: string) => {
        if (at !== 'never' && (sql.startsWith(answer) || sql.startsWith(giveBack))) throw new Error('killed');
        isMarked ||= sql.startsWith(mark);
        return prepare(sql);
      },
      batch: async (statements: D1PreparedStatement[]) => {
        if (!isMarked) return batch(statements);
        isMarked = false;
        await beforeWrite?.();
        if (at === 'before-write') throw new Error('killed');
        const results = await batch(statements);
        if (at === 'after-write') throw new Error('killed');
        return results;
      },
    });
  };
  return { ...on, DB: { withSession } as unknown as D1Database };
}
