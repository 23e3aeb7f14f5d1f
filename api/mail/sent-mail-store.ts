/** Mails as sent, stored in local and demo mode only, for /dev/mail (docs/behaviour.md#local-mail). */
import { caseless } from '../../contract/text/letter-case.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import type { ComposedMail } from './compose.ts';

const shownMax = 100;

export interface SentMail {
  recipient: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  sent_at: number;
}

/** A mail that is delivered twice is listed once. */
export const sentMailStatement = (db: D1DatabaseSession, outboxId: string, mail: ComposedMail, now: number): D1PreparedStatement =>
  db
    .prepare(
      'INSERT INTO sent_mail(outbox_id, recipient, language, subject, text, html, sent_at) VALUES(?1,?2,?3,?4,?5,?6,?7) ON CONFLICT(outbox_id) DO NOTHING',
    )
    .bind(outboxId, caseless(mail.to), mail.language, mail.subject, mail.text, mail.html, now);

/** Sent mails, newest first; if a recipient is given, only theirs. */
export async function listSentMails(db: D1DatabaseSession, recipient: string | null): Promise<SentMail[]> {
  const { results } = await db
    .prepare(
      'SELECT recipient, language, subject, text, html, sent_at FROM sent_mail WHERE ?1 IS NULL OR recipient=?1 ORDER BY seq DESC LIMIT ?2',
    )
    .bind(recipient === null ? null : caseless(recipient.trim()), shownMax)
    .all<SentMail>();
  return results;
}
