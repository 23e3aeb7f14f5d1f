/** Mails of outcomes to reporters. */
import type { NoticeTarget } from '../../contract/notice/schemas.ts';
import { dayMs } from '../../contract/limits.ts';
import { readRejectReason } from '../../contract/moderation/rejection.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { mailStatement } from '../mail/mail.ts';
import type { Verdict } from '../platform/subject/moderated.ts';
import { titleText } from '../platform/text/title-text.ts';
import { type CaseOutcome, listNotices, listFullAddresses } from './store.ts';

/** Maximum of receipts and of outcome mails per address: somebody else may have entered the address to flood its mailbox. */
export const noticeMailsPerDay = 10;

const outcomeMail = { 'no-action': 'notice-kept', 'taken-down': 'notice-acted', restricted: 'notice-restricted' } as const;

export interface Outcome {
  outcome: CaseOutcome;
  /** Whether the item is public after the decision. */
  isPublic: boolean;
  targetFor: (reader: ApiLanguage) => NoticeTarget;
}

/**
 * Mails the outcome to each address once, whatever the number of its reports. Reporters with an account who are warned about an unfounded
 * report learn it from the warning.
 */
export async function outcomeMails(
  db: D1DatabaseSession,
  { id: caseId, reason, unfounded, now }: Verdict,
  { outcome, isPublic, targetFor }: Outcome,
): Promise<D1PreparedStatement[]> {
  const [notices, full] = await Promise.all([listNotices(db, caseId), listFullAddresses(db, caseId, noticeMailsPerDay, now - dayMs)]);
  // If the item is no longer public for another reason, the mail says that it was removed.
  const usual = outcomeMail[isPublic ? outcome : 'taken-down'];
  return [...Map.groupBy(notices, ({ address }) => address)].flatMap(([address, reports]) => {
    const [first] = reports;
    if (first === undefined || full.has(address)) return [];
    const { email: to, name, language } = first;
    const { title, path } = targetFor(language);
    const isUnfounded = reports.every(({ number, reporter_user_id: reporter }) => reporter === null && unfounded.includes(number));
    const template = usual === 'notice-kept' && isUnfounded ? 'notice-unfounded' : usual;
    const number = reports
      .slice(0, noticeMailsPerDay)
      .map((report) => report.number)
      .join(', ');
    const values = { name, number, item: titleText(title, language), reason: readRejectReason(reason).note, href: isPublic ? path : '/' };
    return [mailStatement(db, `${template}:${first.number}`, { to, language, template, values }, now)];
  });
}
