import { hourMs } from '../../contract/limits.ts';
import { staffDefaultBits } from '../../contract/permissions.ts';
import type { addSubUser } from '../../contract/staff/calls.ts';
import { findAccountByEmail, isEmailTaken, type NewAccount, userStatement } from '../account/account-store.ts';
import { activationStatements } from '../account/activation.ts';
import { readLimit, requirePlan } from '../plan/quota-store.ts';
import { actStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { hashNewPassword } from '../platform/security/new-password.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { phoneDigits } from '../platform/text/typed.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { staffStatement } from './store.ts';

/** Addresses that an account may try to add per hour. */
const addressesTriedMax = 30;

const emailUsed = (): Refusal => new Refusal('STAFF_EMAIL_USED', { fields: { stEmail: 'DUPLICATE' } });

/**
 * Adds a staff member with the default flags (docs/behaviour.md#staff-defaults), which every caller of this call has too
 * (docs/behaviour.md#staff-grants). The colleague verifies the address by mail like everyone.
 */
export const addStaff: Handler<typeof addSubUser> = async ({ body, caller, deps }) => {
  const { commit, db, env, clock } = deps;
  const now = clock.now();
  if (!caller.isEmailVerified) throw new Refusal('EMAIL_NOT_VERIFIED');
  requirePlan(caller, now);
  const limit = await readLimit(db, caller, 'AddSubUser', now);
  if (limit === 0) throw new Refusal('LIMIT_REACHED');
  const phone = phoneDigits(body.stPhone);
  if (phone === null) throw new Refusal('BAD_INPUT', { fields: { stPhone: 'INVALID_PHONE' } });
  // The answer reveals whether an address is known (docs/behaviour.md#staff-grants), so tries are limited.
  await limitTries(db, `staff-add:${caller.masterUserId}`, addressesTriedMax, hourMs, now);
  if ((await findAccountByEmail(db, body.stEmail)) !== null) throw emailUsed();

  const account: NewAccount = {
    id: newId(),
    email: body.stEmail,
    passwordHash: await hashNewPassword(env, body.stPassword, 'stPassword'),
    fullName: body.stFullname,
    phone,
    countryId: null,
    language: caller.language,
    mailApproval: false,
    referredBy: null,
  };
  const staff = {
    id: newId(),
    userId: account.id,
    masterUserId: caller.masterUserId,
    flags: staffDefaultBits,
    // Not beyond that of who adds, so that nobody can exceed their own through a colleague.
    budget: null,
    givenBy: caller.userId,
  };
  const added = done('STAFF_ADDED', 'The staff member was added.', { id: staff.id });
  try {
    await commit(
      [
        userStatement(db, account, null, now),
        staffStatement(db, staff, limit, now),
        changedStatement(db),
        ...(await activationStatements(db, account, now, 'staff-added')),
        actStatement(db, caller, 'staff.add', staff.id, now),
      ],
      added,
      'LIMIT_REACHED',
    );
  } catch (error) {
    if (isEmailTaken(error)) throw emailUsed();
    throw error;
  }
  deliverSoon(deps);
  return added;
};
