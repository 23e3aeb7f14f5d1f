/**
 * The document that a buyer gets for a payment: an invoice if the operator has set a number series and complete legal data of its own, else
 * a receipt (docs/behaviour.md#receipts).
 */
import { unsetOf } from './production.ts';

export const paymentDocuments = ['receipt', 'invoice'] as const;
export type PaymentDocument = (typeof paymentDocuments)[number];

/** The number series of receipts, which no invoice shares. */
const receiptSeries = 'KRV';
/** Three capital letters or digits, the format of electronic invoices in Türkiye. */
const seriesPattern = /^[A-Z0-9]{3}$/;

/** @param series null before the document is numbered */
export const documentOf = (series: string | null): PaymentDocument => (series === null || series === receiptSeries ? 'receipt' : 'invoice');

/** The series of the next document. @param settings of the API's Worker */
export function nextSeries(settings: Readonly<Record<string, unknown>>): string {
  const series = settings['INVOICE_SERIES'];
  const hasLegalData = unsetOf('api', settings).every(({ need }) => need !== 'law');
  return typeof series === 'string' && seriesPattern.test(series) && hasLegalData ? series : receiptSeries;
}
