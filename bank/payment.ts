/** A payment as the bank stores it, and the behaviour of each test card (contract/payment/test-cards.ts). */
import { type TestCardOutcome, testCards } from '../contract/payment/test-cards.ts';

export interface Payment {
  id: string;
  conversationId: string;
  basketId: string;
  transactionId: string;
  /** Opens the page that asks for the code. */
  pageKey: string;
  price: number;
  paidPrice: number;
  refunded: number;
  currency: string;
  callbackUrl: string;
  locale: string;
  lastFour: string;
  bin: string;
  outcome: TestCardOutcome;
  /** asked → confirmed → captured. The bank's page can also end in `rejected`, the capture in `failed`. */
  state: 'asked' | 'confirmed' | 'rejected' | 'captured' | 'failed';
  mdStatus: number | null;
  /** Of a captured payment, on suspicion of fraud; none for most. */
  review?: 'open' | 'approved' | 'rejected';
}

export interface BankStore {
  find(id: string): Promise<Payment | null>;
  findByConversation(id: string): Promise<Payment | null>;
  save(payment: Payment): Promise<void>;
  /**
   * Reads and writes in one transaction. @param changeOf returns false to change nothing @returns the new payment; null if nothing changed
   */
  change(id: string, changeOf: (payment: Payment) => Partial<Payment> | false): Promise<Payment | null>;
}

/** @returns null for an unknown number */
export const outcomeOf = (cardNumber: string): TestCardOutcome | null =>
  testCards.find(({ number }) => number === cardNumber)?.outcome ?? null;

/** Cards that are refused after the bank's page: iyzico's code, group and message. */
const refusals: Partial<Record<TestCardOutcome, { code: string; group: string; message: string }>> = {
  noFunds: { code: '10051', group: 'NOT_SUFFICIENT_FUNDS', message: 'Insufficient card limit, insufficient balance' },
  limit: { code: '10224', group: 'EXCEEDS_WITHDRAWAL_AMOUNT_LIMIT', message: 'Withdrawal limit exceeded' },
  expired: { code: '10054', group: 'EXPIRED_CARD', message: 'Expired card' },
  lost: { code: '10041', group: 'LOST_CARD', message: 'Lost card' },
  stolen: { code: '10043', group: 'STOLEN_CARD', message: 'Stolen card' },
  notPermitted: { code: '10057', group: 'NOT_PERMITTED_TO_CARDHOLDER', message: 'Cardholder cannot perform this transaction' },
  declined: { code: '10005', group: 'DO_NOT_HONOUR', message: 'Transaction not approved' },
};
export const refusalOf = (outcome: TestCardOutcome): (typeof refusals)[TestCardOutcome] => refusals[outcome];

/** The bank's status after the right code: 1, or the status of the test card. */
export const mdStatusOf = (outcome: TestCardOutcome): number => {
  const status = /^md(\d)$/.exec(outcome)?.[1];
  return status === undefined ? 1 : Number(status);
};

/** `fraudStatus` of a review. */
export const fraudStatus: Record<NonNullable<Payment['review']>, number> = { open: 0, approved: 1, rejected: -1 };

/** The institution's name for each state. */
export const statusName: Record<Payment['state'], string> = {
  asked: 'INIT_THREEDS',
  confirmed: 'CALLBACK_THREEDS',
  rejected: 'FAILURE',
  captured: 'SUCCESS',
  failed: 'FAILURE',
};
