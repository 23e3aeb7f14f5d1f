import {
  buyingFlag,
  getOrders,
  getPaymentLog,
  getPaymentQuote,
  getPurchases,
  getReceipt,
  payFromIyzico,
  payFromSandbox,
  recordChargeback,
  refundOrder,
} from '../../contract/payment/calls.ts';
import { paid } from '../../contract/payment/fields.ts';
import type { PaidAccount } from '../../contract/payment/schemas.ts';
import type { DataOf } from '../../contract/wire/call.ts';
import { listPageSize, pageSizeMax } from '../../contract/limits.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { type Caller, type Context, type Deps, type Done, on, onOthers, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { readAccountView } from '../session/credentials-store.ts';
import { readRunningPlan } from './item-store.ts';
import { inquireNow } from './inquiry.ts';
import { findOrder } from './order-store.ts';
import { orderRowOf, ordersOf, purchasesOf, receiptOfPurchase } from './archive.ts';
import { pay } from './pay.ts';
import { priceQuoteOf, readTerms } from './checkout.ts';
import { recordChargebackOf, refundPaidOrder } from './refund.ts';
import { orderOf, purchaseOf, receiptOf } from './views.ts';

/** The caller's account in the format of sign-in and refresh, so that pages can update it without a reload. */
async function accountOf({ db, clock }: Deps, { userId }: Caller): Promise<PaidAccount | undefined> {
  const view = await readAccountView(db, userId, clock.now());
  if (view === null) return undefined;
  // For staff these are already the main account's.
  const { inCredit, stCreditPlanId, dtCreditPlanExpireDate } = view.userInfo;
  return { inCredit, stCreditPlanId, dtCreditPlanExpireDate, creditPlanDetailDTO: view.plan };
}

/** Both calls have the same input and answer. */
type PaidBackContext = Pick<Context<typeof refundOrder>, 'body' | 'caller' | 'deps'>;

/** The account that has paid. */
async function paidBackAccount({ body, caller, deps }: PaidBackContext): Promise<string[]> {
  const found = await orderRowOf(deps.env, deps.db, body.id, caller.language);
  return found === null ? [] : [found.row.master_user_id];
}

const paidBack =
  (write: typeof refundPaidOrder) =>
  async ({ body, caller, deps }: PaidBackContext): Promise<Done<{ id: string }>> => {
    const returned = await write(deps, caller, body.id, body.note);
    deliverSoon(deps);
    return returned;
  };

/** The order as it is now, and the plan that the account still has. */
async function paidBackOrder({ id }: { id: string }, { caller, deps }: PaidBackContext): Promise<DataOf<typeof refundOrder>> {
  const found = await orderRowOf(deps.env, deps.db, id, caller.language);
  if (found === null) throw new Refusal('NOT_FOUND');
  const { row } = found;
  const planLeft = row.item_type === 'plan' ? await readRunningPlan(deps.db, row.master_user_id, caller.language, deps.clock.now()) : null;
  return { order: orderOf(row, caller), planLeft };
}

export const paymentRoutes: readonly Route[] = [
  on(getPaymentQuote, async ({ query, caller, deps, request }) =>
    priceQuoteOf(deps, caller, request, query.type, await readTerms(deps, caller, query)),
  ),
  on(payFromIyzico, (context) => pay('Iyzico', context)),
  on(payFromSandbox, (context) => pay('Sandbox', context)),
  on(getPaymentLog, async ({ query, caller, deps }) => {
    const found = (await findOrder(deps.db, query.Id)) ?? (await orderRowOf(deps.env, deps.db, query.Id, caller.language))?.row;
    if (found?.master_user_id !== caller.masterUserId) throw new Refusal('NOT_FOUND');
    const isAsked = query.isClosed === true && (found.state === 'pending' || found.state === 'capturing');
    const isUnconfirmed = isAsked && (await inquireNow(deps, found.id));
    const order = isAsked ? ((await findOrder(deps.db, found.id)) ?? found) : found;
    const account = order.status === paid ? await accountOf(deps, caller) : undefined;
    return {
      _id: order.id,
      paymentStatus: order.status,
      reason: order.bank_reason,
      ...(isUnconfirmed && { isUnconfirmed }),
      ...(order.state === 'expired' && { isExpired: true }),
      ...(account && { account }),
    };
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
  onOthers(
    getOrders,
    ({ body: { userId } }) => Promise.resolve(userId === undefined ? [] : [userId]),
    async ({ body: { page, size, state, userId }, caller, deps }) => {
      const { rows, count } = await ordersOf(deps.env, deps.db, caller.language, {
        page,
        size,
        state: state ?? null,
        userId: userId ?? null,
      });
      return { orders: rows.map((row) => orderOf(row, caller)), count };
    },
  ),
  onOthers(refundOrder, paidBackAccount, paidBack(refundPaidOrder), paidBackOrder),
  onOthers(recordChargeback, paidBackAccount, paidBack(recordChargebackOf), paidBackOrder),
];
