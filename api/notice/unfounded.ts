/**
 * Reports that a moderator marks as manifestly unfounded: reporters with an account are warned, which is a strike; others get the
 * information with the outcome.
 */
import { appealableUntil } from '../../contract/decision/fields.ts';
import { rejectReasonText } from '../../contract/moderation/rejection.ts';
import { newDecision } from '../decision/new-decision.ts';
import { dateText } from '../mail/date-text.ts';
import { mailStatement } from '../mail/mail.ts';
import { reasonText } from '../mail/reason-text.ts';
import { notificationStatement } from '../notification/notification-store.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Verdict } from '../platform/subject/moderated.ts';
import type { Work } from '../platform/subject/work.ts';
import { listReporters, markUnfoundedStatement, type Reporter } from './unfounded-store.ts';

const reason = { reasons: ['REPORT_UNFOUNDED'], note: '' } as const;

/** A decision about the person, with a notification and a mail. */
async function warningStatements(
  { env, db }: Work,
  { number, user_id: id, full_name: name, email: to, language }: Reporter,
  { decidedBy, now }: Verdict,
): Promise<D1PreparedStatement[]> {
  const { statement, path: href } = await newDecision(
    env,
    db,
    {
      recipientUserId: id,
      act: 'WARNED',
      kind: 'user',
      targetId: id,
      targetName: '',
      reason: rejectReasonText(reason),
      detection: 'review',
      decidedBy,
    },
    now,
  );
  const dedupeKey = `report-unfounded:${number}`;
  const values = { name, number, reason: reasonText(language, reason), href, strikeUntil: dateText(appealableUntil(now), language) };
  return [
    statement,
    notificationStatement(
      db,
      { userId: id, kind: 'report-unfounded', values: { number, reason: rejectReasonText(reason) }, href, dedupeKey },
      now,
    ),
    mailStatement(db, dedupeKey, { to, language, template: 'report-unfounded', values }, now),
  ];
}

/**
 * Follows the end of the case.
 * @throws Refusal BAD_INPUT for a number that is not of this case
 */
export async function unfoundedStatements(db: D1DatabaseSession, verdict: Verdict, work: Work): Promise<D1PreparedStatement[]> {
  const numbers = [...new Set(verdict.unfounded)];
  if (numbers.length === 0) return [];
  const { known, reporters } = await listReporters(db, verdict.id, numbers);
  if (known < numbers.length) throw new Refusal('BAD_INPUT', { fields: { unfounded: 'INVALID' } });
  const warnings = await Promise.all(reporters.map((reporter) => warningStatements(work, reporter, verdict)));
  return [markUnfoundedStatement(db, verdict.id, numbers), ...warnings.flat()];
}
