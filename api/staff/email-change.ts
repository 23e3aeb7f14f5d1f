/** Decisions of the old address and the main user on a colleague's changed address. */
import type { confirmStaffEmail, getAddressChange, keepAddress, undoStaffEmail } from '../../contract/staff/calls.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import { actStatement } from '../platform/db/audit.ts';
import { isoTime } from '../platform/clock.ts';
import { type Deps, done, type Handler } from '../platform/http/handler.ts';
import { closeEndedSoon, deliverSoon } from '../platform/subject/jobs.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { limitLinkTries } from '../platform/security/address-limit.ts';
import { type EmailChange, findObjectedTo, findOpen } from './email-change-store.ts';
import { mainUserUndoneStatements } from './mails.ts';
import { keepStatements, undoStatements } from './undo.ts';

/** A change as shown in the list of staff and on the objection page. */
export const shownChange = ({ old_email, new_email, asker_name, taken_at, ends_at }: EmailChange) => ({
  oldEmail: old_email,
  newEmail: new_email,
  askedBy: asker_name,
  isTaken: taken_at !== null,
  dtEnds: isoTime(ends_at),
});

/** @throws Refusal TOKEN_NOT_FOUND, also after a decision; TOKEN_EXPIRED */
async function requireObjectedTo({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<EmailChange> {
  const change = await findObjectedTo(db, await sha256(token));
  if (change === null) throw new Refusal('TOKEN_NOT_FOUND');
  if (change.link_ends_at <= clock.now()) throw new Refusal('TOKEN_EXPIRED');
  return change;
}

/** Reads only: a link in a mail may be opened by a scanner first. */
export const showAddressChange: Handler<typeof getAddressChange> = async ({ query, deps }) =>
  shownChange(await requireObjectedTo({ ...deps, db: deps.env.DB.withSession('first-primary') }, query.guid));

/** The owner of the old address objects. */
export const objectToChange: Handler<typeof keepAddress> = async ({ body, deps }) => {
  const { commit, db, clock } = deps;
  const now = clock.now();
  await limitLinkTries(deps, 'keep-address');
  const change = await requireObjectedTo(deps, body.guid);
  const undone = await commit(
    [
      ...(await undoStatements(deps, change, now, now)),
      ...(await mainUserUndoneStatements(db, change, now)),
      actStatement(db, { userId: change.user_id }, 'staff.email-undo', change.staff_id, now),
    ],
    done('ADDRESS_KEPT', 'Your address stays as it was.', {}),
    'STALE_VERSION',
  );
  closeEndedSoon(deps, change.user_id);
  deliverSoon(deps);
  return undone;
};

/** @throws Refusal NOT_FOUND without an open change of one of the account's staff */
async function requireOpen({ db }: Deps, masterUserId: string, staffId: string): Promise<EmailChange> {
  const change = await findOpen(db, masterUserId, staffId);
  if (change === null) throw new Refusal('NOT_FOUND');
  return change;
}

/** The main user cancels a change, before or after it took effect. */
export const undoChange: Handler<typeof undoStaffEmail> = async ({ body, caller, deps }) => {
  const { commit, db, clock } = deps;
  const now = clock.now();
  const change = await requireOpen(deps, caller.masterUserId, body.id);
  const undone = await commit(
    [...(await undoStatements(deps, change, null, now)), actStatement(db, caller, 'staff.email-undo', change.staff_id, now)],
    done('STAFF_EMAIL_UNDONE', 'The old e-mail stays in use.', {}),
    'STALE_VERSION',
  );
  closeEndedSoon(deps, change.user_id);
  deliverSoon(deps);
  return undone;
};

/** The main user confirms a change that took effect, which ends the time for objections. */
export const confirmChange: Handler<typeof confirmStaffEmail> = async ({ body, caller, deps }) => {
  const { commit, db, clock } = deps;
  const now = clock.now();
  const change = await requireOpen(deps, caller.masterUserId, body.id);
  if (change.taken_at === null) throw new Refusal('NOT_FOUND');
  const confirmed = await commit(
    [...keepStatements(db, change, change.taken_at, now), actStatement(db, caller, 'staff.email-confirm', change.staff_id, now)],
    done('STAFF_EMAIL_CONFIRMED', 'The new e-mail is final.', {}),
    'STALE_VERSION',
  );
  closeEndedSoon(deps, change.user_id);
  return confirmed;
};
