import { addAppeal, liftDecision } from '../../contract/decision/calls.ts';
import { appealableUntil } from '../../contract/decision/fields.ts';
import { requireDecision } from '../decision/routes.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { done, on, onOthers, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { newId } from '../platform/ids.ts';
import { accountsOfDecision, lift } from './lift.ts';
import { addAppealStatement } from './store.ts';

export const appealRoutes: readonly Route[] = [
  on(addAppeal, async ({ body: { guid, text }, deps: { commit, env, db, clock } }) => {
    const now = clock.now();
    const decision = await requireDecision(env, db, guid);
    if (decision.appeal_text !== null) throw new Refusal('ALREADY_APPEALED');
    if (decision.lifted_at !== null) throw new Refusal('GONE');
    if (now >= appealableUntil(decision.created_at)) throw new Refusal('TOKEN_EXPIRED');
    return commit(
      [addAppealStatement(db, { id: newId(), decisionId: decision.id, text }, now), changedStatement(db)],
      done('OK', 'OK', {}),
      'ALREADY_APPEALED',
    );
  }),
  onOthers(liftDecision, accountsOfDecision, lift),
];
