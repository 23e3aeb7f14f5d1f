import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { optionalLine, requiredLine } from '../text.ts';
import { id, optionalId, time } from '../wire.ts';

const card = z.strictObject({
  cardNumber: requiredLine(23),
  fullName: requiredLine(120),
  expireDateMonth: requiredLine(2),
  expireDateYear: requiredLine(2),
  cvc: requiredLine(3),
  paymentChannel: z.optional(z.literal('WEB')),
  identityNumber: optionalLine(20),
  is3D: z.optional(z.literal(true)),
  ip: optionalLine(60),
});

const payFrom = <Name extends 'PayFromIyzico' | 'PayFromSandbox'>(name: Name, summary: string) =>
  defineCall({
    name,
    method: 'POST',
    path: `/Payment/${name}`,
    access: { who: 'member' },
    body: z.strictObject({
      data: z.strictObject({
        planId: optionalId,
        creditId: optionalId,
        paymentType: z.optional(z.literal(0)),
        creditCardDTO: card,
      }),
    }),
    data: z.object({ htmlContent: z.string(), conversationId: z.string(), errorMessage: z.nullable(z.string()) }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'NO_PLAN'],
    write: true,
    summary,
  });

/** Price, currency and credits come from the database, never from here (D-56). */
export const payFromIyzico = payFrom('PayFromIyzico', 'Starts a card payment with 3-D Secure at iyzico (D-56).');
export const payFromSandbox = payFrom('PayFromSandbox', 'Starts a pretended payment; local and demo mode only (D-56).');

export const getPaymentLog = defineCall({
  name: 'GetPaymentLog',
  method: 'POST',
  path: '/Payment/GetPaymentLog',
  access: { who: 'member' },
  query: z.object({ Id: id }),
  data: z.object({ _id: z.string(), paymentStatus: z.number() }),
  errors: ['NOT_FOUND'],
  summary: 'Status of a card payment (D-57).',
});
export const getPurchases = defineCall({
  name: 'GetPurchases',
  method: 'GET',
  path: '/Payment/GetPurchases',
  access: { who: 'member', flag: 'viewUserTransactions' },
  data: z.object({
    purchases: z.array(
      z.object({
        id: z.string(),
        type: z.enum(['plan', 'credit']),
        itemId: z.string(),
        name: z.string(),
        amount: z.string(),
        currency: z.string(),
        additionalCredit: z.number(),
        dtCreatedAt: time,
      }),
    ),
  }),
  summary: 'Fulfilled orders of the account, newest first.',
});
