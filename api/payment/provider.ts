/** The interface of payment institutions. Failures are values, since an unknown outcome is a normal case. */
import type { Language } from '../../contract/text/languages.ts';
import type { BankReason } from '../../contract/payment/fields.ts';

/** A card, which is in memory only during one call, and sent only to the institution (docs/behaviour.md#card-data). */
export interface Card {
  number: string;
  holder: string;
  month: string;
  /** Two digits. */
  year: string;
  cvv: string;
}

export interface Buyer {
  id: string;
  name: string;
  /** The company that the receipt names; missing in older orders, empty without one. */
  company?: string;
  address: string;
  taxOffice: string;
  taxNumber: string;
  email: string;
  postalCode: string;
  city: string;
  country: string;
}

export interface PaymentStart {
  /** Our id, which the institution repeats in all messages about the payment. */
  orderId: string;
  /** Minor units. */
  amount: number;
  currency: string;
  item: { id: string; name: string; type: 'plan' | 'credit' };
  buyer: Buyer;
  /** The client's IP address, for the institution's fraud check. */
  address: string;
  language: Language;
  callbackUrl: string;
  card: Card;
}

/** A payment as the institution knows it. */
export interface Payment {
  paymentId: string;
  /** The id for a refund. */
  transactionId: string;
  orderId: string;
  /** Minor units. */
  amount: number;
  currency: string;
  cardLast4: string | null;
  /** The institution's review on suspicion of fraud. Nothing is delivered while it is open, or after the payment was rejected. */
  review: 'approved' | 'open' | 'rejected';
}

export type Started =
  | { kind: 'started'; html: string; paymentId: string | null }
  | { kind: 'refused'; reason: BankReason }
  /** The institution did not answer. Nothing was charged, since only `auth3ds` charges. */
  | { kind: 'unavailable' };

/** `reason` is null if the institution's code is not about the card. */
export type Captured = { kind: 'captured'; payment: Payment } | { kind: 'refused'; reason: BankReason | null } | { kind: 'unknown' };

export type Found =
  | { kind: 'captured'; payment: Payment }
  /** The holder has confirmed; nothing is charged yet. */
  | { kind: 'confirmed'; paymentId: string }
  /** mdStatus of the 3-D page, or null if the payment failed later. */
  | { kind: 'failed'; mdStatus: number | null }
  /** The holder has not answered, or the institution does not know the payment. */
  | { kind: 'waiting' }
  | { kind: 'unknown' };

export type Refunded = { kind: 'refunded' } | { kind: 'refused' } | { kind: 'unknown' };

/** The outcome of the 3-D page, signed by the institution; only mdStatus 1 permits the charge. */
export interface Confirmation {
  paymentId: string;
  orderId: string;
  mdStatus: number;
  conversationData: string;
}

export interface CardProvider {
  /** The last part of `PayFrom…`. */
  readonly name: 'Iyzico' | 'Sandbox';
  /** Opens a payment; its page asks the holder to confirm. */
  initialize3ds(start: PaymentStart): Promise<Started>;
  /** @returns null if the institution's signature is invalid */
  readCallback(fields: Readonly<Record<string, string>>): Promise<Confirmation | null>;
  /** @returns the order of the event, or null if the institution's signature is invalid */
  readWebhook(body: unknown, signature: string | null): Promise<string | null>;
  /** Charges a confirmed payment. */
  auth3ds(confirmation: Pick<Confirmation, 'paymentId' | 'orderId' | 'conversationData'>): Promise<Captured>;
  /** The state of an order's payment. @param paymentId null if only the order is known */
  retrieve(orderId: string, paymentId: string | null): Promise<Found>;
  /** Refunds a whole payment. */
  refund(payment: Pick<Payment, 'orderId' | 'transactionId' | 'amount' | 'currency'>): Promise<Refunded>;
}
