/** The rows of people, and the links mailed to them. */
import type { MailValues, Subject } from '../platform/subject/subject.ts';
import { forgetPicturesStatement, forgetTokensStatement, forgetUsersStatement } from './forget-store.ts';
import { moderatedPhone } from './queue.ts';
import { tokenOf } from './mailed-links.ts';
import { startLink, sweepTokensStatement, type TokenPurpose } from './token-store.ts';

/** Mails with a link whose time starts when they are sent. */
const linkValues =
  (purpose: TokenPurpose): MailValues =>
  async (db, { values, now }) =>
    (await startLink(db, purpose, tokenOf(values['href'] ?? ''), now)) ? values : null;

export const account: Subject = {
  name: 'account',
  tables: {
    acting_company: {},
    ended_account: {
      stays: 'deleted when nothing remains to be erased',
      notExported: 'concerns accounts that were deleted',
      notForgotten: 'deleted when nothing remains to be erased',
    },
    users: { stays: 'rows of others refer to its id', notExported: 'exported at the beginning of the file' },
    verification_token: { notExported: 'secrets of links' },
  },
  retention: { hour: [sweepTokensStatement] },
  personalData: { forgetPeople: [forgetPicturesStatement, forgetTokensStatement], forgetNames: [forgetUsersStatement] },
  moderation: [moderatedPhone],
  mailValues: { activation: linkValues('email'), 'staff-added': linkValues('email'), reset: linkValues('reset') },
};
