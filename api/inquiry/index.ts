/** Quote requests. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported } from './store.ts';

export const inquiry: Subject = {
  name: 'inquiry',
  tables: {
    quote_inquiry: {
      stays: 'the other side can still read it',
      notOfPerson: 'sent for the company',
      notForgotten: 'trade data, which identifies companies only',
    },
  },
  personalData: { exported },
};
