/**
 * Rate limits of new contacts of an account. Price and plan limit those who pay; without these limits, a script with free contacts could
 * fill a stranger's list, notifications and mailbox in seconds. Staff share their account's counters.
 */
import { contactsPerDayWithoutPlan, dayMs, hourMs } from '../../../contract/limits.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { countTry, limitTries, refuseAbove } from '../../platform/security/throttle-store.ts';
import { hasPlan } from '../../plan/quota-store.ts';

/** More than a busy sales team needs on the day of a trade fair. */
export const contactsPerHour = 60;
/** Subjects that one account opens with the same other account in a day. */
export const contactsPerPairAndDay = 20;
/**
 * Contacts from all accounts without a plan to one account: together they have one limit, so that many new accounts cannot flood an
 * account.
 */
export const contactsPerReceiverAndHourWithoutPlan = 30;
/** Chats without a text: nobody is notified of them, but each is stored. */
export const emptyRoomsPerHour = 20;

/**
 * Counts a contact that is about to be made.
 * @param otherUserId the other side's main account
 * @param isOpened whether the contact includes a first message
 * @throws Refusal CONTACT_LIMIT_REACHED, THROTTLED with the time to wait
 */
export async function limitContact(
  db: D1DatabaseSession,
  caller: Caller,
  { otherUserId, isOpened }: { otherUserId: string; isOpened: boolean },
  now: number,
): Promise<void> {
  const own = caller.masterUserId;
  await limitTries(db, `contact-pair:${own}:${otherUserId}`, contactsPerPairAndDay, dayMs, now);
  if (!isOpened) await limitTries(db, `contact-room:${own}`, emptyRoomsPerHour, hourMs, now);
  if (hasPlan(caller, now)) return limitTries(db, `contact-from:${own}`, contactsPerHour, hourMs, now);
  refuseAbove(await countTry(db, `contact-planless:${own}`, dayMs, now), contactsPerDayWithoutPlan, 'CONTACT_LIMIT_REACHED');
  return limitTries(db, `contact-to:${otherUserId}`, contactsPerReceiverAndHourWithoutPlan, hourMs, now);
}
