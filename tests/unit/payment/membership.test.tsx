/** The membership page: plan and its end, usage, purchases, and the history of credits by date. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallDefinition, DataOf } from '../../../contract/wire/call.ts';
import { listPageSize } from '../../../contract/limits.ts';
import { unlimited } from '../../../contract/plan/features.ts';
import { getPurchases } from '../../../contract/payment/calls.ts';
import { getCreditPlans, getCredits } from '../../../contract/plan/calls.ts';
import type { Credentials } from '../../../contract/session/shapes.ts';
import type { CreditPack } from '../../../contract/plan/schemas.ts';
import { getUsageLimits, getUserTransActions } from '../../../contract/user/calls.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf, staffCredentialsOf } from '../../support/people/credentials.ts';
import { textsOf } from '../../support/browser/texts.ts';

stubBrowser();
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { TextsProvider } = await import('../../../src/account/shared/texts.tsx');
const { updateCredentials } = await import('../../../src/client/session/session.ts');
const { CreditHistory } = await import('../../../src/account/plan/CreditHistory.tsx');
const { PackList } = await import('../../../src/account/plan/PackList.tsx');
const { PlanCard } = await import('../../../src/account/plan/PlanCard.tsx');
const { counted, PlanUse } = await import('../../../src/account/plan/PlanUse.tsx');
const { Purchases } = await import('../../../src/account/plan/Purchases.tsx');
const { Shortfall } = await import('../../../src/account/shared/gate/Shortfall.tsx');

const t = textsOf('en');
const yearHence = new Date(Date.now() + 300 * 86_400_000).toISOString();
const answered = <C extends CallDefinition>(call: C, input: unknown, data: DataOf<C>): void =>
  void queryClient.setQueryData(keyOf(call, input), data);
/** The text, without markup and direction marks. */
const read = (part: ReactElement): string =>
  renderToStaticMarkup(
    <TextsProvider t={t} language="en">
      <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
    </TextsProvider>,
  );
const textIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ');

const plan = { id: 'b'.repeat(24), planName: 'Business', dtExpireDate: '2027-11-22T00:00:00.000Z', isExpired: false, businessRuleDto: [] };
const ended = { ...plan, dtExpireDate: '2026-01-05T00:00:00.000Z', isExpired: true };
const pack = (additionalCredit: number, language: CreditPack['language'] = 'EN'): CreditPack => ({
  id: String(additionalCredit).padStart(24, '0'),
  additionalCredit,
  exPrice: null,
  price: '49.00',
  currency: 'USD',
  language,
});
const { userInfo } = credentialsOf();
const signIn = (expires: string | null, credits = 2000): void =>
  updateCredentials(
    credentialsOf({ ...(userInfo !== null && { userInfo: { ...userInfo, inCredit: credits, dtCreditPlanExpireDate: expires } }) }),
  );

beforeEach(() => {
  queryClient.clear();
  signIn(yearHence);
  answered(getCredits, undefined, { credits: [pack(100), pack(500), pack(500, 'TR')] });
});

describe('the plan', () => {
  const sold = { planName: '', planDescription: '', planTexts: [], limits: [], isRecommended: false, isSalable: true };
  const sells = (id: string): void =>
    answered(getCreditPlans, { query: { getOnlySalable: true } }, { creditPlans: [{ ...pack(0), ...sold, id }], servicePrices: [] });

  test('shows when it ends, what happens then, and details on request', () => {
    const text = textIn(read(<PlanCard plan={plan} />));
    for (const words of ['Business', 'Active', 'Valid until November 22, 2027.', t('plan.membership.after'), t('plan.membership.more')])
      expect(text).toContain(words);
  });

  test('shows the usage of each limit', () => {
    const limits = counted.map((name, index) => ({ name, ruleEnum: index, used: index + 1, limit: index === 0 ? unlimited : 10 * index }));
    answered(getUsageLimits, { query: { names: counted.join(',') } }, { limits });
    const html = read(<PlanUse />);
    const text = textIn(html);
    for (const { name, used, limit } of limits)
      expect(text).toContain(
        `${t(`plan.membership.features.${name}`)} ${limit === unlimited ? `${used} · ${t('plan.membership.unlimited')}` : t('account.count', { used, limit })}`,
      );
    // Each limit that is not unlimited has a bar.
    expect(html.match(/value="\d+" max="\d+"/g)).toEqual(limits.slice(1).map(({ used, limit }) => `value="${used}" max="${limit}"`));
  });

  test('that has ended is offered for renewal first, where it is still sold', () => {
    sells(plan.id);
    const html = read(<PlanCard plan={ended} />);
    expect(html).toContain(`href="/payment/plan/${plan.id}"`);
    const text = textIn(html);
    expect(text.indexOf('Renew Business')).toBeLessThan(text.indexOf(t('plan.membership.more')));
    for (const words of ['Ended on January 5, 2026', t('plan.membership.afterEnded')]) expect(text).toContain(words);
    sells('c'.repeat(24));
    expect(read(<PlanCard plan={ended} />)).not.toContain('/payment/');
  });
});

describe('packs', () => {
  test('of the language are shown with a running plan only (docs/requirements.md#B-6.1.19)', () => {
    expect(textIn(read(<PackList />)).match(/\d+ credits/g)).toEqual(['100 credits', '500 credits']);
    expect(read(<PackList />).match(/href="\/payment\/credit\/\d+"/g)).toHaveLength(2);
    for (const expires of [ended.dtExpireDate, null]) {
      signIn(expires);
      expect(read(<PackList />)).not.toContain('<li');
      expect(textIn(read(<PackList />))).toContain(t('plan.membership.packsNeed'));
    }
  });

  test('insufficient credits are shown with the missing amount and a pack that covers it', () => {
    signIn(yearHence, 35);
    const html = read(<Shortfall price={500} />);
    expect(textIn(html)).toContain('You need 465 credits more. Buy 500 credits for $49');
    expect(html).toContain(`href="/payment/credit/${pack(500).id}"`);
    signIn(null, 35);
    expect(read(<Shortfall price={500} />)).not.toContain('/payment/credit/');
  });

  test('insufficient credits are left to the owner by staff who may not open the membership (docs/behaviour.md#after-a-refusal)', () => {
    const withPlan = (staff: Credentials): Credentials => ({
      ...staff,
      userInfo: { ...staff.userInfo, inCredit: 35, dtCreditPlanExpireDate: yearHence } as Credentials['userInfo'],
    });
    updateCredentials(withPlan(staffCredentialsOf('createChat', 'requestsAccess')));
    const html = read(<Shortfall price={500} />);
    expect([textIn(html).trim(), html.includes('href')]).toEqual([`You need 465 credits more. ${t('form.gate.owner')}`, false]);
    updateCredentials(withPlan(staffCredentialsOf('addCredits')));
    expect(textIn(read(<Shortfall price={500} />)).trim()).toBe('You need 465 credits more. Buy 500 credits for $49');
  });
});

test('purchases link to their receipts, and a refund is visible', () => {
  const bought = { type: 'plan', itemId: plan.id, credits: 2000, amount: '490.00', tax: '81.67', taxPercent: 20, currency: 'USD' } as const;
  const purchase = {
    ...bought,
    id: 'd'.repeat(24),
    name: 'Business',
    email: 'mira@example.test',
    cardLast4: '0008',
    document: 'receipt' as const,
    receiptNumber: 'KRV-2026-000007',
  };
  const page = [{ ...purchase, dtCreatedAt: '2026-11-22T00:00:00.000Z', dtRefundedAt: '2026-11-23T00:00:00.000Z' }];
  answered(getPurchases, { query: { page: 0, size: listPageSize } }, { purchases: page, count: 11 });
  const html = read(<Purchases />);
  expect(html).toContain(`href="/receipt/${purchase.id}"`);
  for (const words of ['November 22, 2026', 'Plan Business', 'Refunded', '$490', 'KRV-2026-000007', '1 to 10 of 11'])
    expect(textIn(html)).toContain(words);
});

test('the history shows kind, change and balance, page by page', () => {
  const row = { id: '1', transActionEnum: 1, transActionValue: -30, transActionDate: '2026-11-22T00:00:00.000Z', reason: 'boost' };
  const before = { ...row, id: '2', transActionEnum: 3, transActionValue: 50, reason: 'welcome', detail: 'Welcome', balanceAfter: 50 };
  const transActions = [{ ...row, detail: '', balanceAfter: 20 }, before];
  answered(getUserTransActions, { body: { page: 0, size: listPageSize } }, { transActions, count: 12, balance: 20 });
  const text = textIn(read(<CreditHistory />));
  expect(text).toMatch(/November 22, 2026 Boost [-−]30 20 November 22, 2026 Bonus · Welcome \+50 50/);
  expect(text).toContain('1 to 10 of 12');
});
