/** A member's journey in the sample app: sign in, search, open, chat, buy, sign out, with forged messages and an interrupted network. */
import type { Frame, FrameLocator, Page } from '@playwright/test';
import { updateFcmToken } from '../../../contract/auth/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { apiLanguage } from '../../../contract/text/languages.ts';
import { getPaymentLog } from '../../../contract/payment/calls.ts';
import type { Account } from '../../support/people/members.ts';
import { openLink, test } from '../../support/browser/host-link.ts';
import { expect } from '../../support/browser/page.ts';
import { accountOf, answerBank, newPayer, payButton, pricesIn, typeCard } from '../../support/people/payers.ts';
import { talk } from '../../support/people/talking.ts';
import { textsOf } from '../../support/browser/texts.ts';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

const sentMessages = (page: Page, type: string) => page.locator(`#traffic li[data-from="page"][data-type="${type}"]`);
/** Sends the app's message to open a link, and waits until the new page listens. */
const say = async (page: Page, link: string): Promise<void> => {
  await openLink(page, link);
  await arrived(page, link.replace('kervan://', '/').replace(/\?.*$/, ''));
};
const arrived = (page: Page, path: string) => expect(sentMessages(page, 'ready').first()).toContainText(`"path":"${path}`);
const frameOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.locator('#device').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the host shows no page');
  return frame;
};
const addressOf = (page: Page): Promise<string> => frameOf(page).then((frame) => new URL(frame.url()).pathname);

/** For a failure: the messages, newest first, and where the frame has been. */
test.afterEach(async ({ page }, info) => {
  if (info.status === info.expectedStatus) return;
  const frame = await frameOf(page);
  const visited = await frame.evaluate(() => navigation.entries().map(({ index, url }) => `${index} ${url}`));
  const messages = await page.locator('#traffic li').allInnerTexts();
  await info.attach('messages', { body: [`now: ${frame.url()}`, ...visited, ...messages].join('\n') });
});

async function signIn(page: Page, device: FrameLocator, language: string, { email, password }: Account): Promise<void> {
  const first = `/language?${new URLSearchParams({ to: language, back: '/sign-in?app=1&redirect=/profile-tab' })}`;
  await page.goto(`/__host/?${new URLSearchParams({ open: first })}`);
  await device.locator('input[name="email"]').fill(email);
  await device.locator('input[name="password"]').fill(password);
  await device.locator('main [type=submit]').click();
  await expect(sentMessages(page, 'login')).toHaveCount(1);
  await expect(device.locator('.app-person')).toBeVisible();
}

async function signOut(page: Page, device: FrameLocator, name: string): Promise<void> {
  await say(page, 'kervan://profile-tab');
  await device.getByRole('button', { name }).click();
  await expect(sentMessages(page, 'logOut')).toHaveCount(1);
  await expect.poll(() => addressOf(page)).toBe('/');
}

/** Addresses of stored data of the person, without the files of the build. */
const storedKeys = (frame: Frame): Promise<string[]> =>
  frame.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('shell-'));
    const keys = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return keys.flat();
  });

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language } });
    const t = textsOf(language);

    test(
      'sign in, search, open, chat, buy, sign out; forged messages have no effect',
      { tag: language === 'en' ? '@gate' : [] },
      async ({ page, request }) => {
        test.setTimeout(120_000);
        const device = page.frameLocator('#device');
        const [payer, { pack }] = await Promise.all([newPayer(request, apiLanguage(language)), pricesIn(request, apiLanguage(language))]);
        await talk(page, payer);
        const before = await accountOf(request, payer);
        await signIn(page, device, language, payer);
        // After sign-in the page gets the push token.
        const tokenSaved = page.waitForResponse((answer) => answer.url().includes(pathOf(updateFcmToken)));
        await page.locator('#push button').click();
        expect((await tokenSaved).status()).toBe(200);
        await say(page, 'kervan://search?selected=2&value=domates');
        await device.locator('.company-card a').first().click();
        await expect.poll(() => addressOf(page)).toMatch(/^\/companies\//);
        await expect(sentMessages(page, 'ready').first()).toContainText('/companies/');
        const opened = await addressOf(page);
        await device.locator('[data-share]').first().click();
        await expect(sentMessages(page, 'share')).toContainText(opened);
        for (const [forgery, fault] of [
          ['nonce', 'nonce'],
          ['version', 'version'],
          ['replayed', 'replayed'],
          ['shape', 'shape'],
        ] as const) {
          await page.locator(`[data-forge="${forgery}"]`).click();
          await expect(sentMessages(page, 'refused').and(page.locator(`[data-fault="${fault}"]`))).toHaveCount(1);
        }
        await page.locator('[data-forge="origin"]').click();
        expect(await addressOf(page)).toBe(opened);

        await device
          .getByRole('navigation', { name: t('nav.app.tabs') })
          .getByRole('link', { name: t('nav.app.messages') })
          .click();
        await device.locator('.chat-entry').first().click();
        await device.getByRole('textbox', { name: t('chat.write') }).fill('FOB Mersin?');
        await page.keyboard.press('Enter');
        await expect(device.getByRole('log').getByText('FOB Mersin?')).toBeVisible();
        await expect(device.getByRole('log').getByRole('img', { name: t('chat.delivered'), exact: true })).toHaveCount(2);
        await page.locator('[data-say="back"]').click();

        await say(page, `kervan://payment/credit/${pack.id}`);
        // Faults and success cause haptic feedback.
        await payButton(device).click();
        await expect(sentMessages(page, 'haptic').first()).toContainText('"kind":"error"');
        await typeCard(device, 'success', apiLanguage(language));
        await payButton(device).click();
        const bank = device.frameLocator('iframe[name="bank-frame"]');
        await expect(bank.locator('[name="code"]')).toBeVisible();
        // The app's result is shown at once as unconfirmed; the log corrects it.
        for (const state of ['paid', 'denied'] as const) {
          await page.locator(`[data-say="payment"][data-state="${state}"]`).click();
          await expect(device.getByRole('heading', { name: t(`payment.reported.${state}`) })).toBeVisible();
        }
        await expect(sentMessages(page, 'payment')).toHaveCount(0);
        await device.getByRole('button', { name: t('payment.failed.reopen') }).click();
        await answerBank(bank);
        await expect(sentMessages(page, 'payment')).toContainText('"state":"paid","status":1');
        await expect(sentMessages(page, 'haptic').first()).toContainText('"kind":"success"');
        await expect.poll(() => addressOf(page)).toBe(`/payment/success/credit/${pack.id}`);
        await expect(device.getByRole('heading', { level: 1 })).toHaveText(t('payment.success.title'));
        expect(await accountOf(request, payer)).toEqual({ balance: before.balance + pack.additionalCredit, purchases: 1 });

        await page.locator('[data-say="back"]').click();
        await expect.poll(() => addressOf(page)).toBe('/membership');
        await signOut(page, device, t('common.actions.signOut'));
      },
    );
  });

test('with an interrupted network opened pages stay readable, messages wait, one payment is one purchase, and the sign-out deletes all', async ({
  page,
  request,
  host,
}) => {
  test.setTimeout(120_000);
  const t = textsOf('en');
  const device = page.frameLocator('#device');
  const [payer, { pack }] = await Promise.all([newPayer(request), pricesIn(request, 'EN')]);
  await talk(page, payer);
  const before = await accountOf(request, payer);
  await signIn(page, device, 'en', payer);
  await say(page, '/imports');
  await expect(device.locator('.request').first()).toBeVisible();
  await expect.poll(async () => (await frameOf(page)).evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // From now on the service worker stores opened pages.
  const link = device.locator('.request__title a').first();
  const title = (await link.textContent())?.trim() ?? '';
  await link.click();
  await expect(device.getByRole('heading', { level: 1 })).toHaveText(title);
  const opened = await addressOf(page);
  await say(page, '/messages');
  await device.locator('.chat-entry').first().click();
  await expect(device.getByRole('log').getByText('First', { exact: true })).toBeVisible();
  const chat = new URL((await frameOf(page)).url());
  const frame = await frameOf(page);
  await expect.poll(() => storedKeys(frame)).toContain('/__call/api/Tools/GetChat');
  await expect.poll(() => storedKeys(frame)).toContain(`/__page${opened}`);
  await expect.poll(() => storedKeys(frame)).toContain('/__account');

  host.setNetwork(false);
  await say(page, opened);
  await expect(device.locator('.offline-note')).toBeVisible();
  await expect(device.getByRole('heading', { level: 1 })).toHaveText(title);
  await say(page, chat.pathname + chat.search);
  await expect(device.getByRole('log').getByText('First', { exact: true })).toBeVisible();
  await expect(device.locator('.offline-note')).toBeVisible();
  await device.getByRole('textbox', { name: t('chat.write') }).fill('From the ship');
  await page.keyboard.press('Enter');
  await expect(device.getByRole('log').getByText('From the ship')).toBeVisible();
  await openLink(page, '/membership');
  await expect(device.getByRole('heading', { level: 1 })).toHaveText(t('notification.offline.title'));

  host.setNetwork(true);
  await device.getByRole('link', { name: t('notification.offline.retry') }).click();
  await arrived(page, '/membership');
  await say(page, chat.pathname + chat.search);
  await expect(device.getByRole('log').getByText('From the ship')).toHaveCount(1);
  await expect(device.getByRole('log').getByRole('img', { name: t('chat.delivered'), exact: true })).toHaveCount(2);

  await say(page, `/payment/credit/${pack.id}`);
  await typeCard(device);
  await payButton(device).click();
  const bank = device.frameLocator('iframe[name="bank-frame"]');
  await expect(bank.locator('[name="code"]')).toBeVisible();
  // The page polls the payment, and gets no answer for a while.
  const failedRequest = page.waitForEvent('requestfailed', (failed) => failed.url().includes(pathOf(getPaymentLog)));
  host.setNetwork(false);
  await failedRequest;
  host.setNetwork(true);
  await answerBank(bank);
  await expect.poll(() => addressOf(page)).toBe(`/payment/success/credit/${pack.id}`);
  expect(await accountOf(request, payer)).toEqual({ balance: before.balance + pack.additionalCredit, purchases: 1 });

  await signOut(page, device, t('common.actions.signOut'));
  await expect.poll(async () => (await storedKeys(await frameOf(page))).filter((path) => /__call|__account/.test(path))).toEqual([]);
  const left = await (await frameOf(page)).evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => !/^(?:language-|mode$|cookies$|host-accepted$|wait:)/.test(key))).toEqual([]);
  expect(await (await frameOf(page)).evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});
