/** What a page of the business area loads in a browser until it is idle: bytes, files, and round trips before its own call. */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { refreshToken } from '../../../contract/session/calls.ts';
import { addressOf } from '../../../contract/wire/wire-call.ts';
import { accountAddresses, callAs } from '../../../tests/support/people/account-addresses.ts';
import { findBrowser } from '../../../tests/support/browser/browser.ts';
import { demoAccount, enter } from '../../../tests/support/people/members.ts';
import { type Exchange, roundTripsBefore } from './round-trips.ts';

export interface AccountLoad {
  name: string;
  /** Bytes of its scripts, each gzipped as sent. */
  bytes: number;
  files: number;
  /** Sequential answers before the page's own call was sent; 0 without a call. */
  trips: number;
}

/** Delay of each request: longer than the browser needs to start all parallel requests, also on a busy machine. */
const requestDelayMs = 600;

/** Number of pages measured in parallel, since each mostly waits. */
const atOnce = 4;

/** A page is idle after this time without a new request. */
const quietMs = 500;

/** Calls of the shell; every other call with a token is the page's. */
const shellPaths = [refreshToken, getNotifications].map((call) => addressOf(call));

async function signedIn(browser: Browser, origin: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await enter(page, demoAccount(name), '/robots.txt', { language: 'en' });
  return page;
}

async function loadOf(page: Page, name: string, address: string): Promise<AccountLoad> {
  const exchanges = new Map<Request, Exchange & { isOwnCall: boolean }>();
  const scripts: Promise<Buffer>[] = [];
  page.on('request', (request) => {
    if (!['document', 'script', 'fetch'].includes(request.resourceType())) return;
    const { pathname } = new URL(request.url());
    const isOwnCall = request.headers()['authorization'] !== undefined && !shellPaths.includes(pathname);
    exchanges.set(request, { from: Date.now(), to: Infinity, isOwnCall });
  });
  page.on('response', (response) => {
    const exchange = exchanges.get(response.request());
    if (exchange !== undefined) exchange.to = Date.now();
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  // Interception of requests also disables the browser's cache.
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, requestDelayMs));
    await route.continue();
  });
  page.on('requestfailed', (request) => {
    const exchange = exchanges.get(request);
    if (exchange !== undefined) exchange.to = Date.now();
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // On a slow machine rendering outlasts `networkidle`: wait until nothing is under way and no request follows.
  for (let seen = 0; seen !== exchanges.size || [...exchanges.values()].some(({ to }) => to === Infinity);) {
    seen = exchanges.size;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForTimeout(quietMs);
  }
  const inline = await page.evaluate(() =>
    Array.from(document.querySelectorAll('script:not([src]):not([type$=json])'), ({ textContent }) => textContent).join('\n'),
  );
  const texts = [Buffer.from(inline), ...(await Promise.all(scripts))];
  const own = [...exchanges.values()].find(({ isOwnCall }) => isOwnCall);
  return {
    name,
    bytes: texts.reduce((sum, text) => sum + gzipSync(text).length, 0),
    files: scripts.length,
    trips: own === undefined ? 0 : roundTripsBefore([...exchanges.values()], own.from),
  };
}

/** Opens every page of the business area in the demo with an empty cache. @param origin of the running product */
export async function accountLoads(origin: string): Promise<AccountLoad[]> {
  const { start, ...others } = await accountAddresses(await callAs(origin, 'owner'));
  const { executablePath, args, env } = findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...(process.env as Record<string, string>), ...env } });
  try {
    const loads = new Map<string, AccountLoad>();
    const measure = async (someone: Page, name: string, address: string): Promise<void> => {
      const page = await someone.context().newPage();
      loads.set(name, await loadOf(page, name, address));
      await page.close();
    };
    // The first page stores the browser's language in the account; later sign-ins do not.
    await measure(await signedIn(browser, origin, 'owner'), 'start', start);
    const waiting = Object.entries(others);
    // Each lane has a browser of its own, since tabs of one browser share a token refresh.
    const lane = async (): Promise<void> => {
      const owner = await signedIn(browser, origin, 'owner');
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        await measure(next[0] === 'moderation' ? await signedIn(browser, origin, 'moderator') : owner, ...next);
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    return ['start', ...Object.keys(others)].flatMap((name) => loads.get(name) ?? []);
  } finally {
    await browser.close();
  }
}
