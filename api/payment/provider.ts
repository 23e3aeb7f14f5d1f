/** What a payment institution does for us. Its failures are values: a payment whose outcome is not known is a normal case. */
import type { Language } from '../../contract/text/languages.ts';
import type { BankReason } from '../../contract/payment/outcome.ts';

/** Held in memory for the length of one call, and handed to nobody but the institution (docs/behaviour.md#card-data). */
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
  address: string;
  taxOffice: string;
  taxNumber: string;
  email: string;
  postalCode: string;
  city: string;
  country: string;
}

export interface PaymentStart {
  /** Ours; the institution repeats it in everything it says of the payment. */
  orderId: string;
  /** Minor units. */
  amount: number;
  currency: string;
  item: { id: string; name: string; type: 'plan' | 'credit' };
  buyer: Buyer;
  /** The client's, for the institution's fraud check. */
  address: string;
  language: Language;
  callbackUrl: string;
  card: Card;
}

/** A payment as the institution knows it. */
export interface Payment {
  paymentId: string;
  /** What a refund names. */
  transactionId: string;
  orderId: string;
  /** Minor units. */
  amount: number;
  currency: string;
  cardLast4: string | null;
}

export type Started =
  | { kind: 'started'; html: string; paymentId: string | null }
  | { kind: 'refused'; reason: BankReason }
  /** Nothing can have been charged: that is what `capture` is for. */
  | { kind: 'away' };

/** `reason` is null where the institution's code says nothing of the card. */
export type Captured = { kind: 'captured'; payment: Payment } | { kind: 'refused'; reason: BankReason | null } | { kind: 'unknown' };

export type Found =
  | { kind: 'captured'; payment: Payment }
  /** The holder has confirmed, nothing is taken yet. */
  | { kind: 'confirmed'; paymentId: string }
  /** mdStatus of the 3-D page, or null when the payment failed later. */
  | { kind: 'failed'; mdStatus: number | null }
  /** The holder has not answered, or the institution has never heard of it. */
  | { kind: 'waiting' }
  | { kind: 'unknown' };

export type Refunded = { kind: 'refunded' } | { kind: 'refused' } | { kind: 'unknown' };

/** The outcome of the 3-D page as the institution signed it; only mdStatus 1 lets a payment be taken. */
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
  /** @returns null when it is not signed by the institution */
  readCallback(fields: Readonly<Record<string, string>>): Promise<Confirmation | null>;
  /** @returns the order that something happened to, or null when it is not signed by the institution */
  readWebhook(body: unknown, signature: string | null): Promise<string | null>;
  /** Takes the money of a confirmed payment. */
  auth3ds(confirmation: Pick<Confirmation, 'paymentId' | 'orderId' | 'conversationData'>): Promise<Captured>;
  /** What became of an order's payment. @param paymentId null when only the order is known */
  retrieve(orderId: string, paymentId: string | null): Promise<Found>;
  /** Gives a whole payment back. */
  refund(payment: Pick<Payment, 'orderId' | 'transactionId' | 'amount' | 'currency'>): Promise<Refunded>;
}
