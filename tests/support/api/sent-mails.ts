/** Mails that the API has sent in a test, newest first. */
import { listSentMails, type SentMail } from '../../../api/mail/sent-mail-store.ts';
import { database } from './api-fixtures.ts';

export const mailsTo = (email: string): Promise<SentMail[]> => listSentMails(database(), email);

/** The token of the newest link to a page in the mails of an address. */
export async function tokenMailedTo(
  email: string,
  page: 'activation' | 'reset-password' | 'invitation' | 'keep-address' | 'not-me' | 'stop-recovery',
): Promise<string> {
  for (const { text } of await mailsTo(email)) {
    const token = new RegExp(`http://localhost:8787/${page}\\?token=([0-9a-f-]+)`).exec(text)?.[1];
    if (token !== undefined) return token;
  }
  throw new Error(`no mail to ${email} with a link to ${page}`);
}
