/** The card payment as it is sent: the fields that the specification names, no more and no fewer. */
import { expect, test } from 'vitest';
import { cardBody } from '../../src/account/payment/form.ts';

const typed = { number: '5528 7900 0000 0008', fullName: ' ELIF YILDIRIM ', month: '٧', year: '30', cvv: '٧٣١' };
const creditCardDTO = {
  cardNumber: '5528790000000008',
  fullName: 'ELIF YILDIRIM',
  expireDateMonth: '07',
  expireDateYear: '30',
  cvc: '731',
  paymentChannel: 'WEB',
  identityNumber: '11111111111',
  is3D: true,
  ip: '203.0.113.9',
};

test.each([
  ['plan', { planId: 'a1' }],
  ['credit', { creditId: 'a1' }],
] as const)('a %s is paid with its card, in western digits, from where the payer is', (type, item) => {
  expect(cardBody(typed, { type, itemId: 'a1', ip: '203.0.113.9' })).toEqual({ data: { ...item, paymentType: 0, creditCardDTO } });
});
