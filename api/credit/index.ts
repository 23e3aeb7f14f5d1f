/** The ledger of credits. */
import type { Subject } from '../platform/subject.ts';
import { exported } from './exported.ts';

export const credit: Subject = {
  name: 'credit',
  tables: {
    credit_account: {},
    credit_balance: {},
    credit_transfer: {},
  },
  personalData: { exported },
};
