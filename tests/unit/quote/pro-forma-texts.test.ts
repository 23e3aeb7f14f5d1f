/** Texts of a pro-forma by their author, which are checked for bank details. */
import { expect, test } from 'vitest';
import { proFormaTexts } from '../../../contract/bank-details/texts.ts';
import type { ProFormaDocument } from '../../../contract/quote/shapes.ts';

const document: Pick<ProFormaDocument, 'seller' | 'buyer' | 'requestName' | 'bank'> & { terms: object } = {
  seller: { companyId: 's', name: 'Ege Tekstil', address: 'Konak' } as ProFormaDocument['seller'],
  buyer: { companyId: 'b', name: 'Nile Trading', address: 'Cairo' } as ProFormaDocument['buyer'],
  requestName: 'Towels',
  terms: { goods: { note: 'Packed in bales' } },
  bank: {
    accountName: 'Ege Tekstil',
    bankName: 'Bank',
    account: 'TR330006100519786457841326',
    swift: 'BANKTR',
  } as ProFormaDocument['bank'],
};
const textsOf = (senderId: string) => proFormaTexts(document as ProFormaDocument, senderId);
const bank = ['Ege Tekstil', 'Bank', { kind: 'account', typed: 'TR330006100519786457841326' }, { kind: 'swift', typed: 'BANKTR' }];

test('the bank details are the seller’s, the terms those of the company that quoted, the request the other one’s', () => {
  expect(textsOf('s')).toEqual([
    { companyId: 's', texts: ['Ege Tekstil', 'Konak', ...bank, 'Packed in bales'] },
    { companyId: 'b', texts: ['Nile Trading', 'Cairo', 'Towels'] },
  ]);
  expect(textsOf('b')).toEqual([
    { companyId: 's', texts: ['Ege Tekstil', 'Konak', ...bank, 'Towels'] },
    { companyId: 'b', texts: ['Nile Trading', 'Cairo', 'Packed in bales'] },
  ]);
});
