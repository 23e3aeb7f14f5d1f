import { getDecision, getDecisions } from '../../contract/decision/calls.ts';
import { on, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Env } from '../platform/env.ts';
import { readDecisionToken } from './link.ts';
import { type DecisionRow, listDecisions, readDecision } from './store.ts';
import { countStrikes } from './strike-store.ts';
import { shownDecisionOf } from './view.ts';

/** @throws Refusal TOKEN_NOT_FOUND, also for a decision that is not stored any more */
export async function requireDecision(env: Env, db: D1DatabaseSession, token: string): Promise<DecisionRow> {
  const id = await readDecisionToken(env, token);
  const row = id === null ? null : await readDecision(db, id);
  if (row === null) throw new Refusal('TOKEN_NOT_FOUND');
  return row;
}

export const decisionRoutes: readonly Route[] = [
  on(getDecisions, async ({ caller, deps }) => {
    const { db, clock } = deps;
    const now = clock.now();
    const [rows, strikes] = await Promise.all([listDecisions(db, caller.userId), countStrikes(db, caller.userId, now)]);
    return { decisions: await Promise.all(rows.map((row) => shownDecisionOf(deps, row, now))), strikes };
  }),
  on(getDecision, async ({ query, deps }) => shownDecisionOf(deps, await requireDecision(deps.env, deps.db, query.guid), deps.clock.now())),
];
