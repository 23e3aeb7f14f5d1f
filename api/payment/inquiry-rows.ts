/**
 * Inquiries: scheduled requests to the institution for the outcome of a payment. They are stored before the payment, in case its answer is
 * lost.
 */
import { minuteMs, secondMs } from '../../contract/limits.ts';
import { outboxStatement } from '../platform/db/outbox.ts';

export const inquiryTopic = 'payment_inquiry';

/** Delays of the inquiries, after the start of a payment and again after the start of its capture. The last one ends the order. */
export const inquiryDelaysMs = [30 * secondMs, 2 * minuteMs, 10 * minuteMs] as const;
/** Time that a card holder has to confirm: until the last inquiry. */
export const orderOpenMs = inquiryDelaysMs[2];

export interface InquiryPayload {
  orderId: string;
  /** The state of an order that this inquiry ends; null for none. */
  ends: 'pending' | 'capturing' | null;
}

const inquiries = (db: D1DatabaseSession, orderId: string, phase: 'pending' | 'capturing', now: number): D1PreparedStatement[] =>
  inquiryDelaysMs.map((delayMs) => {
    const payload: InquiryPayload = { orderId, ends: delayMs === orderOpenMs ? phase : null };
    return outboxStatement(db, `payment:${orderId}:${phase}:${delayMs}`, { topic: inquiryTopic, payload }, now, now + delayMs);
  });

export const inquiriesAfterStart = (db: D1DatabaseSession, orderId: string, now: number): D1PreparedStatement[] =>
  inquiries(db, orderId, 'pending', now);
export const inquiriesAfterCapture = (db: D1DatabaseSession, orderId: string, now: number): D1PreparedStatement[] =>
  inquiries(db, orderId, 'capturing', now);
