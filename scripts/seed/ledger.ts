/** Credits of the demo: the transfers of each account add up to its balance in docs/demo.md. */
import { dayMs } from '../../contract/limits.ts';
import { boosts } from '../../contract/company/boost.ts';
import { createRequestService } from '../../contract/plan/charge.ts';
import type { DemoUser } from '../../demo/types.ts';
import { planTimes } from './accounts.ts';
import { companyOf, type Demo, demoId } from './demo.ts';
import type { Lookups } from './lookups.ts';
import { hasOrder, orderId } from './orders.ts';
import type { Row } from './rows.ts';

const issued = '100000000000000000000001';
const spent = '100000000000000000000002';

interface Spending {
  at: number;
  amount: number;
  reason: 'contact' | 'create_request' | 'boost' | 'spending';
  detail: string;
  /** The object for which credits were spent; the history shows its name in the reader's language. */
  target?: { type: 'chat' | 'request'; id: string };
  key: string;
}

const boostPrice = (endsInMs: number): number =>
  Object.values(boosts).find(({ lengthMs }) => endsInMs <= lengthMs)?.credits ?? boosts[3].credits;

function spendingsOf(demo: Demo, user: DemoUser, lookups: Lookups, now: number): Spending[] {
  const own = new Set(demo.companies.filter((company) => company.owner === user.key).map(({ key }) => key));
  const contacts = demo.chats
    .filter((chat) => own.has(chat.from) && chat.paid)
    .map((chat): Spending => ({
      at: now - (chat.messages[0]?.ageMs ?? 0),
      amount: lookups.price(chat.createdFor),
      reason: 'contact',
      detail: chat.name,
      target: { type: 'chat', id: demoId('chat', chat.key) },
      key: `contact:${demoId('chat', chat.key)}`,
    }));
  const requests = demo.requests
    .filter((request) => own.has(request.company))
    .map((request): Spending => ({
      at: now - request.ageMs,
      amount: lookups.price(createRequestService),
      reason: 'create_request',
      detail: request.name,
      target: { type: 'request', id: demoId('request', request.key) },
      key: `request:${demoId('request', request.key)}`,
    }));
  const boosted = demo.companies
    .filter((company) => own.has(company.key) && company.boostEndsInMs !== undefined)
    .map((company): Spending => ({
      at: now - dayMs / 2,
      amount: boostPrice(company.boostEndsInMs ?? 0),
      reason: 'boost',
      detail: companyOf(demo, company.key).name,
      key: `boost:${demoId('company', company.key)}:demo`,
    }));
  return [...contacts, ...requests, ...boosted].filter(({ amount }) => amount > 0).toSorted((a, b) => a.at - b.at);
}

function transfer(
  user: DemoUser,
  debit: string,
  credit: string,
  transactionEnum: number,
  entry: Omit<Spending, 'reason'> & { reason: string },
): Row {
  return {
    table: 'credit_transfer',
    values: {
      id: demoId('credit', entry.key),
      operation_key: entry.key,
      debit_account: debit,
      credit_account: credit,
      amount: entry.amount,
      transaction_enum: transactionEnum,
      reason: entry.reason,
      detail: entry.detail,
      target_type: entry.target?.type ?? null,
      target_id: entry.target?.id ?? null,
      actor_user_id: demoId('user', user.key),
      created_at: entry.at,
    },
  };
}

/** Account, grants and spendings of a user, in the order of time, for the user's balance. */
function accountLedger(demo: Demo, user: DemoUser, lookups: Lookups, now: number): Row[] {
  const account = demoId('credit', `account:${user.key}`);
  const rows: Row[] = [{ table: 'credit_account', values: { id: account, owner_user_id: demoId('user', user.key), kind: 'user' } }];
  const spendings = spendingsOf(demo, user, lookups, now);
  const needed = user.credits + spendings.reduce((sum, { amount }) => sum + amount, 0);
  const firstAt = Math.min(planTimes(user, now).startedAt, ...spendings.map(({ at }) => at));
  const planCredit = user.plan === null ? 0 : lookups.planCredit(user.plan);
  const grant = (amount: number, reason: string, transactionEnum: number, detail: string, key = `${reason}:demo:${user.key}`): void => {
    if (amount > 0) rows.push(transfer(user, issued, account, transactionEnum, { at: firstAt, amount, reason, detail, key }));
  };
  if (user.plan === 'welcome') grant(planCredit, 'welcome', 3, '');
  else grant(planCredit, 'plan_purchase', 4, user.plan ?? '', hasOrder(user) ? `payment:${orderId(user)}` : undefined);
  grant(needed - planCredit, 'credit_purchase', 2, '');
  for (const spending of spendings) rows.push(transfer(user, account, spent, 1, spending));
  const surplus = planCredit - needed;
  if (surplus > 0)
    rows.push(
      transfer(user, account, spent, 1, {
        at: now - 3 * dayMs,
        amount: surplus,
        reason: 'spending',
        detail: '',
        key: `spending:demo:${user.key}`,
      }),
    );
  return rows;
}

/** Ledger rows of every main account. */
export function ledgerRows(demo: Demo, lookups: Lookups, now: number): Row[] {
  return demo.users.filter((user) => user.staffOf === undefined).flatMap((user) => accountLedger(demo, user, lookups, now));
}
