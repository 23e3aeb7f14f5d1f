/** What a page of the business area loads in a browser until it is idle: bytes, files, and round trips before its own call. */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Route } from '@playwright/test';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { refreshToken } from '../../../contract/session/calls.ts';
import { addressOf } from '../../../contract/wire/wire-call.ts';
import { accountAddresses, callAs } from '../../../tests/support/people/account-addresses.ts';
import { untilIdle } from '../../../tests/support/browser/arrivals.ts';
import { findBrowser } from '../../../tests/support/browser/browser.ts';
import { demoAccount, enter } from '../../../tests/support/people/members.ts';

export interface AccountLoad {
  name: string;
  /** Bytes of its scripts, each gzipped as sent. */
  bytes: number;
  files: number;
  /** Rounds of answers before the page's own call was sent; 0 without a call. */
  trips: number;
}

/** Number of pages measured in parallel, since each mostly waits. */
const atOnce = 4;

/** A page that has sent no request for this time, and has nothing to do, waits for answers. */
const quietMs = 400;

/** How often a page with too many rounds is measured: on a busy machine a late request adds one, and nothing removes one. */
const mostTries = 3;

/** Calls of the shell; every other call with a token is the page's. */
const shellPaths = [refreshToken, getNotifications].map((call) => addressOf(call));

async function signedIn(browser: Browser, origin: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await enter(page, demoAccount(name), '/robots.txt', { language: 'en' });
  return page;
}

/** Resolves when the page has sent all requests that it can send without further answers. */
async function untilQuiet(page: Page, sent: () => number): Promise<void> {
  for (let before = -1; before !== sent();) {
    before = sent();
    await page.waitForTimeout(quietMs);
    // Fails while a document replaces another one, whose requests are awaited then.
    await untilIdle(page).catch(() => (before = -1));
  }
}

/** Holds all requests back until the page waits for them, then answers them together: a round trip. */
async function loadOf(page: Page, name: string, address: string): Promise<AccountLoad> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  let [held, sent, rounds, own]: [Route[], number, number, number | undefined] = [[], 0, 0, undefined];
  const { promise: firstSent, resolve: isSent } = Promise.withResolvers<void>();
  // Interception of requests also disables the browser's cache.
  await page.route('**/*', (route) => {
    const request = route.request();
    if (!['document', 'script', 'fetch'].includes(request.resourceType())) return route.continue();
    const isOwnCall = request.headers()['authorization'] !== undefined && !shellPaths.includes(new URL(request.url()).pathname);
    if (isOwnCall) own ??= rounds;
    sent += 1;
    held.push(route);
    return isSent();
  });
  const opened = page.goto(address);
  await firstSent;
  while (held.length > 0) {
    const round = held;
    held = [];
    rounds += 1;
    await Promise.all(
      round.map(async (route) => {
        await route.continue();
        await (await route.request().response())?.finished();
      }),
    );
    await untilQuiet(page, () => sent);
  }
  await opened;
  const inline = await page.evaluate(() =>
    Array.from(document.querySelectorAll('script:not([src]):not([type$=json])'), ({ textContent }) => textContent).join('\n'),
  );
  const texts = [Buffer.from(inline), ...(await Promise.all(scripts))];
  return { name, bytes: texts.reduce((sum, text) => sum + gzipSync(text).length, 0), files: scripts.length, trips: own ?? 0 };
}

/**
 * Opens every page of the business area in the demo with an empty cache.
 * @param origin of the running product
 * @param tripsMax rounds above which a page is measured again
 */
export async function accountLoads(origin: string, tripsMax: number): Promise<AccountLoad[]> {
  const { start, ...others } = await accountAddresses(await callAs(origin, 'owner'));
  const { executablePath, args, env } = findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...(process.env as Record<string, string>), ...env } });
  try {
    const loads = new Map<string, AccountLoad>();
    const measure = async (someone: Page, name: string, address: string): Promise<void> => {
      for (let tries = 0; tries < mostTries && (loads.get(name)?.trips ?? Infinity) > tripsMax; tries += 1) {
        const page = await someone.context().newPage();
        loads.set(name, await loadOf(page, name, address));
        await page.close();
      }
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
