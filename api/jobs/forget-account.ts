/**
 * What ends with a person or an account. Nothing that could name a person stays: names, addresses and numbers go, pictures are swept.
 * What others rely on stays without them: chats with the companies' names (trade data), the ledger, payments and the audit log.
 */
import { endAccountStatement, endedStatement, readEnded, wholeEndStatement } from '../account/forget-store.ts';
import { forgottenAtOnce } from '../platform/db/forgetting.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { takeSteps } from '../platform/db/steps.ts';
import type { Subject } from '../platform/subject/subject.ts';
import { subjects } from '../subjects.ts';

/** Forgets a person, or a main user with the staff. A farewell mail comes after, because mails on their way are stopped. */
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

/** Some of what an account that has ended has much of. */
export const forgetContentStatements = (
  db: D1DatabaseSession,
  userId: string,
  countMax: number,
  now: number,
  list: readonly Subject[] = subjects,
): D1PreparedStatement[] =>
  list.flatMap(({ personalData }) => personalData?.forgetContent ?? []).flatMap((forget) => forget(db, userId, countMax, now));

/**
 * Ends a main account: its companies, products and requests leave every list (the triggers of the lists keep search and totals right),
 * then its people are forgotten. The guard stops the batch of whoever is second. Of what an account has much of this forgets the first ones; the
 * others are out of sight with their company, and go with the scheduled run.
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

/** Forgets some more of accounts that have ended: too much for the batch that began it. @param countMax rows of each kind in a step */
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
