/**
 * Statement of reasons, notification and mail about a suspension, and about its end. Of other mails a suspended person gets only receipts
 * and security mails (api/mail/delivery.ts).
 */
import type { SuspensionReason } from '../../contract/moderation/suspension.ts';
import { type RejectReason, rejectReasonText } from '../../contract/moderation/rejection.ts';
import { operatorOf } from '../../contract/site/operator.ts';
import { readAccount } from '../account/account-store.ts';
import { newDecision } from '../decision/new-decision.ts';
import type { NewDecision } from '../decision/store.ts';
import { dateText } from '../mail/date-text.ts';
import { mailStatement } from '../mail/mail.ts';
import { outcomeText } from '../mail/outcome-text.ts';
import { reasonText } from '../mail/reason-text.ts';
import type { Outcome } from '../mail/template.ts';
import { notificationStatement } from '../notification/notification-store.ts';
import type { Work } from '../platform/subject/work.ts';
import { listCompaniesOf, readPerson } from './people-store.ts';

interface Suspension {
  /** Of the person or company. */
  id: string;
  /** Null ends it. */
  reason: SuspensionReason | null;
  decidedBy: string;
  /** Also the time of the suspension: an appeal finds it by that. */
  now: number;
}

/** What is stated of a suspension: its code, since the note is for the audit log. Its end has none. */
const statedOf = (reason: SuspensionReason | null): RejectReason => ({ reasons: reason === null ? [] : [reason], note: '' });

/** The decision of a suspension; null for its end, which is none. */
const decisionOf = async (
  { env, db }: Work,
  { id, reason, decidedBy, now }: Suspension,
  about: Pick<NewDecision, 'kind' | 'targetName' | 'recipientUserId'>,
) =>
  reason === null
    ? null
    : newDecision(
        env,
        db,
        { ...about, act: 'SUSPENDED', targetId: id, reason: rejectReasonText(statedOf(reason)), detection: 'review', decidedBy },
        now,
      );

/** What is visible after the suspension of an account has ended: its companies may be suspended by themselves. */
const accountOutcome = async (db: D1DatabaseSession, id: string): Promise<Outcome> =>
  (await listCompaniesOf(db, id)).some(({ standing }) => standing === 'suspended') ? 'accountHeld' : 'accountFree';

/** What is visible after the suspension of a company has ended: the account of its owner may be suspended. */
const companyOutcome = async (db: D1DatabaseSession, ownerUserId: string): Promise<Outcome> =>
  (await readPerson(db, ownerUserId))?.person.standing === 'suspended' ? 'companyHeld' : 'companyFree';

/** A mail by the link of which the person can appeal without signing in; none to an unconfirmed address. */
export async function personSuspensionStatements(work: Work, suspension: Suspension): Promise<D1PreparedStatement[]> {
  const { env, db } = work;
  const { id, reason, now } = suspension;
  const decision = await decisionOf(work, suspension, { kind: 'user', targetName: '', recipientUserId: id });
  const statements = decision === null ? [] : [decision.statement];
  const account = await readAccount(db, id);
  if (account === null || account.email_verified_at === null) return statements;
  const { email: to, language, full_name: name } = account;
  const template = decision === null ? 'account-freed' : 'account-suspended';
  const values = {
    name,
    since: dateText(now, language),
    reason: reasonText(language, statedOf(reason)),
    operator: operatorOf(env).mail,
    outcome: decision === null ? outcomeText(language, await accountOutcome(db, id)) : '',
    href: decision?.path ?? '/sign-in',
  };
  return [...statements, mailStatement(db, `${template}:${id}:${now}`, { to, language, template, values }, now)];
}

/** Notification and mail to the owner of a company. */
export async function companySuspensionStatements(
  work: Work,
  suspension: Suspension,
  company: string,
  ownerUserId: string,
): Promise<D1PreparedStatement[]> {
  const { db } = work;
  const { id, reason, now } = suspension;
  const decision = await decisionOf(work, suspension, { kind: 'company', targetName: company, recipientUserId: ownerUserId });
  const statements = decision === null ? [] : [decision.statement];
  const owner = await readAccount(db, ownerUserId);
  if (owner === null) return statements;
  const kind = decision === null ? 'company-freed' : 'company-suspended';
  const href = decision?.path ?? `/my-companies/${id}`;
  const dedupeKey = `${kind}:${id}:${now}`;
  const mail = {
    to: owner.email,
    language: owner.language,
    template: kind,
    values: {
      name: owner.full_name,
      company,
      reason: reasonText(owner.language, statedOf(reason)),
      outcome: decision === null ? outcomeText(owner.language, await companyOutcome(db, ownerUserId)) : '',
      href,
    },
  } as const;
  return [
    ...statements,
    notificationStatement(db, { userId: ownerUserId, kind, values: { company }, href, dedupeKey }, now),
    mailStatement(db, dedupeKey, mail, now),
  ];
}
