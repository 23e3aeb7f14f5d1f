/** Businesses that pay by card, what they buy, and their steps through checkout and sandbox bank. */
import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { type ApiLanguage, fromApiLanguage } from '../../../contract/text/languages.ts';
import type { CreditPack, CreditPlan } from '../../../contract/plan/schemas.ts';
import { testCards, testCode, type TestCardOutcome } from '../../../contract/payment/test-cards.ts';
import { ask, type Business, newBusiness } from './businesses.ts';
import { textsOf } from '../browser/texts.ts';

interface Priced {
  plan: CreditPlan;
  pack: CreditPack;
}

/** A plan and a pack with the prices of a language. */
export async function pricesIn(request: APIRequestContext, language: ApiLanguage): Promise<Priced> {
  const { creditPlans } = await ask<{ creditPlans: CreditPlan[] }>(request, '/api/CMSCredits/GetCreditPlans?getOnlySalable=true');
  const { credits } = await ask<{ credits: CreditPack[] }>(request, '/api/CMSCredits/GetCredits', { method: 'GET' });
  const plan = creditPlans.find((each) => each.language === language && each.isRecommended);
  const pack = credits.find((each) => each.language === language && each.additionalCredit === 500);
  if (plan === undefined || pack === undefined) throw new Error(`nothing is sold in ${language}`);
  return { plan, pack };
}

/** A business with a complete address. */
export async function newPayer(request: APIRequestContext, language: ApiLanguage = 'EN'): Promise<Business> {
  const business = await newBusiness(request, language);
  const { token } = business;
  const { user } = await ask<{ user: { userID: string; fullName: string } }>(request, '/api/User/GetUserProfile', { method: 'GET', token });
  const address = { 'Address.stDescription': 'Quay 4, store 12', 'Address.PostalCode': '20014' };
  const multipart = { UserID: user.userID, FullName: user.fullName, ...address };
  await ask(request, '/api/User/EditUserProfile', { token, multipart });
  return business;
}

export interface Account {
  balance: number;
  purchases: number;
}

/** Balance and purchases of an account, read from the server. */
export async function accountOf(request: APIRequestContext, { token }: Business): Promise<Account> {
  const { balance } = await ask<{ balance: number }>(request, '/api/User/GetUserTransActions', { token, data: { page: 0, size: 10 } });
  const { count } = await ask<{ count: number }>(request, '/api/Payment/GetPurchases', { method: 'GET', token });
  return { balance, purchases: count };
}

const cardOf = (outcome: TestCardOutcome): string => testCards.find((card) => card.outcome === outcome)?.number ?? '';

/** Fills in a card of the sandbox. */
export async function typeCard(
  page: Page | FrameLocator,
  outcome: TestCardOutcome = 'success',
  language: ApiLanguage = 'EN',
): Promise<void> {
  const t = textsOf(fromApiLanguage(language));
  const field = (name: 'number' | 'fullName' | 'month' | 'year' | 'cvv') => page.getByLabel(t(`payment.field.${name}`));
  await field('number').fill(cardOf(outcome));
  await field('fullName').fill('ELIF YILDIRIM');
  await field('month').fill('12');
  await field('year').fill('30');
  await field('cvv').fill('123');
}

export const payButton = (page: Page | FrameLocator) => page.locator('main form button[type="submit"]');

/** Presses pay and waits for the bank's window. */
export async function payInWindow(page: Page): Promise<Page> {
  const [bank] = await Promise.all([page.waitForEvent('popup'), payButton(page).click()]);
  await bank.locator('[name="code"]').waitFor();
  return bank;
}

/** Answers the bank's question, in its window or its frame. */
export async function answerBank(bank: Page | FrameLocator, answer: 'confirm' | 'cancel' = 'confirm'): Promise<void> {
  await bank.locator('[name="code"]').fill(testCode);
  await bank.locator(`button[value="${answer}"]`).click();
}
