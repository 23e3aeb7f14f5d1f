/**
 * Statement of reasons, notification and mail about a suspension, and about its end. Of other mails a suspended person gets only receipts
 * and security mails (api/mail/delivery.ts).
 */
import type { SuspensionReason } from '../../contract/moderation/suspension.ts';
import { rejectReasonText } from '../../contract/moderation/reject-reason.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { operatorOf } from '../../contract/site/operator.ts';
import { readAccount } from '../account/account-store.ts';
import { decisionPath } from '../decision/link.ts';
import { decisionStatement } from '../decision/store.ts';
import { dateText } from '../mail/date-text.ts';
import { reasonTexts } from '../mail/generated/templates.ts';
import { mailStatement } from '../mail/mail.ts';
import { notificationStatement } from '../notification/notification-store.ts';
import { newId } from '../platform/ids.ts';
import type { Work } from '../platform/subject/work.ts';

interface Suspension {
  /** Of the person or company. */
  id: string;
  /** Null ends it. */
  reason: SuspensionReason | null;
  decidedBy: string;
  /** Also the time of the suspension: an appeal finds it by that. */
  now: number;
}

const reasonText = (language: ApiLanguage, reason: SuspensionReason | null): string =>
  reason === null ? '' : (reasonTexts[language][reason] ?? reason);

/** The decision of a suspension, with the path of its page; an end is none. */
async function decisionOf(
  { env, db }: Work,
  { id, reason, decidedBy, now }: Suspension,
  about: { kind: 'user' | 'company'; name: string; recipientUserId: string },
): Promise<{ statements: D1PreparedStatement[]; path: string }> {
  if (reason === null) return { statements: [], path: '' };
  const decision = {
    id: newId(),
    recipientUserId: about.recipientUserId,
    act: 'SUSPENDED',
    kind: about.kind,
    targetId: id,
    targetName: about.name,
    reason: rejectReasonText({ reasons: [reason], note: '' }),
    detection: 'review',
    decidedBy,
  } as const;
  return { statements: [decisionStatement(db, decision, now)], path: await decisionPath(env, decision.id) };
}

/** A mail by the link of which the person can appeal without signing in; none to an unconfirmed address. */
export async function personSuspensionStatements(work: Work, suspension: Suspension): Promise<D1PreparedStatement[]> {
  const { env, db } = work;
  const { id, reason, now } = suspension;
  const { statements, path } = await decisionOf(work, suspension, { kind: 'user', name: '', recipientUserId: id });
  const account = await readAccount(db, id);
  if (account === null || account.email_verified_at === null) return statements;
  const { email: to, language, full_name: name } = account;
  const template = reason === null ? 'account-freed' : 'account-suspended';
  const values = {
    name,
    since: dateText(now, language),
    reason: reasonText(language, reason),
    operator: operatorOf(env).mail,
    href: reason === null ? '/sign-in' : path,
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
  const { statements, path } = await decisionOf(work, suspension, { kind: 'company', name: company, recipientUserId: ownerUserId });
  const owner = await readAccount(db, ownerUserId);
  if (owner === null) return statements;
  const kind = reason === null ? 'company-freed' : 'company-suspended';
  const href = reason === null ? `/my-companies/${id}` : path;
  const dedupeKey = `${kind}:${id}:${now}`;
  const mail = {
    to: owner.email,
    language: owner.language,
    template: kind,
    values: { name: owner.full_name, company, reason: reasonText(owner.language, reason), href },
  } as const;
  return [
    ...statements,
    notificationStatement(db, { userId: ownerUserId, kind, values: { company }, href, dedupeKey }, now),
    mailStatement(db, dedupeKey, mail, now),
  ];
}
