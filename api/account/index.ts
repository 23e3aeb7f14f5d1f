/** The rows of people, and the links mailed to them. */
import type { Subject } from '../platform/subject.ts';
import { forgetPicturesStatement, forgetTokensStatement, forgetUsersStatement } from './forget-store.ts';
import { moderatedPhone } from './queue.ts';
import { sweepTokensStatement } from './token-store.ts';

export const account: Subject = {
  name: 'account',
  tables: {
    acting_company: {},
    ended_account: {},
    users: {},
    verification_token: {},
  },
  retention: { hour: [sweepTokensStatement] },
  personalData: { forgetPeople: [forgetPicturesStatement, forgetTokensStatement], forgetNames: [forgetUsersStatement] },
  moderation: [moderatedPhone],
};
