/** Notices that a plan expires soon: 30, 7 and 1 days before, by notification and mail (levels 1 and 2, since it is an important mail). */
import { dayMs } from '../../contract/limits.ts';
import { dateText } from '../mail/date-text.ts';
import { mailStatement } from '../mail/mail.ts';
import { notificationStatement } from '../notification/notification-store.ts';
import { isoTime } from '../platform/clock.ts';
import type { MailValues } from '../platform/subject/subject.ts';
import { type EndingPlan, listEnding, progressStatement, readPlanEnd, readProgress } from './notice-store.ts';

/** Days before the end of a plan on which its owner is notified. */
const planNoticeDays = [30, 7, 1] as const;

const pageSize = 50;
const href = '/membership';

function notificationStatements(db: D1DatabaseSession, plan: EndingPlan, days: number, now: number): D1PreparedStatement[] {
  // A plan of 14 days gets no notice of 30 days.
  if (plan.plan_expires_at - plan.plan_started_at <= days * dayMs) return [];
  // The end is part of the key, so that each plan has its own notices, each once.
  const dedupeKey = `plan-expiring:${plan.id}:${plan.plan_expires_at}:${days}`;
  const values = { days: String(days), date: isoTime(plan.plan_expires_at) };
  const notification = notificationStatement(db, { userId: plan.id, kind: 'plan-expiring', values, href, dedupeKey }, now);
  if (plan.notify_email === 3 || plan.email_verified_at === null) return [notification];
  const { email, language, full_name } = plan;
  const mailValues = { name: full_name, userId: plan.id, expiresAt: String(plan.plan_expires_at), href };
  const payload = { to: email, language, template: 'plan-expiring' as const, values: mailValues };
  return [notification, mailStatement(db, dedupeKey, payload, now)];
}

/** Values of the mail when it is sent; null if the plan has been renewed or has ended meanwhile. Those of an earlier version are complete. */
export const expiryValues: MailValues = async (db, { language, values }) => {
  if (values['expiresAt'] === undefined) return values;
  const expiresAt = Number(values['expiresAt']);
  return (await readPlanEnd(db, values['userId'] ?? '')) === expiresAt ? { ...values, date: dateText(expiresAt, language) } : null;
};

/**
 * Sends the next page of each notice. After an interruption of scheduled runs it continues, but sends only the most urgent notice for each
 * plan, and none about expired plans.
 */
export async function notifyEndingPlans(db: D1DatabaseSession, now: number): Promise<void> {
  const progress = await readProgress(db);
  for (const [index, days] of planNoticeDays.entries()) {
    const urgentMs = (planNoticeDays[index + 1] ?? 0) * dayMs;
    const reached = progress.get(days);
    const from = now + urgentMs;
    const after =
      reached === undefined || reached.notified_until < from
        ? { at: from, seq: Number.MAX_SAFE_INTEGER }
        : { at: reached.notified_until, seq: reached.notified_seq };
    const ending = await listEnding(db, after, now + days * dayMs, pageSize);
    const last = ending.at(-1);
    if (last === undefined) continue;
    await db.batch([
      ...ending.flatMap((plan) => notificationStatements(db, plan, days, now)),
      progressStatement(db, days, last.plan_expires_at, last.seq),
    ]);
  }
}
