/** What a page of the business area costs in a browser until nothing is loaded any more: bytes, files, and how long it waits to ask. */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { getNotifications } from '../../contract/notification/calls.ts';
import { login, refreshToken } from '../../contract/session/calls.ts';
import { addressOf, answerOf, requestOf } from '../../contract/wire-call.ts';
import type { Credentials } from '../../contract/session/shapes.ts';
import { accountAddresses, type AskAs } from '../../tests/support/account-addresses.ts';
import { findBrowser } from '../../tests/support/browser.ts';
import { demoAccount, enter } from '../../tests/support/members.ts';

export interface AccountLoad {
  name: string;
  /** Of its scripts, each gzipped as it is sent. */
  bytes: number;
  files: number;
  /** Answers that had to be waited for, one after the other, before the page's own call was sent; 0 where it makes none. */
  trips: number;
}

/** Longer than the browser takes to begin what can begin at once: what overlaps did not wait for each other. */
const tripMs = 150;

/** The shell's own calls; whatever else carries a token is the page's. */
const shellPaths = [refreshToken, getNotifications].map((call) => addressOf(call));

interface Sent {
  path: string;
  isOwnCall: boolean;
  from: number;
  to: number;
}

/** The longest row of answers that each came before the next was asked for, of those that came before `until`. */
export function tripsBefore(sent: readonly Pick<Sent, 'from' | 'to'>[], until: number): number {
  let [trips, last] = [0, -Infinity];
  for (const { from, to } of sent.filter((each) => each.to <= until).toSorted((one, other) => one.to - other.to))
    if (from >= last) [trips, last] = [trips + 1, to];
  return trips;
}

/** Asks as `name` does, outside of the browser. */
async function askAs(origin: string, name: string): Promise<AskAs> {
  const send: AskAs = async (call, input = {}) => {
    const answer = await fetch(origin + addressOf(call, input), requestOf(call, input, { token, isOwn: true }));
    const read = answerOf<never>(call, answer.status, await answer.json());
    if (!read.ok) throw new Error(`${call.name} answers ${read.code}`);
    return read.data;
  };
  let token = '';
  const credentials: Credentials = await send(login, { body: { ...demoAccount(name), source: 0 } });
  token = credentials.accessToken;
  return send;
}

async function signedIn(browser: Browser, origin: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await enter(page, demoAccount(name), '/robots.txt', { language: 'en' });
  return page;
}

async function loadOf(page: Page, name: string, address: string): Promise<AccountLoad> {
  const sent = new Map<Request, Sent>();
  const scripts: Promise<Buffer>[] = [];
  const names: string[] = [];
  page.on('request', (request) => {
    if (!['document', 'script', 'fetch', 'xhr'].includes(request.resourceType())) return;
    const path = new URL(request.url()).pathname;
    const isOwnCall = request.headers()['authorization'] !== undefined && !shellPaths.includes(path);
    sent.set(request, { path, isOwnCall, from: Date.now(), to: Infinity });
  });
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    names.push(response.url());
    scripts.push(response.body());
  });
  page.on('requestfinished', (request) => {
    const entry = sent.get(request);
    if (entry !== undefined) entry.to = Date.now();
  });
  // Nothing is taken from the browser's cache while requests are held.
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, tripMs));
    await route.continue();
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const inline = await page.evaluate(() =>
    Array.from(document.querySelectorAll('script:not([src]):not([type$="json"])'), ({ textContent }) => textContent ?? '').join('\n'),
  );
  const bodies = await Promise.all(scripts);
  const own = [...sent.values()].find(({ isOwnCall }) => isOwnCall);
  if (process.env['SHOW'] === name) {
    const t0 = Math.min(...[...sent.values()].map((x) => x.from));
    for (const x of sent.values()) console.log(x.from - t0, x.to - t0, x.isOwnCall ? '*' : ' ', x.path);
    names.forEach((x, i) => console.log(gzipSync(bodies[i]!).length, x));
  }
  return {
    name,
    bytes: [Buffer.from(inline), ...bodies].reduce((sum, body) => sum + gzipSync(body).length, 0),
    files: bodies.length,
    trips: own === undefined ? 0 : tripsBefore([...sent.values()], own.from),
  };
}

/** Opens every page of the business area, each with an empty cache. */
export async function accountLoads(origin: string): Promise<AccountLoad[]> {
  const addresses = Object.entries(await accountAddresses(await askAs(origin, 'owner')));
  const { executablePath, args, env } = findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...(process.env as Record<string, string>), ...env } });
  try {
    const people = { owner: await signedIn(browser, origin, 'owner'), moderator: await signedIn(browser, origin, 'moderator') };
    const loads: AccountLoad[] = [];
    for (const [name, address] of addresses) {
      const page = await people[name === 'moderation' ? 'moderator' : 'owner'].context().newPage();
      loads.push(await loadOf(page, name, address));
      await page.close();
    }
    return loads;
  } finally {
    await browser.close();
  }
}
