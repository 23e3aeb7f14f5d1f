/** A company that quotes for another company's request. */
import type { BodyInputOf } from '../../../contract/wire/call.ts';
import {
  acceptQuote,
  askForQuote,
  declineQuote,
  getProForma,
  getQuotesOfChat,
  getQuotesOfRequest,
  sendQuote,
  withdrawQuote,
  type Quote,
} from '../../../contract/quote/calls.ts';
import type { DeclineReason } from '../../../contract/quote/fields.ts';
import type { InquiryInput } from '../../../contract/quote/inquiry.ts';
import { sellingSide } from '../../../contract/quote/seller.ts';
import type { ServiceType } from '../../../contract/request/shapes.ts';
import { call, data } from './api-client.ts';
import { liveRequest, opened, type Trader, trader } from './chat/chat-fixtures.ts';
import { quotedGoods } from '../data/valid-inputs.ts';

export interface Quoting {
  seller: Trader;
  buyer: Trader;
  requestId: string;
  chatId: string;
}

/** A chat that answers a public request: a seller answers a need, a buyer an offer. */
export async function quoting(serviceType: ServiceType = 1, known: Partial<Quoting> & { subject?: string } = {}): Promise<Quoting> {
  const seller = known.seller ?? (await trader());
  const buyer = known.buyer ?? (await trader());
  const [answering, owner] = sellingSide(serviceType) === 'from' ? [seller, buyer] : [buyer, seller];
  const requestId = known.requestId ?? (await liveRequest(owner, serviceType));
  const chatId = await opened(answering, owner, {
    createdFor: serviceType,
    requestId,
    ...(known.subject !== undefined && { chatNameForAll: known.subject }),
  });
  return { seller, buyer, requestId, chatId };
}

/** Bank details with valid check digits. */
export const bank = {
  accountName: 'Rope and Sail',
  bankName: 'İş Bankası, İzmir',
  account: 'TR33 0006 1005 1978 6457 8413 26',
  swift: 'ISBKTRIS',
} as const;

type Goods = NonNullable<BodyInputOf<typeof sendQuote>['goods']>;
export const goodsOf = (changes: Partial<Goods> = {}): Goods => ({ ...quotedGoods, ...changes });
export const freight = {
  price: { amount: 1800.5, currency: 'EUR', for: 'unit' },
  units: { unit: 'truck', count: 3 },
  transitDays: 9,
  validUntil: quotedGoods.validUntil,
} as const;

interface Who {
  token: string;
}
export const offer = (who: Who, chatId: string, changes: Partial<Goods> = {}, idempotencyKey?: string) =>
  call(sendQuote, { token: who.token, body: { chatId, goods: goodsOf(changes) }, ...(idempotencyKey !== undefined && { idempotencyKey }) });
/** Sends a quote, which must succeed. */
export const offered = async (who: Who, chatId: string, changes: Partial<Goods> = {}): Promise<Quote> =>
  (await data(sendQuote, { token: who.token, body: { chatId, goods: goodsOf(changes) } })).quote;
/** The quote of a further order. */
export const offerAgain = (who: Who, chatId: string, follows: string, changes: Partial<Goods> = {}) =>
  call(sendQuote, { token: who.token, body: { chatId, follows, goods: goodsOf(changes) } });
export const take = (who: Who, id: string) => call(acceptQuote, { token: who.token, body: { id } });
export const takeBack = (who: Who, id: string) => call(withdrawQuote, { token: who.token, body: { id } });
export const quotesIn = async (who: Who, chatId: string): Promise<Quote[]> =>
  (await data(getQuotesOfChat, { token: who.token, query: { chatId } })).quotes;
export const statesIn = async (who: Who, chatId: string): Promise<[number, string][]> =>
  (await quotesIn(who, chatId)).map(({ revision, state }) => [revision, state]);
export const quotesFor = (who: Who, requestId: string, page?: number) =>
  call(getQuotesOfRequest, { token: who.token, query: { requestId, ...(page !== undefined && { page: String(page) }) } });
export const proFormaOf = (who: Who, id: string) => call(getProForma, { token: who.token, query: { id } });
export const askFor = (who: Who, chatId: string, inquiry: InquiryInput, text = '') =>
  call(askForQuote, { token: who.token, body: { chatId, inquiry, text } });
export const refuse = (who: Who, id: string, reason: DeclineReason = 'price', note = '') =>
  call(declineQuote, { token: who.token, body: { id, reason, note } });
