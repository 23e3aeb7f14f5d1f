import { normalEmail } from '../../contract/email.ts';
import type { BodyOf } from '../../contract/wire/call.ts';
import { hourMs } from '../../contract/limits.ts';
import type { editSubUser } from '../../contract/staff/calls.ts';
import { readBudget } from '../credit/budget-store.ts';
import { findAccountByEmail, readAccount } from '../account/account-store.ts';
import { newToken } from '../account/token-store.ts';
import { rightsEvent, sendLiveEvents } from '../notification/live-events.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { type Caller, type Deps, done, type Handler } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { cancelUnpermittedLinksStatements } from './unpermitted-links.ts';
import { requestChangeStatements } from './email-change-store.ts';
import { mainUserAskedStatements, staffEmailStatement, staffEmailChangedStatement } from './mails.ts';
import { editedBits, requireAbove, requireBudget } from './rules.ts';
import { editStaffStatement, findStaffMember, type StaffMember } from './store.ts';

/** New addresses that an account may write to per hour. */
const newAddressesMax = 20;

/**
 * The member that a call means: by `permissions._id` or `userId`, the ids of a GetSubUsers row; without them by the e-mail, which then is
 * the present one. Two ids name the same member, of the caller's account. @throws Refusal NOT_FOUND
 */
async function requireMember({ db }: Deps, caller: Caller, { email, permissions }: BodyOf<typeof editSubUser>): Promise<StaffMember> {
  const { _id: id, userId, masterUserId } = permissions;
  const isNamed = id !== undefined || userId !== undefined;
  const member =
    masterUserId === undefined || masterUserId === caller.masterUserId
      ? await findStaffMember(db, caller.masterUserId, { id, userId, email: isNamed ? undefined : normalEmail(email) })
      : null;
  if (member === null) throw new Refusal('NOT_FOUND');
  return member;
}

/**
 * A changed address takes effect when it is confirmed; until then the old one is used. A mail to the old address names the requester. The
 * old address and the main user can object. @throws Refusal STAFF_EMAIL_USED
 */
async function newAddressStatements(
  { db, clock }: Deps,
  caller: Caller,
  member: StaffMember,
  email: string,
): Promise<D1PreparedStatement[]> {
  const now = clock.now();
  await limitTries(db, `staff-email:${caller.masterUserId}`, newAddressesMax, hourMs, now);
  if ((await findAccountByEmail(db, email)) !== null) throw new Refusal('STAFF_EMAIL_USED', { fields: { email: 'DUPLICATE' } });
  const { email: oldEmail, full_name: fullName, language } = member;
  const [id, confirmation, objection] = [newId(), await newToken(), await newToken()];
  const requester = await readAccount(db, caller.userId);
  const by = { name: caller.fullName, email: requester?.email ?? '' };
  const change = { id, by: by.name, colleague: fullName, from: oldEmail, to: email };
  return [
    ...requestChangeStatements(
      db,
      { id, member, askedBy: caller.userId, newEmail: email, hash: confirmation.hash, objectionHash: objection.hash },
      now,
    ),
    staffEmailStatement(db, { email, language }, confirmation, now),
    staffEmailChangedStatement(db, { email: oldEmail, fullName, language }, { newEmail: email, by, ...objection }, now),
    ...(caller.isMainUser ? [] : await mainUserAskedStatements(db, caller.masterUserId, change, now)),
  ];
}

/** Sets the permissions and the budget of a colleague, and mails a link to a new address. */
export const editStaff: Handler<typeof editSubUser> = async ({ body, caller, deps }) => {
  const { commit, db, clock } = deps;
  const now = clock.now();
  const member = await requireMember(deps, caller, body);
  requireAbove(caller, member);
  const flags = editedBits(caller, member.flags, body.permissions);
  const budget = body.budget === undefined ? member.monthly_budget : body.budget;
  if (budget !== member.monthly_budget) requireBudget(await readBudget(db, caller.userId, now), budget);
  const email = normalEmail(body.email);
  const isNewAddress = email !== normalEmail(member.email) && email !== normalEmail(body.shownEmail ?? '');
  const audit = {
    actorUserId: caller.userId,
    action: 'staff.edit',
    targetType: 'staff',
    targetId: member.id,
    outcome: 'done',
    detail: JSON.stringify({ before: member.flags, after: flags, budget, isNewAddress }),
  } as const;
  const saved = await commit(
    [
      editStaffStatement(db, member, { flags, budget }, caller),
      changedStatement(db),
      ...cancelUnpermittedLinksStatements(db, member.user_id, now),
      ...(isNewAddress ? await newAddressStatements(deps, caller, member, email) : []),
      auditStatement(db, audit, now),
    ],
    done('STAFF_SAVED', 'The staff member was saved.', {}),
    'STALE_VERSION',
  );
  // Open pages show the new permissions at once.
  deps.waitUntil(sendLiveEvents(deps.env, [rightsEvent(member.user_id, caller.masterUserId)]));
  if (isNewAddress) deliverSoon(deps);
  return saved;
};
