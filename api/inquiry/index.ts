/** Quote requests. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported } from './exported.ts';

export const inquiry: Subject = {
  name: 'inquiry',
  tables: {
    quote_inquiry: {
      stays: 'the other side reads on',
      notOfPerson: 'asked for the company',
      notForgotten: 'trade data, which names companies only',
    },
  },
  personalData: { exported },
};
