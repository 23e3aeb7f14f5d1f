/**
 * The mails of an order. The one with the receipt is composed when it is sent, because the number of the receipt is assigned when the order
 * ends.
 */
import { documentOf } from '../../contract/site/payment-documents.ts';
import { type ApiLanguage, directionOf, fromApiLanguage, localeOf } from '../../contract/text/languages.ts';
import { priceText } from '../../contract/text/isolate.ts';
import { isolatedIn } from '../platform/text/isolated-in.ts';
import { dateText } from '../mail/date-text.ts';
import { mailStatement } from '../mail/mail.ts';
import type { ReceiptWord } from '../mail/template.ts';
import { operatorTexts, receiptTexts } from '../mail/generated/templates.ts';
import { readAccount } from '../account/account-store.ts';
import type { Env } from '../platform/env.ts';
import { outboxStatement } from '../platform/db/outbox.ts';
import { doneStatement, type OutboxRow } from '../platform/db/outbox-store.ts';
import { findOrder } from './order-store.ts';
import type { Buyer } from './provider.ts';
import { issuedName, type OrderRow, readReceipt, type ReceiptRow, type Seller } from './receipt-store.ts';

export const orderMailTopic = 'order_told';

/** The mail with the receipt, for the batch that ends an order. */
export const orderMailStatement = (db: D1DatabaseSession, orderId: string, now: number): D1PreparedStatement =>
  outboxStatement(db, `order-mail:${orderId}`, { topic: orderMailTopic, payload: { orderId } }, now);

/** Minor units as an amount in the reader's language. */
const amountText = (minor: number, currency: string, apiLanguage: ApiLanguage): string => {
  const language = fromApiLanguage(apiLanguage);
  return priceText(new Intl.NumberFormat(localeOf[language], { style: 'currency', currency }), minor / 100, language);
};

type Party = Pick<Seller, 'name' | 'address' | 'taxOffice' | 'taxNumber'> & Pick<Buyer, 'company'>;

/** Isolates a name, address or number, so that "A.Ş." keeps its full stop in an Arabic line. */
type Own = (value: string) => string;

const ownIn =
  (language: ApiLanguage): Own =>
  (value) =>
    isolatedIn(directionOf(fromApiLanguage(language)), value);

const partyLines = (
  word: string,
  { name, company, address, taxOffice, taxNumber }: Party,
  words: Record<ReceiptWord, string>,
  own: Own,
): string[] => [
  `${word}: ${own(company || name)}`,
  ...(company ? [own(name)] : []),
  own(address),
  ...(taxOffice === '' ? [] : [`${words.taxOffice}: ${own(taxOffice)}`]),
  ...(taxNumber === '' ? [] : [`${words.taxNumber}: ${own(taxNumber)}`]),
];

const sellerLines = (seller: Seller, language: ApiLanguage, own: Own): string[] => [
  ...partyLines(receiptTexts[language].seller, seller, receiptTexts[language], own),
  ...(seller.tradeRegistry ? [operatorTexts[language].register.replace('{{entry}}', own(seller.tradeRegistry))] : []),
  ...(seller.phone ? [own(seller.phone)] : []),
];

/** The lines of a receipt or invoice in one language. */
export function receiptLines(row: ReceiptRow, language: ApiLanguage): string {
  const words = receiptTexts[language];
  const own = ownIn(language);
  const number = new Intl.NumberFormat(localeOf[fromApiLanguage(language)]);
  const buyer = JSON.parse(row.buyer) as Buyer;
  const place = [buyer.address, [buyer.postalCode, buyer.city, buyer.country].filter((part) => part !== '').join(' ')].join(', ');
  const isInvoice = documentOf(row.receipt_series) === 'invoice';
  const tax = words.tax.replace('{{percent}}', number.format(row.tax_percent));
  return [
    `${isInvoice ? words.invoiceNumber : words.number}: ${own(row.receipt_number)}`,
    `${words.date}: ${dateText(row.issued_at, language)}`,
    '',
    ...(row.item_type === 'plan' ? [`${words.plan}: ${own(issuedName(row))}`] : []),
    `${words.credits}: ${number.format(row.credits)}`,
    `${words.net}: ${amountText(row.amount - row.tax, row.currency, language)}`,
    `${words.amount}: ${amountText(row.amount, row.currency, language)}`,
    `${tax}: ${amountText(row.tax, row.currency, language)}`,
    ...(row.card_last4 === null ? [] : [`${words.card}: ${own(`•••• ${row.card_last4}`)}`]),
    '',
    ...sellerLines(JSON.parse(row.seller) as Seller, language, own),
    '',
    ...partyLines(words.buyer, { ...buyer, address: place }, words, own),
  ].join('\n');
}

/** Composes the mail with the receipt from a row of the outbox; nothing is sent to a deleted account. */
export async function deliverOrderMail(_env: Env, db: D1DatabaseSession, row: OutboxRow, now: number): Promise<void> {
  const { orderId } = JSON.parse(row.payload) as { orderId: string };
  const order = await findOrder(db, orderId);
  const account = order === null ? null : await readAccount(db, order.master_user_id);
  const receipt = order === null || account === null ? null : await readReceipt(db, order.master_user_id, orderId, account.language);
  const statements = [doneStatement(db, row.id, now)];
  if (account !== null && receipt !== null) {
    const { email: to, language, full_name: name } = account;
    const values = { name, receipt: receipt.receipt_number, lines: receiptLines(receipt, language), href: `/receipt/${orderId}` };
    const template = documentOf(receipt.receipt_series) === 'invoice' ? 'order-invoiced' : 'order-confirmed';
    statements.push(mailStatement(db, `order-confirmed:${orderId}`, { to, language, template, values }, now));
  }
  await db.batch(statements);
}

/** The mail about a refund or chargeback, for its batch; none to a deleted account. */
export async function refundMail(
  db: D1DatabaseSession,
  order: OrderRow,
  isChargedBack: boolean,
  now: number,
): Promise<D1PreparedStatement[]> {
  const account = await readAccount(db, order.master_user_id);
  if (account === null) return [];
  const { email: to, language, full_name: name } = account;
  const refunded = documentOf(order.receipt_series) === 'invoice' ? 'invoice-refunded' : 'order-refunded';
  const template = isChargedBack ? 'order-charged-back' : refunded;
  const values = {
    name,
    receipt: order.receipt_number ?? '',
    amount: amountText(order.amount, order.currency, language),
    href: '/membership',
  };
  return [mailStatement(db, `order-refunded:${order.id}`, { to, language, template, values }, now)];
}
