/** The rows of people, and the links mailed to them. */
import type { Subject } from '../platform/subject/subject.ts';
import { forgetPicturesStatement, forgetTokensStatement, forgetUsersStatement } from './forget-store.ts';
import { moderatedPhone } from './queue.ts';
import { sweepTokensStatement } from './token-store.ts';

export const account: Subject = {
  name: 'account',
  tables: {
    acting_company: {},
    ended_account: {
      stays: 'gone once nothing is left to forget',
      notExported: 'of accounts that have ended',
      notForgotten: 'gone once nothing is left to forget',
    },
    users: { stays: 'what others rely on names its id', notExported: 'exported at the head of the file' },
    verification_token: { notExported: 'secrets of links' },
  },
  retention: { hour: [sweepTokensStatement] },
  personalData: { forgetPeople: [forgetPicturesStatement, forgetTokensStatement], forgetNames: [forgetUsersStatement] },
  moderation: [moderatedPhone],
};
