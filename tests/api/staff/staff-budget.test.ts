/** The monthly credit budget of a staff member (ADR 029): every way of spending counts, and the database enforces it. */
import { describe, expect, test } from 'vitest';
import { spendStatement } from '../../../api/credit/ledger-store.ts';
import { changedStatement } from '../../../api/platform/db/guard.ts';
import type { Caller } from '../../../api/platform/http/handler.ts';
import { newId } from '../../../api/platform/ids.ts';
import { editStaffStatement, findStaffMember } from '../../../api/staff/store.ts';
import { getChat, getContactTerms } from '../../../contract/chat/calls.ts';
import { boostCompany } from '../../../contract/company/calls.ts';
import { createRequestService } from '../../../contract/plan/charge.ts';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import { addSubUser, deleteSubUser, editSubUser, getCreditBudget, getSubUsers } from '../../../contract/staff/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { balanceOf, database, lookups, signIn, staffOf, type TestUser } from '../../support/api/api-fixtures.ts';
import { contact, opened, priceOf, say, trader, type Trader } from '../../support/api/chat/chat-fixtures.ts';
import { allRows } from '../../support/api/database.ts';
import { changingBeforeWrite } from '../../support/api/suspending.ts';

type Colleague = TestUser & { token: string; staffId: string };

const setBudget = (by: { token: string }, colleague: Colleague, budget: number | null) =>
  call(editSubUser, { token: by.token, body: { email: colleague.email, permissions: { _id: colleague.staffId }, budget } });

/** A member of staff who may do all that costs credits, with a budget. */
async function spender(main: Trader, budget: number | null): Promise<Colleague & Trader> {
  const colleague = await staffOf(main, [
    'createChat',
    'getAccesibleChatCards',
    'getChat',
    'sendMessage',
    'requestsAccess',
    'editAndDeleteCompany',
  ]);
  expect((await setBudget(main, colleague, budget)).status).toBe(200);
  return { ...colleague, company: main.company };
}

const ownBudget = async ({ token }: { token: string }) => data(getCreditBudget, { token });

describe('spending over the budget is refused with its reason and stores nothing', () => {
  test('a contact, by its terms, the first message of an unpaid chat, a request and a boost', async () => {
    const main = await trader();
    const other = await trader();
    const third = await trader();
    await priceOf(0, 1, 30);
    await priceOf(createRequestService, 1, 30);
    const clerk = await spender(main, 29);
    const before = await balanceOf(main);
    const asked = { toCompanyId: other.company.id, createdFor: '0' as const };
    const terms = () => data(getContactTerms, { token: clerk.token, query: asked });
    expect(await terms()).toMatchObject({ price: 30, budgetLeft: 29, fault: 'BUDGET_REACHED' });
    expect(await data(getContactTerms, { token: main.token, query: asked })).toMatchObject({ budgetLeft: null, fault: null });
    expect((await contact(clerk, other)).envelope.code).toBe('BUDGET_REACHED');

    const chatId = await opened(clerk, third, { text: '' });
    const chat = await data(getChat, { token: clerk.token, body: { chatId } });
    expect(chat.chat.payingFault).toBe('BUDGET_REACHED');
    expect((await say(clerk, chatId, 'Good morning')).envelope.code).toBe('BUDGET_REACHED');

    const { categoryId, subCategoryId } = await lookups();
    const request = () =>
      call(addAndEditRequest, {
        token: clerk.token,
        body: {
          'Request.CompanyId': main.company.id,
          'Request.InServiceEnum': 1,
          'Request.CategoryId': categoryId,
          'Request.SubCategoryId': subCategoryId,
          'Request.Name': 'Olive oil',
          'Request.Description': 'Twenty tonnes',
          'Request.Keywords': ['olive', 'oil'],
        } as never,
      });
    expect((await request()).envelope.code).toBe('BUDGET_REACHED');
    const boost = () => call(boostCompany, { token: clerk.token, body: { companyId: main.company.id, boostType: 1 } });
    expect((await boost()).envelope.code).toBe('BUDGET_REACHED');
    expect([await balanceOf(main), (await ownBudget(clerk)).spent]).toEqual([before, 0]);

    // With a sufficient budget each of these actions is counted.
    const spent = async () => (await ownBudget(clerk)).spent;
    await setBudget(main, clerk, 1000);
    expect((await contact(clerk, other)).status).toBe(200);
    expect(await spent()).toBe(30);
    expect((await say(clerk, chatId, 'Good morning')).status).toBe(200);
    expect(await spent()).toBe(60);
    expect((await request()).status).toBe(200);
    expect(await spent()).toBe(90);
    const beforeBoost = await balanceOf(main);
    expect((await boost()).status).toBe(200);
    const price = beforeBoost - (await balanceOf(main));
    expect(price).toBeGreaterThan(0);
    expect(await ownBudget(clerk)).toMatchObject({ budget: 1000, spent: 90 + price, left: 910 - price });
  });

  test('a boost of a colleague who is removed while it is written', async () => {
    const main = await trader();
    const clerk = await spender(main, 100);
    const before = await balanceOf(main);
    const removing = changingBeforeWrite(() => data(deleteSubUser, { token: main.token, query: { id: clerk.staffId } }));
    const body = { companyId: main.company.id, boostType: 1 as const };
    expect((await call(boostCompany, { token: clerk.token, body, env: removing })).envelope.code).toBe('UNAUTHENTICATED');
    expect(await balanceOf(main)).toBe(before);
  });

  test('of fifty concurrent ones exactly as many succeed as the budget covers, although the account has credits for all', async () => {
    const main = await trader({ credits: 5000 });
    const clerk = await spender(main, 40);
    const before = await balanceOf(main);
    const spend = () => {
      const db = database();
      const transfer = { ownerUserId: main.id, amount: 7, reason: 'contact', operationKey: `t:${newId()}`, actorUserId: clerk.id } as const;
      return db.batch([spendStatement(db, transfer, clock.now())]);
    };
    const results = await Promise.allSettled(Array.from({ length: 50 }, spend));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const result of results) if (result.status === 'rejected') expect(String(result.reason)).toMatch(/budget_reached/);
    expect([before - (await balanceOf(main)), await ownBudget(clerk)]).toEqual([35, expect.objectContaining({ spent: 35, left: 5 })]);
    expect(await allRows('SELECT * FROM ledger_drift')).toEqual([]);
  });

  test('of fifty concurrent calls to different companies two are paid, the others return the reason', async () => {
    await priceOf(0, 1, 20);
    const main = await trader({ credits: 5000 });
    const clerk = await spender(main, 45);
    const others = await Promise.all(Array.from({ length: 50 }, () => trader({ credits: 0 })));
    const answers = await Promise.all(others.map((other) => contact(clerk, other)));
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === 'CHAT_CREATED')).toHaveLength(2);
    expect(codes.filter((code) => code === 'BUDGET_REACHED')).toHaveLength(48);
    expect(await ownBudget(clerk)).toMatchObject({ spent: 40, left: 5 });
  });
});

test('a month is a calendar month in UTC: its last moment counts, and the next one has the full budget', async () => {
  await priceOf(0, 1, 20);
  const main = await trader();
  const clerk = await spender(main, 20);
  const [first, second, third] = [await trader(), await trader(), await trader()];
  const start = clock.now();
  const next = Date.UTC(new Date(start).getUTCFullYear(), new Date(start).getUTCMonth() + 1, 1);
  const at = async (when: number): Promise<Colleague & Trader> => {
    clock.advance(when - clock.now());
    return { ...clerk, token: await signIn(clerk) };
  };
  const late = await at(next - 1);
  expect((await contact(late, first)).status).toBe(200);
  expect(await ownBudget(late)).toEqual({ budget: 20, spent: 20, left: 0, dtRenewal: new Date(next).toISOString() });
  expect((await contact(late, second)).envelope.code).toBe('BUDGET_REACHED');
  const early = await at(next);
  expect(await ownBudget(early)).toMatchObject({ spent: 0, left: 20 });
  expect((await contact(early, second)).status).toBe(200);
  expect((await contact(early, third)).envelope.code).toBe('BUDGET_REACHED');
  clock.restart();
});

describe('setting and seeing a budget', () => {
  test('a main user has none; staff without one have no limit; a budget below what is spent refuses the next spending', async () => {
    await priceOf(0, 1, 20);
    const main = await trader();
    const clerk = await spender(main, null);
    expect(await ownBudget(main)).toMatchObject({ budget: null, left: null });
    expect((await contact(clerk, await trader())).status).toBe(200);
    expect(await ownBudget(clerk)).toMatchObject({ budget: null, spent: 20, left: null });
    await setBudget(main, clerk, 10);
    expect(await ownBudget(clerk)).toMatchObject({ budget: 10, spent: 20, left: 0 });
    expect((await contact(clerk, await trader())).envelope.code).toBe('BUDGET_REACHED');
    expect((await contact(main, await trader())).status).toBe(200);
    const [shown] = (await data(getSubUsers, { token: main.token })).subUsers;
    expect([shown?.budget, shown?.spent]).toEqual([10, 20]);
    for (const wrong of [-1, 1.5, 1_000_001]) expect((await setBudget(main, clerk, wrong)).status).toBe(400);
  });

  test('nobody gives more than their own, not even to a new colleague; seeing what others spent requires the flag', async () => {
    const main = await trader({ plan: 'premium' });
    const head = await staffOf(main, ['addAndEditSubUser', 'createChat']);
    const clerk = await staffOf(main, ['createChat']);
    await setBudget(main, head, 50);
    expect((await setBudget(head, clerk, 51)).envelope.code).toBe('FORBIDDEN');
    expect((await setBudget(head, clerk, 50)).status).toBe(200);
    expect((await setBudget(head, clerk, null)).envelope.code).toBe('FORBIDDEN');
    expect((await setBudget(head, head, 9)).envelope.code).toBe('FORBIDDEN');
    const body = { stFullname: 'Nour Aziz', stEmail: 'nour-budget@example.test', stPassword: 'Colleague-pass-1', stPhone: '90-5321112233' };
    const { id } = await data(addSubUser, { token: head.token, body });
    const { subUsers } = await data(getSubUsers, { token: head.token });
    expect(subUsers.find((one) => one.id === id)).toMatchObject({ budget: 50, spent: null });
  });

  test('a budget that is set while flags are being saved stays', async () => {
    const main = await trader({ plan: 'premium' });
    const clerk = await staffOf(main, ['createChat']);
    const before = await findStaffMember(database(), main.id, { id: clerk.staffId });
    await setBudget(main, clerk, 100);
    if (before === null) throw new Error('there is no such colleague');
    const late = editStaffStatement(database(), before, { flags: before.flags, budget: before.monthly_budget }, {
      userId: main.id,
    } as Caller);
    await expect(database().batch([late, changedStatement(database())])).rejects.toThrow('malformed JSON');
    expect((await data(getSubUsers, { token: main.token })).subUsers[0]).toMatchObject({ budget: 100 });
  });
});
