/** The ledger of credits. */
import type { Subject } from '../platform/subject/subject.ts';
import { exported } from './ledger-store.ts';

const ledger = 'a balance is the sum of its transfers';

export const credit: Subject = {
  name: 'credit',
  tables: {
    credit_account: { stays: ledger, notForgotten: ledger },
    credit_balance: { stays: ledger },
    credit_transfer: { stays: ledger, notOfPerson: 'credits belong to the account, whoever spends them', notForgotten: ledger },
  },
  personalData: { exported },
};
