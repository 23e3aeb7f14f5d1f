import {
  buyingFlag,
  getOrders,
  getPaymentLog,
  getPaymentQuote,
  getPurchases,
  getReceipt,
  payFromIyzico,
  payFromSandbox,
  refundOrder,
} from '../../contract/payment/calls.ts';
import { listPageSize, pageSizeMax } from '../../contract/limits.ts';
import { deliverSoon } from '../platform/jobs.ts';
import { on, type Route } from '../platform/handler.ts';
import { Refusal } from '../platform/refusal.ts';
import { findOrder } from './order-store.ts';
import { orderRowOf, ordersOf, purchasesOf, receiptOfPurchase } from './archive.ts';
import { pay } from './pay.ts';
import { quote } from './quote.ts';
import { refundPaidOrder } from './refund.ts';
import { orderOf, purchaseOf, receiptOf } from './views.ts';

export const paymentRoutes: readonly Route[] = [
  on(getPaymentQuote, ({ query, caller, deps, request }) => quote(deps, caller, request, query.type, query.id)),
  on(payFromIyzico, (context) => pay('Iyzico', context)),
  on(payFromSandbox, (context) => pay('Sandbox', context)),
  on(getPaymentLog, async ({ query, caller, deps }) => {
    const order = (await findOrder(deps.db, query.Id)) ?? (await orderRowOf(deps.env, deps.db, query.Id, caller.language))?.row;
    if (order?.master_user_id !== caller.masterUserId) throw new Refusal('NOT_FOUND');
    return { _id: order.id, paymentStatus: order.status };
  }),
  on(getPurchases, async ({ query, caller, deps }) => {
    const mayBuy = query.itemId !== undefined && query.type !== undefined && caller.may(buyingFlag[query.type]);
    if (!mayBuy && !caller.may('viewUserTransactions')) throw new Refusal('FORBIDDEN');
    const page = Math.max(0, query.page ?? 0);
    const size = Math.min(pageSizeMax, Math.max(1, query.size ?? listPageSize));
    const asked = { page, size, type: query.type ?? null, itemId: query.itemId ?? null };
    const { rows, count } = await purchasesOf(deps.env, deps.db, caller, asked);
    return { purchases: rows.map(purchaseOf), count };
  }),
  on(getReceipt, async ({ query, caller, deps }) => {
    const row = await receiptOfPurchase(deps.env, deps.db, caller, query.Id);
    if (row === null) throw new Refusal('NOT_FOUND');
    return { receipt: receiptOf(row) };
  }),
  on(getOrders, async ({ body: { page, size, state, userId }, caller, deps }) => {
    const { rows, count } = await ordersOf(deps.env, deps.db, caller.language, {
      page,
      size,
      state: state ?? null,
      userId: userId ?? null,
    });
    return { orders: rows.map(orderOf), count };
  }),
  on(
    refundOrder,
    async ({ body, caller, deps }) => {
      const refunded = await refundPaidOrder(deps, caller, body.id, body.note);
      deliverSoon(deps);
      return refunded;
    },
    async ({ id }, { caller, deps }) => {
      const found = await orderRowOf(deps.env, deps.db, id, caller.language);
      if (found === null) throw new Refusal('NOT_FOUND');
      return { order: orderOf(found.row) };
    },
  ),
];
