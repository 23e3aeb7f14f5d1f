/** Inviting staff: sending, sending again, withdrawing. Neither answer nor duration reveals whether an address has an account. */
import { normalEmail } from '../../contract/email.ts';
import { hourMs, dayMs, verificationResendMs } from '../../contract/limits.ts';
import { permissionsFromBits, staffDefaultBits } from '../../contract/permissions.ts';
import type { getInvitations, inviteSubUser, resendInvitation, withdrawInvitation } from '../../contract/staff/calls.ts';
import { linkPath, mailedLinks } from '../account/mailed-links.ts';
import { newToken } from '../account/token-store.ts';
import { readBudget } from '../credit/budget-store.ts';
import { mailStatement } from '../mail/mail.ts';
import { readLimit, requirePlan } from '../plan/quota-store.ts';
import { actStatement } from '../platform/db/audit.ts';
import { isoTime } from '../platform/clock.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { type Caller, type Deps, done, type Handler } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { claimWait, limitTries } from '../platform/security/throttle-store.ts';
import {
  dropEndedStatement,
  findInvitation,
  type InvitationRow,
  inviteStatement,
  isInvited,
  listInvitations,
  readSender,
  resendStatement,
  withdrawStatement,
} from './invitation-store.ts';
import { bitsOf, editedBits, requireBudget } from './rules.ts';
import { findStaffMember } from './store.ts';

/** Invitations that an account may send per hour, including repeated ones. */
const sentMax = 20;
/** Invitations that one address gets per day from all accounts. */
const receivedMax = 5;
/** Maximum of listed invitations; plans permit fewer. */
const listedMax = 200;

/** Unrequested mails are limited, per sender and per address. @throws Refusal THROTTLED */
async function limitMails({ db, env, clock }: Deps, caller: Caller, email: string): Promise<void> {
  const now = clock.now();
  await limitTries(db, `staff-invite:${caller.masterUserId}`, sentMax, hourMs, now);
  await limitTries(db, `staff-invited:${await keyedHash(env, 'throttle', email)}`, receivedMax, dayMs, now);
}

/** A new link and its mail. */
async function newLink({ db, clock }: Deps, caller: Caller, email: string) {
  const now = clock.now();
  const { token, hash } = await newToken();
  const values = { ...(await readSender(db, caller.masterUserId, caller.userId)), href: linkPath('invitation', token) };
  const mail = mailStatement(db, `staff-invited:${hash}`, { to: email, language: caller.language, template: 'staff-invited', values }, now);
  return { hash, expiresAt: now + mailedLinks.invitation.lifeMs, mail };
}

/**
 * An invitation can be sent or withdrawn only by people who may grant its flags and budget (docs/behaviour.md#staff-grants). @throws
 * Refusal FORBIDDEN
 */
async function requireWithin({ db, clock }: Deps, caller: Caller, flags: number, budget: number | null): Promise<void> {
  if ((flags & ~bitsOf(caller)) !== 0) throw new Refusal('FORBIDDEN');
  requireBudget(await readBudget(db, caller.userId, clock.now()), budget);
}

/** Invites a person with permissions and a budget within the inviter's own. */
export const inviteStaff: Handler<typeof inviteSubUser> = async ({ body, caller, deps }) => {
  const { commit, db, clock } = deps;
  const now = clock.now();
  if (!caller.isEmailVerified) throw new Refusal('EMAIL_NOT_VERIFIED');
  requirePlan(caller, now);
  const limit = await readLimit(db, caller, 'AddSubUser', now);
  if (limit === 0) throw new Refusal('LIMIT_REACHED');
  const flags = editedBits(caller, staffDefaultBits, body.permissions ?? {});
  const own = await readBudget(db, caller.userId, now);
  const budget = body.budget === undefined ? own.budget : body.budget;
  requireBudget(own, budget);
  const email = normalEmail(body.stEmail);
  // Only for the account's own people, whom the caller sees in the list.
  if ((await findStaffMember(db, caller.masterUserId, { email })) !== null)
    throw new Refusal('STAFF_EMAIL_USED', { fields: { stEmail: 'DUPLICATE' } });
  await limitMails(deps, caller, email);
  const { mail, ...link } = await newLink(deps, caller, email);
  const id = newId();
  const invitation = { id, masterUserId: caller.masterUserId, invitedBy: caller.userId, email, flags, budget, language: caller.language };
  const invited = done('STAFF_INVITED', 'The invitation is on its way.', { id });
  try {
    await commit(
      [
        dropEndedStatement(db, caller.masterUserId, email, now),
        inviteStatement(db, { ...invitation, ...link }, limit, now),
        changedStatement(db),
        mail,
        actStatement(db, caller, 'staff.invite', id, now),
      ],
      invited,
      'LIMIT_REACHED',
    );
  } catch (error) {
    if (isInvited(error)) throw new Refusal('ALREADY_INVITED', { fields: { stEmail: 'DUPLICATE' } });
    throw error;
  }
  deliverSoon(deps);
  return invited;
};

async function requireInvitation(deps: Deps, caller: Caller, id: string): Promise<InvitationRow> {
  const row = await findInvitation(deps.db, caller.masterUserId, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  await requireWithin(deps, caller, row.flags, row.monthly_budget);
  return row;
}

/** Sends an invitation again, with another link. */
export const resendStaffInvitation: Handler<typeof resendInvitation> = async ({ body, caller, deps }) => {
  const { commit, db, clock } = deps;
  const now = clock.now();
  const row = await requireInvitation(deps, caller, body.id);
  requirePlan(caller, now);
  const limit = await readLimit(db, caller, 'AddSubUser', now);
  const { isFree, retryAfterMs } = await claimWait(db, `staff-invite-again:${row.id}`, verificationResendMs, now);
  if (!isFree) throw new Refusal('THROTTLED', { retryAfterSeconds: retryAfterMs / 1000 });
  await limitMails(deps, caller, row.email);
  const { mail, ...link } = await newLink(deps, caller, row.email);
  const sent = await commit(
    [
      resendStatement(db, row, { ...link, language: caller.language, invitedBy: caller.userId }, limit, now),
      changedStatement(db),
      mail,
      actStatement(db, caller, 'staff.invite-again', row.id, now),
    ],
    done('STAFF_INVITED', 'The invitation is on its way.', {}),
    'LIMIT_REACHED',
  );
  deliverSoon(deps);
  return sent;
};

/** Withdraws an invitation. */
export const withdrawStaffInvitation: Handler<typeof withdrawInvitation> = async ({ query, caller, deps }) => {
  const { commit, db, clock } = deps;
  const { id } = await requireInvitation(deps, caller, query.id);
  return commit(
    [
      withdrawStatement(db, caller.masterUserId, id),
      changedStatement(db),
      actStatement(db, caller, 'staff.invite-withdraw', id, clock.now()),
    ],
    done('INVITATION_WITHDRAWN', 'The invitation was withdrawn.', {}),
    'NOT_FOUND',
  );
};

export const listStaffInvitations: Handler<typeof getInvitations> = async ({ caller, deps: { db, clock } }) => ({
  invitations: (await listInvitations(db, caller.masterUserId, listedMax)).map((row) => ({
    id: row.id,
    email: row.email,
    permissions: permissionsFromBits(row.flags),
    budget: row.monthly_budget,
    dtSent: isoTime(row.sent_at),
    dtExpires: isoTime(row.expires_at),
    isExpired: row.expires_at <= clock.now(),
  })),
});
