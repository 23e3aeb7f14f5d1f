/** The item of a card payment with its terms, and whether the caller may buy it. The same check serves the price quote and the order. */
import { buyingFlag, type getPaymentQuote } from '../../contract/payment/calls.ts';
import type { ItemType } from '../../contract/payment/schemas.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import type { DataOf } from '../../contract/wire/call.ts';
import { planMs, priceQuoteMs, secondMs } from '../../contract/limits.ts';
import { readBalance } from '../credit/ledger-store.ts';
import { documentOf, nextSeries } from '../../contract/site/payment-documents.ts';
import { isoTime } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import type { Caller, Deps } from '../platform/http/handler.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { isSame } from '../platform/security/mac.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { hasPlan, requirePlan } from '../plan/quota-store.ts';
import { moneyText } from '../plan/store.ts';
import { findItem, isAddressComplete, type Item, readBuyer, readPlanName } from './item-store.ts';
import type { Buyer } from './provider.ts';
import { cardProviderOf } from './providers.ts';
import { taxInside } from './tax.ts';

export interface Choice {
  type: ItemType;
  id: string;
  /** Of the price list; without it, the account's. */
  language?: ApiLanguage | undefined;
}

export interface Terms {
  item: Item;
  buyer: Buyer;
  /** Of the price list, and of the bank's page. */
  language: ApiLanguage;
  /** Minor units: the part of the amount that is tax. */
  tax: number;
  taxPercent: number;
}

const percentOf = ({ TAX_PERCENT }: Env): number => {
  const percent = Number(TAX_PERCENT);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) throw new Error('TAX_PERCENT has to be a whole number of percent');
  return percent;
};

/**
 * Price and everything else that an order freezes, from the database (docs/behaviour.md#payment-providers).
 * @throws Refusal FORBIDDEN without the flag, NO_PLAN or PLAN_EXPIRED for a pack without a plan, NOT_FOUND
 */
export async function readTerms(
  { env, db, clock }: Deps,
  caller: Caller,
  { type, id, language = caller.language }: Choice,
): Promise<Terms> {
  if (!caller.may(buyingFlag[type])) throw new Refusal('FORBIDDEN');
  if (type === 'credit') requirePlan(caller, clock.now());
  const item = await findItem(db, type, id, language);
  const buyer = item === null ? null : await readBuyer(db, caller.masterUserId, language);
  if (item === null || buyer === null) throw new Refusal('NOT_FOUND');
  const taxPercent = percentOf(env);
  return { item, buyer, language, tax: taxInside(item.amount, taxPercent), taxPercent };
}

/** The payer's IP address from the edge; the institution requires one even if it is unknown. */
export const payerAddress = (request: Request): string => request.headers.get('cf-connecting-ip') ?? '127.0.0.1';

/** The running plan that a bought one replaces at once (docs/behaviour.md#buying-a-plan). */
const replacedBy = (type: ItemType, caller: Caller, now: number): Caller['plan'] =>
  type === 'plan' && hasPlan(caller, now) ? caller.plan : null;

/** Everything that a price quote states, and its recipient, always in the same order. */
function shownOf(caller: Caller, type: ItemType, { item, buyer, language, tax, taxPercent }: Terms, now: number): readonly unknown[] {
  const replaced = replacedBy(type, caller, now);
  return [
    caller.userId,
    caller.masterUserId,
    type,
    language,
    item.id,
    item.name,
    item.content,
    item.credits,
    item.amount,
    item.currency,
    tax,
    taxPercent,
    replaced?.id,
    replaced?.expiresAt,
    buyer.company,
    buyer.email,
  ];
}

/**
 * The id of a price quote: its expiry (in whole seconds), and a keyed hash of everything it shows and of the caller. Nothing is stored: the
 * payment reads the terms again, and the id of other terms does not match. The id can neither be forged nor used by others.
 */
const priceQuoteIdOf = async (env: Env, shown: readonly unknown[], endsAt: number): Promise<string> =>
  `${endsAt / secondMs}.${await keyedHash(env, 'payment-quote', JSON.stringify([...shown, endsAt]))}`;

/** Whether the id belongs to exactly these terms, and can still be paid. */
async function isPriceQuoteOf(env: Env, shown: readonly unknown[], quoteId: string, now: number): Promise<boolean> {
  const endsAt = Number(/^\d{1,12}(?=\.)/.exec(quoteId)?.[0] ?? 0) * secondMs;
  return endsAt > now && isSame(quoteId, await priceQuoteIdOf(env, shown, endsAt));
}

/** The answer of GetPaymentQuote. */
export async function priceQuoteOf(
  { env, db, clock }: Deps,
  caller: Caller,
  request: Request,
  type: ItemType,
  terms: Terms,
): Promise<DataOf<typeof getPaymentQuote>> {
  const { item, buyer, language, tax, taxPercent } = terms;
  const now = clock.now();
  const replaced = replacedBy(type, caller, now);
  const endsAt = Math.floor((now + priceQuoteMs) / secondMs) * secondMs;
  return {
    type,
    language,
    itemId: item.id,
    name: item.name,
    credits: item.credits,
    amount: moneyText(item.amount),
    tax: moneyText(tax),
    taxPercent,
    currency: item.currency,
    quoteId: await priceQuoteIdOf(env, shownOf(caller, type, terms, now), endsAt),
    dtQuoteEndsAt: isoTime(endsAt),
    cardProvider: cardProviderOf(env),
    isAddressComplete: isAddressComplete(buyer),
    replaces:
      replaced === null
        ? null
        : {
            planName: (await readPlanName(db, replaced.id, language)) ?? '',
            dtEndsAt: isoTime(replaced.expiresAt),
            isSame: replaced.id === item.id,
          },
    dtEndsAt: type === 'plan' ? isoTime(now + planMs) : null,
    balance: await readBalance(db, caller.masterUserId),
    document: documentOf(nextSeries({ ...env })),
    billedCompany: buyer.company ?? '',
    email: buyer.email,
    ip: payerAddress(request),
  };
}

/** Ensures that the shown price is charged. @throws Refusal PRICE_CHANGED with the present quote, unless `quoteId` matches it */
export async function requirePriceQuote(
  deps: Deps,
  caller: Caller,
  request: Request,
  { type, terms, quoteId }: { type: ItemType; terms: Terms; quoteId: string | undefined },
): Promise<void> {
  const { env, clock } = deps;
  const now = clock.now();
  if (quoteId !== undefined && (await isPriceQuoteOf(env, shownOf(caller, type, terms, now), quoteId, now))) return;
  throw new Refusal('PRICE_CHANGED', { done: await priceQuoteOf(deps, caller, request, type, terms) });
}
