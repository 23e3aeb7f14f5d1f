/** Mails: their texts, and sent mails. */
import type { Subject } from '../platform/subject/subject.ts';
import { stopMailsStatement } from './mail.ts';

export const mail: Subject = {
  name: 'mail',
  tables: {
    sent_mail: { stays: 'not written in production' },
  },
  personalData: { forgetPeople: [stopMailsStatement] },
};
