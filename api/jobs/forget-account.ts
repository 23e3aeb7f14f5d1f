/**
 * Deletes a person or an account. All data that could identify a person are deleted: names, addresses and numbers at once, pictures by the
 * sweep. Data that others need stay: chats with the companies' names (trade data), the ledger, payments and the audit log.
 */
import { endAccountStatement, endedStatement, readEnded, wholeEndStatement } from '../account/forget-store.ts';
import { forgottenAtOnce } from '../platform/db/forgetting.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { takeSteps } from '../platform/db/steps.ts';
import type { Subject } from '../platform/subject/subject.ts';
import { subjects } from '../subjects.ts';

/**
 * Deletes the data of a person, or of a main user with the staff. The last mail has to be added after these statements, since they cancel
 * pending mails.
 */
export const forgetPeopleStatements = (
  db: D1DatabaseSession,
  userId: string,
  reason: 'removed' | 'deleted',
  now: number,
  list: readonly Subject[] = subjects,
): D1PreparedStatement[] =>
  (['forgetPeople', 'forgetNames'] as const).flatMap((step) =>
    list.flatMap(({ personalData }) => personalData?.[step] ?? []).flatMap((forget) => forget(db, userId, now, reason)),
  );

/** Deletes a part of an ended account's numerous rows. */
export const forgetContentStatements = (
  db: D1DatabaseSession,
  userId: string,
  countMax: number,
  now: number,
  list: readonly Subject[] = subjects,
): D1PreparedStatement[] =>
  list.flatMap(({ personalData }) => personalData?.forgetContent ?? []).flatMap((forget) => forget(db, userId, countMax, now));

/**
 * Ends a main account: its companies, products and requests are removed from all lists (triggers update search and totals), then the
 * data of its people are deleted. The guard stops the batch of a second call. This batch deletes the first of numerous rows; the
 * others are hidden with their company and deleted by the scheduled run.
 * @param countMax rows of each kind
 */
export const forgetAccountStatements = (
  db: D1DatabaseSession,
  userId: string,
  now: number,
  countMax = forgottenAtOnce,
  list: readonly Subject[] = subjects,
): D1PreparedStatement[] => [
  endAccountStatement(db, userId, now),
  changedStatement(db),
  endedStatement(db, userId, now),
  ...forgetContentStatements(db, userId, countMax, now, list),
  ...list.flatMap(({ personalData }) => personalData?.forgetAccount ?? []).flatMap((forget) => forget(db, userId, now, 'deleted')),
  ...forgetPeopleStatements(db, userId, 'deleted', now, list),
];

/** Deletes some more rows of ended accounts that were too many for the first batch. @param countMax rows of each kind in a step */
export const forgetRest = (
  db: D1DatabaseSession,
  now: number,
  countMax = forgottenAtOnce,
  list: readonly Subject[] = subjects,
): Promise<void> =>
  takeSteps({
    next: readEnded,
    step: (on, userId, count, at) => forgetContentStatements(on, userId, count, at, list),
    end: wholeEndStatement,
  })(db, now, countMax);
