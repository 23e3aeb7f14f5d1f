/** Mails that the API has sent in a test, newest first. */
import { deliverDue } from '../../../api/jobs/delivery.ts';
import { listSentMails, type SentMail } from '../../../api/mail/sent-mail-store.ts';
import type { Env } from '../../../api/platform/env.ts';
import { clock, testEnv } from './api-client.ts';
import { database } from './api-fixtures.ts';
import { firstValue } from './database.ts';

/** Delivers everything that is due, more rows than one run does; the queue would do it at another time. */
export async function deliverMany(): Promise<void> {
  const env: Env = { ...testEnv, OUTBOX_QUEUE: { send: async () => undefined } as unknown as Env['OUTBOX_QUEUE'] };
  while (
    (await firstValue('SELECT COUNT(*) AS n FROM outbox WHERE done_at IS NULL AND dead_at IS NULL AND next_at<=?1', clock.now())) !== 0
  )
    await deliverDue(env, clock);
}

export const mailsTo = (email: string): Promise<SentMail[]> => listSentMails(database(), email);

/** Subjects of the mails to an address, newest first. */
export const subjectsTo = async (email: string): Promise<string[]> => (await mailsTo(email)).map(({ subject }) => subject);

/** The token of the newest link to a page in the mails of an address. */
export async function tokenMailedTo(
  email: string,
  page: 'activation' | 'reset-password' | 'invitation' | 'keep-address' | 'not-me' | 'stop-recovery',
): Promise<string> {
  for (const { text } of await mailsTo(email)) {
    const token = new RegExp(`http://localhost:8787(?:/[a-z]{2})?/${page}\\?token=([0-9a-f-]+)`).exec(text)?.[1];
    if (token !== undefined) return token;
  }
  throw new Error(`no mail to ${email} with a link to ${page}`);
}
