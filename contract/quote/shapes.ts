/** Quotes as their authors send them and as both sides read them. A quote is of one chat; each revision of it is a row with an id of its own. */
import * as z from 'zod/mini';
import { isSameMeasure } from './amounts.ts';
import { bankMark } from '../bank-details/shapes.ts';
import { optionalText } from '../text/text.ts';
import { titled } from '../text/title.ts';
import { currencies, freightUnits, incoterms, packagings } from '../trade/codes.ts';
import { hsCode, payment, placeInput, price, quantity } from '../trade/facts.ts';
import { factLimits } from '../trade/fact-limits.ts';
import { place } from '../trade/shown.ts';
import { calendarDay, id, localText, money, time } from '../wire/wire.ts';
import { bankAccount } from './bank-shapes.ts';
import { declineReasons, quoteLimits } from './fields.ts';

const days = z.int('INVALID_NUMBER').check(z.gte(1, 'INVALID_NUMBER'), z.lte(quoteLimits.daysMax, 'TOO_LONG'));

const common = {
  payment: z.optional(payment),
  /** The last day on which it may be accepted. */
  validUntil: calendarDay,
  note: optionalText(quoteLimits.note),
  /** Said by the seller only. */
  bank: z.optional(bankAccount),
};

const goodsTerms = {
  ...common,
  price,
  quantity,
  leadTimeDays: z.optional(days),
  hsCode: z.optional(hsCode),
  packaging: z.optional(z.enum(packagings, 'INVALID')),
  originCountryId: z.optional(id),
};
/** Without its place an Incoterm says nothing that a bank could check: a city, or what stands in no list. */
const quotedDelivery = z.strictObject({
  incoterm: z.enum(incoterms, 'INVALID'),
  place: placeInput.check(
    z.refine(({ cityId, detail }) => cityId !== undefined || Boolean(detail), { error: 'REQUIRED', path: ['detail'] }),
  ),
});
/** Answers a request to buy or to sell. The price is for a measure of the quantity, so that there is a total. */
export const goodsTermsInput = z
  .strictObject({ ...goodsTerms, delivery: z.optional(quotedDelivery) })
  .check(z.refine((terms) => isSameMeasure(terms.price.unit, terms.quantity.unit), { error: 'INVALID', path: ['price', 'unit'] }));
export type GoodsTermsInput = z.infer<typeof goodsTermsInput>;

/** What a price of freight is for: all of it, or each of the units. */
export const freightPriceFor = ['total', 'unit'] as const;

const freightTerms = {
  ...common,
  price: z.strictObject({
    amount: price.shape.amount,
    currency: z.enum(currencies, 'INVALID'),
    for: z.enum(freightPriceFor, 'INVALID'),
  }),
  units: z.optional(
    z.strictObject({
      unit: z.enum(freightUnits, 'INVALID'),
      count: z.int('INVALID_NUMBER').check(z.gte(1, 'INVALID_NUMBER'), z.lte(factLimits.freightCountMax, 'TOO_LONG')),
    }),
  ),
  transitDays: z.optional(days),
};
/** Answers a logistic need or service. */
export const freightTermsInput = z
  .strictObject({ ...freightTerms, from: z.optional(placeInput), to: z.optional(placeInput) })
  .check(z.refine((terms) => terms.price.for === 'total' || terms.units !== undefined, { error: 'REQUIRED', path: ['units'] }));
export type FreightTermsInput = z.infer<typeof freightTermsInput>;

/** One of the two, by the type of the request. */
export interface QuoteTermsInput {
  goods?: GoodsTermsInput | undefined;
  freight?: FreightTermsInput | undefined;
}

const shownGoodsTerms = z.object({
  ...goodsTerms,
  /** Two letters, lower case. */
  origin: z.optional(z.string()),
  /** Without a place in quotes of before it was asked for. */
  delivery: z.optional(z.object({ incoterm: z.enum(incoterms), place: z.optional(place) })),
});
const shownFreightTerms = z.object({ ...freightTerms, from: z.optional(place), to: z.optional(place) });
export const quoteTerms = z.object({ goods: z.optional(shownGoodsTerms), freight: z.optional(shownFreightTerms) });
export type QuoteTerms = z.infer<typeof quoteTerms>;

/** `superseded`: a newer revision took its place; `expired`: its last day is over. */
export const quoteStates = ['sent', 'accepted', 'withdrawn', 'declined', 'superseded', 'expired'] as const;
export type QuoteState = (typeof quoteStates)[number];

export const quote = z.object({
  /** Of this revision. */
  id: z.string(),
  /** From 1. */
  revision: z.number(),
  chatId: z.string(),
  /** Null where the chat is about a company or its product. */
  requestId: z.nullable(z.string()),
  /** A counter-offer: sent by the side that buys. */
  isCounter: z.boolean(),
  /** Who sent it. */
  companyId: z.string(),
  companyName: z.string(),
  /** The viewer's side sent it. */
  isOwn: z.boolean(),
  state: z.enum(quoteStates),
  terms: quoteTerms,
  /** In the currency of the price. */
  total: money,
  dtSentAt: time,
  /** Accepted, withdrawn, declined or replaced; empty before. */
  dtDecidedAt: time,
  declined: z.nullable(z.object({ reason: z.enum(declineReasons), note: z.string() })),
  /** Of the pro-forma, once it is accepted. */
  proFormaNumber: z.nullable(z.string()),
  /** One of the two companies is suspended: nobody accepts it meanwhile. */
  isSuspended: z.boolean(),
  /** Of its note and places; against all that was said in the chat before. */
  bankDetails: z.optional(bankMark),
});
export type Quote = z.infer<typeof quote>;

/** A company as it stood when the quote was accepted; what it had not filled in is empty. */
export const proFormaParty = z.object({
  companyId: z.string(),
  name: z.string(),
  address: z.string(),
  area: z.string(),
  city: z.nullable(localText),
  postalCode: z.string(),
  /** Two letters, lower case. */
  country: z.string(),
  taxOffice: z.string(),
  taxNumber: z.string(),
  /** Of the company; not on documents of before they were added, and not of a person without a company. */
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
});
export type ProFormaParty = z.infer<typeof proFormaParty>;

/** What is frozen when a quote is accepted; its fingerprint covers all of it. */
export const proFormaDocument = z.object({
  number: z.string(),
  dtIssuedAt: time,
  /** One, or the languages of both sides: the seller's first. */
  languages: z.array(z.string()),
  requestName: z.string(),
  requestCode: z.string(),
  quoteId: z.string(),
  revision: z.number(),
  seller: proFormaParty,
  buyer: proFormaParty,
  terms: quoteTerms,
  total: money,
  /** The last that the seller gave with a quote, also where the buyer’s counter-offer was accepted. */
  bank: z.optional(bankAccount),
});
export type ProFormaDocument = z.infer<typeof proFormaDocument>;

/** A company of a pro-forma that is suspended now. */
export const suspendedParty = z.object({ side: z.enum(['seller', 'buyer']), dtSince: time });
export type SuspendedParty = z.infer<typeof suspendedParty>;

export const proForma = z.object({
  document: proFormaDocument,
  /** SHA-256 of the document, hex. */
  hash: z.string(),
  /** Stands in the address by which others verify it. */
  code: z.string(),
  /** Where it belongs. */
  chatId: z.string(),
  /** Of what was quoted, for who reads it now; the document keeps the original. */
  ...titled,
  suspended: z.array(suspendedParty),
  /** Of all that it says; against the chat, and earlier pro-formas between the two companies. */
  bankDetails: z.optional(bankMark),
});
export type ProForma = z.infer<typeof proForma>;
