import * as passkey from '../../contract/passkey/calls.ts';
import { readAccount } from '../account/account-store.ts';
import { requireOtherWayIn, wayInRemainsStatement } from '../account/way-in-store.ts';
import { isoTime, isoTimeOrNull } from '../platform/clock.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { done, on, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { otherProofStatement, requireOtherProof } from '../second-factor/rule.ts';
import { add, offerCreation } from './add.ts';
import { removedStatement } from './mails.ts';
import { providerOf } from './provider.ts';
import { signIn, offerRequest } from './sign-in.ts';
import { answerOfferStatement, hasAnsweredOffer, listPasskeys, removePasskeyStatement, renamePasskeyStatement } from './store.ts';

export const passkeyRoutes: readonly Route[] = [
  on(passkey.getPasskeys, async ({ caller, deps }) => {
    const [rows, hasAnswered] = await Promise.all([listPasskeys(deps.db, caller.userId), hasAnsweredOffer(deps.db, caller.userId)]);
    return {
      passkeys: rows.map(({ id, name, aaguid, device, created_at, last_used_at }) => ({
        id,
        name,
        provider: providerOf(aaguid),
        device,
        dtAdded: isoTime(created_at),
        dtLastUsed: isoTimeOrNull(last_used_at),
      })),
      isOffered: rows.length === 0 && !hasAnswered,
    };
  }),
  on(passkey.getPasskeyCreation, offerCreation),
  on(passkey.addPasskey, add),
  on(passkey.renamePasskey, async ({ body, caller, deps: { commit, db } }) =>
    commit(
      [renamePasskeyStatement(db, caller.userId, body.id, body.name), changedStatement(db)],
      done('PASSKEY_RENAMED', 'The passkey was renamed.', {}),
      'NOT_FOUND',
    ),
  ),
  on(passkey.deletePasskey, async ({ query, caller, deps }) => {
    const { commit, db, clock } = deps;
    const now = clock.now();
    const { userId } = caller;
    const [account, passkeys] = await Promise.all([readAccount(db, userId), listPasskeys(db, userId)]);
    if (account === null || !passkeys.some(({ id }) => id === query.id)) throw new Refusal('NOT_FOUND');
    await Promise.all([requireOtherWayIn(db, userId), requireOtherProof(deps, caller, 'passkey')]);
    const audit = { actorUserId: userId, action: 'passkey.remove', targetType: 'user', targetId: userId, outcome: 'done' } as const;
    const removed = await commit(
      [
        removePasskeyStatement(db, userId, query.id),
        changedStatement(db),
        wayInRemainsStatement(db, userId),
        otherProofStatement(db, caller, now),
        removedStatement(db, account, query.id, now),
        auditStatement(db, audit, now),
      ],
      done('PASSKEY_REMOVED', 'The passkey was removed.', {}),
      'NOT_FOUND',
    );
    deliverSoon(deps);
    return removed;
  }),
  on(passkey.declinePasskeyOffer, async ({ caller, deps: { commit, db, clock } }) =>
    commit([answerOfferStatement(db, caller.userId, clock.now())], done('OFFER_DECLINED', 'No passkey will be offered again.', {})),
  ),
  on(passkey.getPasskeyRequest, offerRequest),
  on(passkey.loginWithPasskey, signIn),
];
