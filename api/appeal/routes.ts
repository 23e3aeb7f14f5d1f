import { addAppeal, liftDecision } from '../../contract/decision/calls.ts';
import { appealableUntil } from '../../contract/decision/fields.ts';
import { hourMs } from '../../contract/limits.ts';
import { requireDecision } from '../decision/routes.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { evidenceText } from '../platform/evidence.ts';
import { type Context, done, on, onOthers, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { newId } from '../platform/ids.ts';
import { mediaChangeStatements } from '../platform/media-store.ts';
import { storeUploads } from '../platform/media.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { accountsOfDecision, lift } from './lift.ts';
import { addAppealStatement } from './store.ts';

/** Limits attempts to appeal: files are checked and stored before the appeal, and invalid ones can be sent repeatedly. */
const appealsTriedPerHour = 20;

async function add({ body: { guid, text }, files, deps }: Context<typeof addAppeal>) {
  const { commit, env, db, clock } = deps;
  const now = clock.now();
  const decision = await requireDecision(env, db, guid);
  if (decision.appeal_text !== null) throw new Refusal('ALREADY_APPEALED');
  if (decision.lifted_at !== null) throw new Refusal('GONE');
  if (now >= appealableUntil(decision.created_at)) throw new Refusal('TOKEN_EXPIRED');
  await limitTries(db, `appeal:${decision.id}`, appealsTriedPerHour, hourMs, now);
  // The files belong to the decision and are deleted with it.
  const stored = await storeUploads(deps, files['files'], { ownerUserId: null, call: addAppeal, field: 'files' });
  return commit(
    [
      addAppealStatement(db, { id: newId(), decisionId: decision.id, text, files: evidenceText(stored) }, now),
      changedStatement(db),
      ...mediaChangeStatements(
        db,
        stored.map(({ key }) => key),
        [],
      ),
    ],
    done('OK', 'OK', {}),
    'ALREADY_APPEALED',
  );
}

export const appealRoutes: readonly Route[] = [on(addAppeal, add), onOthers(liftDecision, accountsOfDecision, lift)];
