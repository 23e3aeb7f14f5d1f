/** Accounts of a single test, and a fast sign-in for tests about later steps. */
import { type APIRequestContext, type BrowserContext, expect, type Page, request as newRequest } from '@playwright/test';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import { demoPassword } from '../../../demo/index.ts';
import { $session, clearSession, may, updateCredentials } from '../../../src/client/session/session.ts';
import { appTokenKey, storedFlags, userKey, withoutKeys } from '../../../src/client/store/stored.ts';
import type { Credentials } from '../../../contract/session/shapes.ts';
import { withResends } from '../browser/resends.ts';
import { codeOfAccount } from './second-factor.ts';

export interface Account {
  email: string;
  password: string;
  /** Key of the second factor in base32, if it is not that of the demo. */
  factorKey?: string;
}

/** A demo account, by the first part of its address. */
export const demoAccount = (name: string): Account => ({ email: `${name}@kervan.example`, password: demoPassword });

/** What a new account's address begins with, and its password. */
export const newcomer = { address: 'session-', password: 'Calm-caravan-9' };

let accounts = 0;
/** The IP address of another visitor, since sign-ups and reports are limited per address (docs/behaviour.md#limits-per-address). */
export const newIp = (): string => `198.18.${crypto.getRandomValues(new Uint8Array(2)).join('.')}`;

/** Registers a new person, whose e-mail is not verified and who has no company. */
export async function newAccount(request: APIRequestContext, language: ApiLanguage = 'EN', fullname = 'Session Trader'): Promise<Account> {
  accounts += 1;
  const { address, password } = newcomer;
  const account = { email: `${address}${Date.now().toString(36)}-${process.pid}-${accounts}@kervan.example`, password };
  const body = { ...account, fullname, phone: null, countryId: '0'.repeat(24), language, mailMessageApproval: false };
  const answer = await request.post('/api/Auth/Register', { data: body, headers: { 'cf-connecting-ip': newIp() } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return account;
}

/** Signs in by the form, in any language: for tests about sign-in. */
export async function enterByForm(page: Page, account: Account, redirect = '/about-us'): Promise<void> {
  const { email, password } = account;
  const { code } = await codeOfAccount(account);
  await page.goto(`/sign-in?redirect=${encodeURIComponent(redirect)}`);
  const form = page.locator('main form');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('[type=submit]').click();
  if (code !== undefined) {
    await form.locator('[name=code]').fill(code);
    await form.locator('[type=submit]').click();
  }
  await page.waitForURL((url) => url.pathname + url.search === redirect);
}

/** A page without script, so that no answer for the present person arrives after a sign-out or sign-in. */
const openEmpty = (page: Page) => page.goto('/robots.txt');

/** Signs the browser out, as if it were another one. @param cookies names of those that are cleared */
export async function leave(page: Page, cookies = /./): Promise<void> {
  await openEmpty(page);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: cookies });
}

interface Device {
  /** Sets the language as chosen on the device, because otherwise the page would change to the account's language (ADR 027). */
  language?: string;
  /** The browser is the app's web view, which stores the refresh token itself. */
  isApp?: boolean;
}

/** Signs in by the form's own call and stores what the form stores in the browser. */
export async function enter(
  page: Page,
  { email, password, factorKey }: Account,
  address = '/about-us',
  { language, isApp = false }: Device = {},
): Promise<void> {
  const { request } = page;
  await openEmpty(page);
  const answer = await request.post('/api/Auth/Login', {
    data: { email, password, source: isApp ? 0 : 1, ...(await codeOfAccount({ email, factorKey })) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = (await answer.json()) as { data: Credentials };
  // The client's own code decides what it stores.
  updateCredentials(data);
  const session = $session.get();
  const storedPairs = [
    [userKey, JSON.stringify(session.user)],
    ...storedFlags.flatMap((flag) => (may(session, flag) ? [] : [[withoutKeys[flag], '1']])),
    ...(isApp ? [[appTokenKey, session.mobileRefreshToken]] : []),
  ];
  clearSession();
  if (language) await request.get(`/language?to=${language}&back=%2Frobots.txt`);
  if (isApp) await request.get('/?app=1');
  await page.evaluate((entries) => {
    for (const [key = '', value = ''] of entries) localStorage.setItem(key, value);
  }, storedPairs);
  await page.goto(address);
}

/** A list reads its member's favourites once; a late answer would overwrite counts that a test sets. */
export const starsAsked = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('saved'))).not.toBeNull();

/** A call of the same person on another device: a separate session, without a browser. */
export async function atAnotherMachine(
  { email, password, factorKey }: Account,
  work: (request: APIRequestContext, headers: { authorization: string }) => Promise<void>,
): Promise<void> {
  const request = withResends(await newRequest.newContext({ baseURL: process.env.KERVAN_ORIGIN }));
  const answer = await request.post('/api/Auth/Login', {
    data: { email, password, source: 1, ...(await codeOfAccount({ email, factorKey })) },
  });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  await work(request, { authorization: `Bearer ${data.accessToken}` });
  await request.dispose();
}

/** Counts the requests to a path in all tabs of a browser. */
export function countRequests(context: BrowserContext, path: string): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}
