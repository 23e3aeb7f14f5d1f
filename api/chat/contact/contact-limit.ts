/**
 * Rate limits of new contacts of an account. Price and plan limit those who pay; without these limits, a script with free contacts could
 * fill a stranger's list, notifications and mailbox in seconds. Staff share their account's counters.
 */
import { contactsPerDayWithoutPlan, dayMs, hourMs } from '../../../contract/limits.ts';
import type { ErrorCode } from '../../../contract/wire/errors.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { Refusal, refusalOfConstraint } from '../../platform/http/refusal.ts';
import { countTry, refuseAbove, takeTriesBack } from '../../platform/security/throttle-store.ts';
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

interface Limit {
  key: string;
  countMax: number;
  windowMs: number;
  code?: ErrorCode;
}

interface Contact {
  /** The other side's main account. */
  otherUserId: string;
  /** Whether the contact includes a first message. */
  isOpened: boolean;
}

function limitsOf(caller: Caller, { otherUserId, isOpened }: Contact, now: number): Limit[] {
  const own = caller.masterUserId;
  const limits: Limit[] = [{ key: `contact-pair:${own}:${otherUserId}`, countMax: contactsPerPairAndDay, windowMs: dayMs }];
  if (!isOpened) limits.push({ key: `contact-room:${own}`, countMax: emptyRoomsPerHour, windowMs: hourMs });
  if (hasPlan(caller, now)) return [...limits, { key: `contact-from:${own}`, countMax: contactsPerHour, windowMs: hourMs }];
  return [
    ...limits,
    { key: `contact-planless:${own}`, countMax: contactsPerDayWithoutPlan, windowMs: dayMs, code: 'CONTACT_LIMIT_REACHED' },
    { key: `contact-to:${otherUserId}`, countMax: contactsPerReceiverAndHourWithoutPlan, windowMs: hourMs },
  ];
}

/**
 * Counts a contact and makes it; one that is refused, for missing credits or by one of the limits, is not counted.
 * @throws Refusal CONTACT_LIMIT_REACHED, THROTTLED with the time to wait
 */
export async function makeLimited<Made>(
  db: D1DatabaseSession,
  caller: Caller,
  contact: Contact,
  now: number,
  make: () => Promise<Made>,
): Promise<Made> {
  const counted: string[] = [];
  try {
    for (const { key, countMax, windowMs, code } of limitsOf(caller, contact, now)) {
      counted.push(key);
      refuseAbove(await countTry(db, key, windowMs, now), countMax, code);
    }
    return await make();
  } catch (error) {
    // After any other error the contact may be stored.
    if (error instanceof Refusal || refusalOfConstraint(error) !== null) await takeTriesBack(db, counted);
    throw error;
  }
}
