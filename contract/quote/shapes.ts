/**
 * Quotes as their authors send them and as both sides read them. A quote belongs to one chat; each of its revisions is a row with its own
 * id.
 */
import * as z from 'zod/mini';
import { isSameMeasure } from './amounts.ts';
import { bankMark } from '../bank-details/shapes.ts';
import { optionalText } from '../text/text.ts';
import { titled } from '../text/author-texts.ts';
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
  /** The last day on which it can be accepted. */
  validUntil: calendarDay,
  note: optionalText(quoteLimits.note),
  /** Sent by the seller only. */
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
/** An Incoterm without its place cannot be checked by a bank: a city, or a free text. */
const quotedDelivery = z.strictObject({
  incoterm: z.enum(incoterms, 'INVALID'),
  place: placeInput.check(
    z.refine(({ cityId, detail }) => cityId !== undefined || Boolean(detail), { error: 'REQUIRED', path: ['detail'] }),
  ),
});
/** Answers an import or export request. The price is per unit of the quantity's measure, so that there is a total. */
export const goodsTermsInput = z
  .strictObject({ ...goodsTerms, delivery: z.optional(quotedDelivery) })
  .check(z.refine((terms) => isSameMeasure(terms.price.unit, terms.quantity.unit), { error: 'INVALID', path: ['price', 'unit'] }));
export type GoodsTermsInput = z.infer<typeof goodsTermsInput>;

/** A price of freight is for the whole transport or for each unit. */
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

/** Either `goods` or `freight`, depending on the type of the request. */
export interface QuoteTermsInput {
  goods?: GoodsTermsInput | undefined;
  freight?: FreightTermsInput | undefined;
}

const shownGoodsTerms = z.object({
  ...goodsTerms,
  /** Two letters, lower case. */
  origin: z.optional(z.string()),
  /** Quotes from before the place was required have none. */
  delivery: z.optional(z.object({ incoterm: z.enum(incoterms), place: z.optional(place) })),
});
const shownFreightTerms = z.object({ ...freightTerms, from: z.optional(place), to: z.optional(place) });
export const quoteTerms = z.object({ goods: z.optional(shownGoodsTerms), freight: z.optional(shownFreightTerms) });
export type QuoteTerms = z.infer<typeof quoteTerms>;

/** `superseded`: replaced by a newer revision; `expired`: its last day has passed. */
export const quoteStates = ['sent', 'accepted', 'withdrawn', 'declined', 'superseded', 'expired'] as const;
export type QuoteState = (typeof quoteStates)[number];

export const quote = z.object({
  /** The id of this revision. */
  id: z.string(),
  /** From 1. */
  revision: z.number(),
  chatId: z.string(),
  /** Null if the chat is about a company or its product. */
  requestId: z.nullable(z.string()),
  /** A counter-offer: sent by the buying side. */
  isCounter: z.boolean(),
  /** The company that sent it. */
  companyId: z.string(),
  companyName: z.string(),
  /** The viewer's side sent it. */
  isOwn: z.boolean(),
  state: z.enum(quoteStates),
  terms: quoteTerms,
  /** In the currency of the price. */
  total: money,
  dtSentAt: time,
  /** When it was accepted, withdrawn, declined or replaced; empty before. */
  dtDecidedAt: time,
  declined: z.nullable(z.object({ reason: z.enum(declineReasons), note: z.string() })),
  /** The number of the pro-forma, after acceptance. */
  proFormaNumber: z.nullable(z.string()),
  /** The accepted revision before it: this one is about a further order, and does not change that agreement. */
  followsRevision: z.nullable(z.number()),
  /** Whether both companies are approved and not suspended, without which nobody can accept it. Answers of earlier versions lack it. */
  mayAgree: z.optional(z.boolean()),
  /** Bank details in its note and places, compared with all earlier messages of the chat. */
  bankDetails: z.optional(bankMark),
});
export type Quote = z.infer<typeof quote>;

/** A company at the time of acceptance; fields that it had not filled in are empty. */
const proFormaParty = z.object({
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
  /** The company's phone; missing in older documents, and for a person without a company. */
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
});
export type ProFormaParty = z.infer<typeof proFormaParty>;

/** The document that is frozen at acceptance; its fingerprint covers all of it. */
const proFormaDocument = z.object({
  number: z.string(),
  dtIssuedAt: time,
  /** One language, or those of both sides: the seller's first. */
  languages: z.array(z.string()),
  requestName: z.string(),
  requestCode: z.string(),
  quoteId: z.string(),
  revision: z.number(),
  seller: proFormaParty,
  buyer: proFormaParty,
  terms: quoteTerms,
  total: money,
  /** The last bank details that the seller gave with a quote, also if the buyer’s counter-offer was accepted. */
  bank: z.optional(bankAccount),
});
export type ProFormaDocument = z.infer<typeof proFormaDocument>;

export const partySides = ['seller', 'buyer'] as const;

/** Companies of a pro-forma in which nothing should be paid or delivered without a question. */
export const partyStates = {
  suspended: z.array(z.object({ side: z.enum(partySides), dtSince: time })),
  /** Those that have been deleted or are not approved now. Answers of earlier versions lack it. */
  unlisted: z.optional(z.array(z.enum(partySides))),
};

export const proForma = z.object({
  document: proFormaDocument,
  /** SHA-256 of the document, in hexadecimal. */
  hash: z.string(),
  /** Part of the address at which others verify it. */
  code: z.string(),
  /** The chat of the quote. */
  chatId: z.string(),
  /** Title of the quoted offer in the reader's language; the document contains the original. */
  ...titled,
  ...partyStates,
  /** Bank details of the whole document, compared with the chat and with earlier pro-formas between the two companies. */
  bankDetails: z.optional(bankMark),
});
export type ProForma = z.infer<typeof proForma>;
