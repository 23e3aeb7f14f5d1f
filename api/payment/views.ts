/** Converts stored orders to the format of the calls. */
import type { PaymentOrder, Purchase, Receipt } from '../../contract/payment/schemas.ts';
import { documentOf } from '../../contract/site/payment-documents.ts';
import { isoTime, isoTimeOrNull } from '../platform/clock.ts';
import { moneyText } from '../plan/store.ts';
import type { Buyer } from './provider.ts';
import { issuedName, type OrderRow, type ReceiptRow, type Seller } from './receipt-store.ts';

const soldOf = (row: OrderRow) => ({
  id: row.id,
  type: row.item_type,
  itemId: row.item_id,
  name: row.name,
  credits: row.credits,
  amount: moneyText(row.amount),
  tax: moneyText(row.tax),
  taxPercent: row.tax_percent,
  currency: row.currency,
  cardLast4: row.card_last4,
  email: row.email,
  dtRefundedAt: isoTimeOrNull(row.refunded_at),
  isChargedBack: row.is_charged_back === 1,
});

export const purchaseOf = (row: OrderRow): Purchase => ({
  ...soldOf(row),
  document: documentOf(row.receipt_series),
  receiptNumber: row.receipt_number ?? '',
  dtCreatedAt: isoTime(row.fulfilled_at ?? row.created_at),
});

/** @param viewer reader in the console */
export const orderOf = (row: OrderRow, viewer: { masterUserId: string }): PaymentOrder => ({
  ...soldOf(row),
  state: row.state,
  paymentStatus: row.status,
  userName: row.user_name,
  cardProvider: row.provider,
  receiptNumber: row.receipt_number,
  dtCreatedAt: isoTime(row.created_at),
  dtRefundAskedAt: row.refunded_at === null ? isoTimeOrNull(row.refund_asked_at) : null,
  creditsTakenBack: row.credits_taken_back,
  isOwn: row.master_user_id === viewer.masterUserId,
});

export function receiptOf(row: ReceiptRow): Receipt {
  const { name, company = '', address, taxOffice, taxNumber, email, postalCode, city, country } = JSON.parse(row.buyer) as Buyer;
  return {
    number: row.receipt_number,
    dtIssuedAt: isoTime(row.issued_at),
    purchase: { ...purchaseOf(row), name: issuedName(row) },
    seller: { tradeRegistry: '', phone: '', ...(JSON.parse(row.seller) as Seller) },
    buyer: { name, company, address, taxOffice, taxNumber, email, postalCode, city, country },
  };
}
