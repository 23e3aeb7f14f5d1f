import type { Env } from '../platform/env.ts';
import { newId } from '../platform/ids.ts';
import { decisionPath } from './link.ts';
import { decisionStatement, type NewDecision } from './store.ts';

/**
 * A decision that restricts somebody.
 * @param now the time of the change
 * @returns the statement of its row, which follows the change in the batch that carries the decision out, and the path of its page for
 * those who are notified
 */
export async function newDecision(
  env: Env,
  db: D1DatabaseSession,
  decision: Omit<NewDecision, 'id'>,
  now: number,
): Promise<{ statement: D1PreparedStatement; path: string }> {
  const id = newId();
  return { statement: decisionStatement(db, { ...decision, id }, now), path: await decisionPath(env, id) };
}
