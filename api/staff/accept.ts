/** The link of an invitation. It works once: accepting deletes the invitation in the batch that creates the account. */
import type { acceptInvitation, getInvitation } from '../../contract/staff/calls.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import { isEmailTaken, type NewAccount, userStatement, verifiedStatement } from '../account/account-store.ts';
import { readLimit } from '../plan/quota-store.ts';
import { actStatement } from '../platform/db/audit.ts';
import { isoTime } from '../platform/clock.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { planOf } from '../platform/http/caller.ts';
import { type Deps, done, type Handler } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { hashNewPassword } from '../platform/security/new-password.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { limitLinkTries } from '../platform/security/address-limit.ts';
import { findLinked, type LinkedInvitation, useInvitationStatement } from './invitation-store.ts';
import { staffStatement } from './store.ts';

/** @throws Refusal TOKEN_NOT_FOUND, also for a used or withdrawn link, or if the inviter may no longer invite; TOKEN_EXPIRED */
async function requireLinked({ db, clock }: Pick<Deps, 'db' | 'clock'>, hash: string): Promise<LinkedInvitation> {
  const linked = await findLinked(db, hash);
  if (linked === null) throw new Refusal('TOKEN_NOT_FOUND');
  if (linked.expires_at <= clock.now()) throw new Refusal('TOKEN_EXPIRED');
  return linked;
}

/** Only the owner of the address has the link, so they may learn whether it has an account. */
export const showInvitation: Handler<typeof getInvitation> = async ({ query, deps }) => {
  const linked = await requireLinked({ ...deps, db: deps.env.DB.withSession('first-primary') }, await sha256(query.guid));
  return {
    inviterName: linked.inviter_name,
    inviterEmail: linked.inviter_email,
    companyName: linked.company_name,
    email: linked.email,
    isEmailUsed: linked.is_email_used === 1,
    dtExpires: isoTime(linked.expires_at),
  };
};

/** Creates the account of an invited person. */
export const acceptStaffInvitation: Handler<typeof acceptInvitation> = async ({ body, deps }) => {
  const { commit, db, env, clock } = deps;
  const now = clock.now();
  await limitLinkTries(deps, 'staff-invitation');
  const hash = await sha256(body.guid);
  const linked = await requireLinked(deps, hash);
  const limit = await readLimit(db, { plan: planOf(linked) }, 'AddSubUser', now);
  const account: NewAccount = {
    id: newId(),
    email: linked.email,
    passwordHash: await hashNewPassword(env, body.newPwd, 'newPwd'),
    fullName: body.stFullname,
    phone: null,
    countryId: null,
    language: body.language,
    mailApproval: false,
    referredBy: null,
  };
  const staff = {
    id: newId(),
    userId: account.id,
    masterUserId: linked.master_user_id,
    flags: linked.flags,
    budget: linked.monthly_budget,
    givenBy: linked.invited_by,
  };
  try {
    return await commit(
      [
        useInvitationStatement(db, hash, now),
        changedStatement(db),
        userStatement(db, account, null, now),
        verifiedStatement(db, account.id, now),
        staffStatement(db, staff, limit, now),
        changedStatement(db),
        actStatement(db, staff, 'staff.join', staff.id, now),
      ],
      done('STAFF_JOINED', 'The account is made: sign in with it.', {}),
      'LIMIT_REACHED',
    );
  } catch (error) {
    if (isEmailTaken(error)) throw new Refusal('STAFF_EMAIL_USED');
    // Two guards have this code: the link was used meanwhile, or the plan is full.
    if (error instanceof Refusal && error.code === 'LIMIT_REACHED') await requireLinked(deps, hash);
    throw error;
  }
};
