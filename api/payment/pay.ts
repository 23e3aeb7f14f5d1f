/**
 * Starts a card payment: the order and its scheduled inquiries are stored first, then the institution is called. The card is only in memory
 * (docs/behaviour.md#card-data).
 */
import { cardDigits, cardRules, type CardValues } from '../../contract/payment/card.ts';
import { cardLengths } from '../../contract/payment/fields.ts';
import { type payFromIyzico, paymentReturns } from '../../contract/payment/calls.ts';
import type { ItemType } from '../../contract/payment/schemas.ts';
import { fromApiLanguage } from '../../contract/text/languages.ts';
import { hourMs } from '../../contract/limits.ts';
import type { BodyOf, DataOf } from '../../contract/wire/call.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import type { Env } from '../platform/env.ts';
import { writeBeside } from '../platform/db/guard.ts';
import type { Caller, Context, Deps } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { deliverLater } from '../platform/subject/jobs.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { inquiryDelaysMs, orderOpenMs, inquiriesAfterStart } from './inquiry-rows.ts';
import { isAddressComplete } from './item-store.ts';
import { findOrderByClientKey, newOrderStatements, refusedAtStartStatement } from './order-store.ts';
import type { Card, CardProvider } from './provider.ts';
import { providerNamed } from './providers.ts';
import { payerAddress, readTerms, requirePriceQuote, type Terms } from './checkout.ts';

type Payload = BodyOf<typeof payFromIyzico>['data'];

/** More attempts than an honest payer needs. */
const triesPerHour = 30;

const fieldOf: Record<keyof CardValues, string> = {
  number: 'cardNumber',
  fullName: 'fullName',
  month: 'expireDateMonth',
  year: 'expireDateYear',
  cvv: 'cvc',
};

/** @throws Refusal BAD_INPUT with the field; the value is stored nowhere */
function cardOf({ creditCardDTO: sent }: Payload, nowMs: number): Card {
  const values: CardValues = {
    number: sent.cardNumber,
    fullName: sent.fullName,
    month: sent.expireDateMonth,
    year: sent.expireDateYear,
    cvv: sent.cvc,
  };
  const wrong = cardRules.find(([, , isWrong]) => isWrong(values, { nowMs }));
  if (wrong !== undefined) throw new Refusal('BAD_INPUT', { fields: { [`data.creditCardDTO.${fieldOf[wrong[0]]}`]: 'INVALID' } });
  const digits = (text: string, length: number): string => cardDigits(text).padStart(length, '0');
  return {
    number: cardDigits(values.number),
    holder: values.fullName,
    month: digits(values.month, cardLengths.month),
    year: digits(values.year, cardLengths.year),
    cvv: cardDigits(values.cvv),
  };
}

/** @throws Refusal BAD_INPUT unless exactly one item is bought */
function itemOf({ planId, creditId }: Payload): { type: ItemType; id: string } {
  if (planId !== undefined && creditId === undefined) return { type: 'plan', id: planId };
  if (creditId !== undefined && planId === undefined) return { type: 'credit', id: creditId };
  throw new Refusal('BAD_INPUT', { fields: { 'data.planId': planId === undefined ? 'REQUIRED' : 'INVALID' } });
}

/** Both calls have the same input. */
type PayContext = Pick<Context<typeof payFromIyzico>, 'body' | 'caller' | 'deps' | 'request' | 'operationKey'>;

interface Purchase {
  key: string;
  item: { type: ItemType; id: string };
  terms: Terms;
}

/** The secret in the callback's address. It is derived from the order, so that the order can be opened again; only its hash is stored. */
const secretOf = (env: Env, orderId: string): Promise<string> => keyedHash(env, 'payment-callback', orderId);

async function storeOrder(deps: Deps, caller: Caller, provider: CardProvider, { key, item, terms }: Purchase): Promise<string> {
  const { db, clock, env, waitUntil } = deps;
  const now = clock.now();
  const id = newId();
  const order = {
    id,
    master_user_id: caller.masterUserId,
    actor_user_id: caller.userId,
    item_type: item.type,
    item_id: item.id,
    amount: terms.item.amount,
    tax: terms.tax,
    tax_percent: terms.taxPercent,
    currency: terms.item.currency,
    credits: terms.item.credits,
    provider: provider.name,
    buyer: JSON.stringify(terms.buyer),
    clientKey: key,
    secretHash: await sha256(await secretOf(env, id)),
    expiresAt: now + orderOpenMs,
  };
  await writeBeside(db, [...newOrderStatements(db, order, now), ...inquiriesAfterStart(db, id, now)]);
  // Triggers each inquiry when it is due, since the scheduled run would be too late for the first two.
  for (const delayMs of inquiryDelaysMs) waitUntil(deliverLater(env, delayMs));
  return id;
}

const answerOf = (state: 'open' | 'answered', conversationId: string, htmlContent = ''): DataOf<typeof payFromIyzico> => ({
  state,
  htmlContent,
  conversationId,
  errorMessage: null,
});

/**
 * `PayFrom…`. The key is stored with the order only (`secretAnswer`). A repetition with the same key never makes a second order: while the
 * first waits for its cardholder, it is opened again, at the terms that were accepted with it; later its result is in the log.
 * @throws Refusal of the terms, ADDRESS_INCOMPLETE, PRICE_CHANGED, '15', CARD_REFUSED, PROVIDER_AWAY, IN_PROGRESS
 */
export async function pay(name: CardProvider['name'], { body, caller, deps, request, operationKey }: PayContext) {
  const { env, db, clock } = deps;
  const provider = providerNamed(env, name);
  const item = itemOf(body.data);
  const made = await findOrderByClientKey(db, caller.masterUserId, operationKey);
  if (made !== null && (made.item_type !== item.type || made.item_id !== item.id)) throw new Refusal('KEY_REUSED');
  // What the account may buy now does not matter to an order that was answered.
  if (made !== null && made.state !== 'pending') return answerOf('answered', made.id);
  const card = cardOf(body.data, clock.now());
  const terms = await readTerms(deps, caller, { ...item, language: body.data.language });
  if (!isAddressComplete(terms.buyer)) throw new Refusal('ADDRESS_INCOMPLETE');
  if (made === null) await requirePriceQuote(deps, caller, request, { type: item.type, terms, quoteId: body.data.quoteId });
  await limitTries(db, `pay:${caller.masterUserId}`, triesPerHour, hourMs, clock.now());
  const orderId = made?.id ?? (await storeOrder(deps, caller, provider, { key: operationKey, item, terms }));

  const language = fromApiLanguage(terms.language);
  const started = await provider.initialize3ds({
    orderId,
    amount: made?.amount ?? terms.item.amount,
    currency: made?.currency ?? terms.item.currency,
    item: { id: item.id, name: terms.item.name || `${terms.item.credits} credits`, type: item.type },
    buyer: terms.buyer,
    address: payerAddress(request),
    language,
    callbackUrl: `${env.ORIGIN}${paymentReturns.callback}/${await secretOf(env, orderId)}?language=${language}`,
    card,
  });
  if (started.kind === 'started') return answerOf('open', orderId, started.html);
  const reason = started.kind === 'refused' ? started.reason : null;
  await writeBeside(db, [refusedAtStartStatement(db, orderId, reason, clock.now())]);
  if (reason === null) throw new Refusal('PROVIDER_AWAY');
  throw new Refusal(reason === 'cvv' ? '15' : 'CARD_REFUSED', { done: { conversationId: orderId, reason } });
}
