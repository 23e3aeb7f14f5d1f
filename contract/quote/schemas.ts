import * as z from 'zod/mini';
import { bankMark } from '../bank-details/shapes.ts';
import type { CallSchemas } from '../wire/call.ts';
import { chatLengths } from '../chat/fields.ts';
import { optionalText } from '../text/text.ts';
import { titled } from '../text/author-texts.ts';
import { id, numberText, shownPrice, time } from '../wire/wire.ts';
import { declineReasons, quoteLimits } from './fields.ts';
import { inquiry, inquiryInput } from './inquiry.ts';
import { payingFaults, sendingFaults } from '../chat/shapes.ts';
import { freightTermsInput, goodsTermsInput, partyStates, proForma, quote } from './shapes.ts';

export const sendQuote = {
  body: z.strictObject({
    chatId: id,
    /** For import and export requests, companies and products. */
    goods: z.optional(goodsTermsInput),
    /** For logistic needs and services, and carriers' companies. */
    freight: z.optional(freightTermsInput),
    /** The newest revision that its author has seen, 0 before the first: one sent meanwhile is not replaced unseen. */
    seenRevision: z.optional(z.int('INVALID_NUMBER').check(z.gte(0, 'INVALID_NUMBER'))),
    /** After an acceptance: the id of the accepted quote, which stays; this one is for a further order. */
    follows: z.optional(id),
    /** The price of a message that the chat showed: 0 in a paid one. */
    shownPrice,
  }),
  data: z.object({ quote }),
  errors: [
    'PROOF_NEEDED',
    'NOT_FOUND',
    'ALREADY_DECIDED',
    'STALE_VERSION',
    'PRICE_CHANGED',
    ...payingFaults,
    ...sendingFaults,
    'THROTTLED',
  ],
  summary:
    'The selling side quotes, revises its quote, or quotes a further order after an acceptance; the buying side answers a quote with a counter-offer. The first message of an unpaid chat is charged.',
} as const satisfies CallSchemas;
export const askForQuote = {
  body: z.strictObject({
    chatId: id,
    inquiry: inquiryInput,
    text: optionalText(chatLengths.text),
    shownPrice,
  }),
  data: z.object({ inquiry }),
  errors: ['NOT_FOUND', 'PRICE_CHANGED', ...payingFaults, ...sendingFaults, 'THROTTLED'],
  summary: 'The buying side requests a quote in a chat, or one for a further order; the first message of an unpaid chat is charged.',
} as const satisfies CallSchemas;
export const withdrawQuote = {
  body: z.strictObject({ id }),
  data: z.object({ quote }),
  errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'STALE_VERSION'],
  summary: 'Withdraws the own quote or counter-offer, until it is accepted.',
} as const satisfies CallSchemas;
export const declineQuote = {
  body: z.strictObject({ id, reason: z.enum(declineReasons, 'INVALID'), note: optionalText(quoteLimits.note) }),
  data: z.object({ quote }),
  errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'STALE_VERSION', 'QUOTE_EXPIRED', ...sendingFaults, 'THROTTLED'],
  summary: 'The receiving side declines the newest revision with a reason, free of charge; another one may follow.',
} as const satisfies CallSchemas;
export const acceptQuote = {
  body: z.strictObject({ id, shownPrice }),
  data: z.object({ quote }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'QUOTE_EXPIRED', 'PRICE_CHANGED', ...payingFaults, ...sendingFaults, 'THROTTLED'],
  summary:
    'The receiving side accepts the newest revision, which creates a pro-forma, once. A contact whose credits were returned is paid again.',
} as const satisfies CallSchemas;
export const getQuotesOfRequest = {
  query: z.object({
    requestId: id,
    /** From 1. */
    page: z.optional(z.pipe(numberText, z.int().check(z.gte(1, 'INVALID'), z.lte(1000, 'INVALID')))),
  }),
  data: z.object({ requestName: z.string(), ...titled, quotes: z.array(quote), hasMore: z.boolean() }),
  errors: ['NOT_FOUND'],
  summary: 'The quotes for a request of the account: the accepted ones and the current revision of each chat, the newest first.',
} as const satisfies CallSchemas;
export const getQuotesOfChat = {
  query: z.object({ chatId: id }),
  data: z.object({ quotes: z.array(quote), inquiries: z.array(inquiry) }),
  errors: ['NOT_FOUND'],
  summary: 'The newest and the accepted revisions of the quote in a chat and its inquiries, the newest first.',
} as const satisfies CallSchemas;
export const getProForma = {
  query: z.object({
    /** The id of the accepted quote. */
    id,
  }),
  data: z.object({ proForma }),
  errors: ['NOT_FOUND'],
  summary: 'The pro-forma of an accepted quote, for its two companies.',
} as const satisfies CallSchemas;
export const verifyProForma = {
  query: z.object({
    number: z.string().check(z.maxLength(40, 'TOO_LONG')),
    code: z.string().check(z.maxLength(80, 'TOO_LONG')),
  }),
  data: z.object({
    /** `unknown` also for a wrong code, so that nobody learns which numbers exist. */
    state: z.enum(['unchanged', 'changed', 'unknown']),
    /** Empty if the document is unknown, like the fingerprint. */
    dtIssuedAt: time,
    hash: z.string(),
    /** No companies if the document is unknown. */
    ...partyStates,
    /** Null also if the document is unknown. */
    bankDetails: z.optional(bankMark),
  }),
  summary:
    'Whether a pro-forma is unchanged, a company of it is suspended, deleted or not approved, and its bank details differ from earlier ones; for anyone with the document, and without its other contents.',
} as const satisfies CallSchemas;
