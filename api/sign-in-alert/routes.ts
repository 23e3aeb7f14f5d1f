import { normalEmail } from '../../contract/email.ts';
import * as alert from '../../contract/sign-in-alert/calls.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import { readAccount } from '../account/account-store.ts';
import { lockStatement } from '../account/change-store.ts';
import { resetStatements } from '../account/reset.ts';
import { isoTime } from '../platform/clock.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { type Deps, done, on, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { limitLinkTries } from '../platform/security/address-limit.ts';
import { closeEndedSoon, deliverSoon } from '../platform/subject/jobs.ts';
import { forgetDeviceStatement } from '../session/device-store.ts';
import { revokeUserStatement } from '../session/family-store.ts';
import { undoneSince } from '../staff/denied.ts';
import { findLinkRecipient } from '../staff/email-change-store.ts';
import { type Alert, findAlert, useAlertStatement } from './store.ts';

/** @throws Refusal TOKEN_NOT_FOUND, TOKEN_EXPIRED */
async function requireAlert({ db, clock }: Deps, hash: string): Promise<Alert> {
  const found = await findAlert(db, hash);
  if (found === null) throw new Refusal('TOKEN_NOT_FOUND');
  if (found.expires_at <= clock.now()) throw new Refusal('TOKEN_EXPIRED');
  return found;
}

export const signInAlertRoutes: readonly Route[] = [
  // A link that was mailed or used a moment ago may be missing on a replica.
  on(alert.getSignInAlert, async ({ query, deps }) => {
    const primary = { ...deps, db: deps.env.DB.withSession('first-primary') };
    const { device, country, signed_in_at } = await requireAlert(primary, await sha256(query.guid));
    return { device, country, dtSignedIn: isoTime(signed_in_at) };
  }),

  // The stranger knew the password, and may have added sign-in methods or colleagues, or started a recovery. All of these are removed, and
  // spending is locked until there is a new password. A second factor stays: access to the mailbox alone must not be enough to remove it.
  on(alert.denySignIn, async ({ body, deps }) => {
    const { commit, db, clock } = deps;
    const now = clock.now();
    await limitLinkTries(deps, 'deny-sign-in');
    const hash = await sha256(body.guid);
    const found = await requireAlert(deps, hash);
    const account = await readAccount(db, found.user_id);
    if (account === null) throw new Refusal('TOKEN_NOT_FOUND');
    const { id, full_name: fullName, language } = account;
    const [staff, recipient] = await Promise.all([
      undoneSince(deps, id, found.signed_in_at, now),
      findLinkRecipient(db, normalEmail(account.email)),
    ]);
    const denied = await commit(
      [
        useAlertStatement(db, hash, now),
        changedStatement(db),
        lockStatement(db, id, now),
        revokeUserStatement(db, id, 'denied', now),
        ...deps.jobs.endSignInsStatements(db, id, found.signed_in_at),
        forgetDeviceStatement(db, found),
        ...staff.statements,
        ...(await resetStatements(db, { id, email: recipient?.email ?? account.email, fullName, language }, now)),
        auditStatement(db, { actorUserId: id, action: 'signIn.deny', targetType: 'user', targetId: id, outcome: 'done' }, now),
      ],
      done('SIGN_IN_DENIED', 'All sessions were ended.', {}),
      'TOKEN_NOT_FOUND',
    );
    for (const person of [id, ...staff.people]) closeEndedSoon(deps, person);
    deliverSoon(deps);
    return denied;
  }),
];
