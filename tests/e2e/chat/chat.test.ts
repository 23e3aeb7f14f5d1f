/** Two businesses chat: what one does is visible to the other at once, and after an interruption. */
import { expect, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { chatPollMs } from '../../../contract/limits.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { overflowOf, seriousFaults } from '../../support/browser/accessibility.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { demoAccount, enter, leave } from '../../support/people/members.ts';
import { test } from '../../support/browser/page.ts';
import { talk } from '../../support/people/talking.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');
const log = (page: Page) => page.getByRole('log');
const shownText = (page: Page, text: string) => log(page).getByText(text, { exact: true });
const ticks = (page: Page, name: 'read' | 'delivered') => log(page).getByRole('img', { name: t(`chat.${name}`), exact: true });
const waiting = (page: Page) => log(page).getByRole('img', { name: new RegExp(`^(${t('chat.waiting')}|${t('chat.sending')})$`) });
/** Shorter than the interval of polls, so the change has to arrive by the live connection. */
const soon = { timeout: chatPollMs / 2 };

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: t('chat.write') }).fill(text);
  await page.keyboard.press('Enter');
  await expect(shownText(page, text)).toBeInViewport();
}

test(
  'messages, read marks and deletions appear on the other side at once, also after an interruption',
  { tag: '@gate' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const { buyer, seller, address } = await talk(page);
    let breakLine = (): void => undefined;
    await page.routeWebSocket(/\/Tools\/Connect\?chatId/, (line) => {
      line.connectToServer();
      breakLine = () => void line.close({ code: 1011 });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, seller, address);
    await expect(shownText(page, 'First')).toBeVisible();
    await say(page, 'Second');
    await expect(ticks(page, 'delivered')).toHaveCount(1);

    const other = await (await browser.newContext()).newPage();
    await enter(other, buyer, address);
    await expect(shownText(other, 'Second')).toBeVisible();
    await expect(ticks(page, 'read')).toHaveCount(1, soon);

    await say(other, 'Third');
    await expect(shownText(page, 'Third')).toBeInViewport(soon);
    await log(other)
      .getByRole('button', { name: t('chat.messageMenu') })
      .last()
      .click();
    await other.getByRole('menuitem', { name: t('chat.deleteMessage') }).click();
    await other
      .getByRole('alertdialog')
      .getByRole('button', { name: t('common.actions.delete') })
      .click();
    await expect(log(other).getByText(t('chat.gone'))).toHaveCount(1);
    await expect(log(page).getByText(t('chat.gone'))).toHaveCount(1, soon);
    await expect(shownText(page, 'Third')).toHaveCount(0);

    // Sent during the interruption, so that its event is lost.
    breakLine();
    await say(other, 'Fourth');
    await expect(shownText(page, 'Fourth')).toBeInViewport(soon);

    await test.step('a chat that is opened again shows its messages at once', async () => {
      await page.getByRole('link', { name: t('chat.all') }).click();
      await expect(log(page)).toHaveCount(0);
      await page.route('**/api/Tools/GetChat', () => undefined);
      await page.locator('.chat-entry').click();
      for (const text of ['First', 'Second', 'Fourth']) await expect(shownText(page, text)).toBeVisible();
      await expect(ticks(page, 'read')).toHaveCount(1);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
    await other.context().close();
  },
);

test('messages appear together with their quotes, so that the layout does not shift', async ({ page }) => {
  const { buyer, address } = await talk(page);
  await enter(page, buyer, '/messages', { language: 'en' });
  const held = Promise.withResolvers<void>();
  await page.route('**/GetQuotesOfChat*', async (route) => {
    await held.promise;
    await route.continue();
  });
  const isRead = page.waitForResponse('**/Tools/GetChat');
  await page.goto(address);
  await isRead;
  await expect(page.locator('.chat__log[aria-busy=true]')).toBeVisible();
  await expect(page.locator('.bubble')).toHaveCount(0);
  held.resolve();
  await expect(page.locator('.bubble')).toHaveCount(1);
  await expect(page.locator('.chat__quote button')).toBeVisible();
});

test(
  'unsent messages wait, also over a reload, and are sent once and in order; a picture follows and can be enlarged',
  { tag: '@gate' },
  async ({ page }) => {
    const { seller, address } = await talk(page);
    await page.route('**/api/Tools/SendMessage', (route) => route.abort());
    await enter(page, seller, address);
    for (const text of ['Second', 'Third']) await say(page, text);
    await expect(waiting(page)).toHaveCount(2);
    await page.reload();
    await expect(waiting(page)).toHaveCount(2);
    await expect(page.getByText(t('chat.offline'))).toBeVisible();
    await page.unroute('**/api/Tools/SendMessage');
    await expect(ticks(page, 'delivered')).toHaveCount(2);
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByText(t('chat.offline'))).toBeHidden();
    expect(await log(page).locator('.bubble > p').allTextContents()).toEqual(['First', 'Second', 'Third']);

    await test.step('a refused message shows why, and can be removed', async () => {
      const refusal = { success: false, code: 'LIMIT_REACHED', message: '', data: null };
      await page.route('**/api/Tools/SendMessage', (route) => route.fulfill({ status: 403, json: refusal }));
      await page.getByRole('textbox', { name: t('chat.write') }).fill('Fourth');
      await page.keyboard.press('Enter');
      await expect(log(page).getByText(t('errors.LIMIT_REACHED'))).toBeInViewport();
      await log(page)
        .getByRole('button', { name: t('chat.removeWaiting') })
        .click();
      await expect(shownText(page, 'Fourth')).toHaveCount(0);
      await page.unroute('**/api/Tools/SendMessage');
    });

    const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0b5c63' } })
      .png()
      .toBuffer();
    await page.locator('.composer input[type=file]').setInputFiles({ name: 'towel.png', mimeType: 'image/png', buffer });
    await expect(ticks(page, 'delivered')).toHaveCount(3);
    // As if the signed address had expired.
    await page.route(/\/media\/c\/.*&size=l$/, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await log(page)
      .getByRole('button', { name: /towel\.png/ })
      .click();
    const large = page.getByRole('dialog').getByRole('img');
    await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
    const asked = page.waitForRequest('**/api/Tools/GetChatFile*');
    const saved = page.waitForEvent('download');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('chat.download') })
      .click();
    await asked;
    await saved;
  },
);

test(
  'a file is sent as soon as it is chosen, with its progress; a refused one shows why and blocks no other',
  { tag: '@gate' },
  async ({ page }) => {
    const { seller, address } = await talk(page);
    await enter(page, seller, address);
    const files = page.locator('.composer input[type=file]');
    const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
    const bar = log(page).getByRole('progressbar', { name: t('chat.uploading', { name: isolated('terms.pdf') }) });
    const delivered = await ticks(page, 'delivered').count();

    const held = Promise.withResolvers<Route>();
    await page.route('**/api/Tools/UploadFile*', (route) => held.resolve(route), { times: 1 });
    await files.setInputFiles(pdf('terms.pdf'));
    await expect(bar).toBeVisible();
    const sent = page.waitForRequest('**/api/Tools/SendMessage');
    await (await held.promise).continue();
    expect((await sent).headers()['content-type']).toBe('application/json');
    await expect(ticks(page, 'delivered')).toHaveCount(delivered + 1);
    await expect(bar).toHaveCount(0);

    // Its name promises a document that it is not: only the API can detect that.
    await files.setInputFiles({ ...pdf('broken.pdf'), buffer: Buffer.from('no document') });
    await expect(log(page).getByRole('alert').getByText(t('errors.UNSUPPORTED_MEDIA'))).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    await log(page)
      .getByRole('button', { name: t('chat.removeWaiting') })
      .click();
    await say(page, 'Here are the terms');
    await expect(ticks(page, 'delivered')).toHaveCount(delivered + 2);

    // A text that is typed already describes the file, which waits for it and can be removed.
    const field = page.getByRole('textbox', { name: t('chat.write') });
    const ready = page.getByRole('list', { name: t('chat.files.ready') }).getByRole('listitem');
    await field.fill('Our prices from May');
    await files.setInputFiles([pdf('prices.pdf'), pdf('mistake.pdf')]);
    await expect(ready).toHaveCount(2);
    expect(await seriousFaults(page)).toEqual([]);
    await ready.getByRole('button').last().click();
    await expect(ready).toHaveCount(1);
    await expect(ticks(page, 'delivered')).toHaveCount(delivered + 2);
    await field.press('Enter');
    await expect(ready).toHaveCount(0);
    const described = log(page).locator('.bubble', { hasText: 'prices.pdf' });
    await expect(described).toContainText('Our prices from May');
    await expect(ticks(page, 'delivered')).toHaveCount(delivered + 3);
  },
);

test('a reader further up is offered the new messages, and a link to another site shows its target', async ({ page }) => {
  const { buyer, seller, say } = await talk(page);
  for (let line = 1; line <= 24; line += 1) await say(buyer, `Line ${line}: https://nile.example/${line}`);
  await enter(page, seller, '/messages');
  await page.locator('.chat-entry').click();
  await expect(page.getByRole('link', { name: 'https://nile.example/24', exact: true })).toBeInViewport();
  const unread = page.getByRole('button', { name: t('chat.unreadFrom') });
  await unread.click();
  await expect(log(page).locator('.chat__unread')).toBeInViewport();
  await expect(unread).toHaveCount(0);
  await log(page).evaluate((list) => list.scrollTo({ top: 0 }));
  await say(buyer, 'The last word');
  const below = page.getByRole('button', { name: t('chat.below', { count: 1, number: '1' }) });
  await expect(below).toBeVisible(soon);
  await expect(shownText(page, 'The last word')).not.toBeInViewport();
  await below.click();
  await expect(shownText(page, 'The last word')).toBeInViewport();
  await expect(below).toHaveCount(0);

  await page.getByRole('link', { name: 'https://nile.example/24', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: t('chat.leave.title') });
  await expect(question.getByText('nile.example', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: t('common.actions.cancel') }).click();
});

test(
  'a person without a plan is led to the plans before writing, and nobody is offered to write to themselves',
  { tag: '@gate' },
  async ({ page }) => {
    const own = await newBusiness(page.request);
    const address = `/companies/${own.path}`;
    const card = page.locator('#contact');
    const open = card.getByRole('button', { name: t('contact.open') });
    await enter(page, demoAccount('noplan'), address);
    await page.route('**/contact-form', (route) => route.abort());
    await open.click();
    await expect(card.getByRole('alert')).toHaveText(t('errors.NETWORK'));
    await page.unroute('**/contact-form');
    await open.click();
    await expect(card.getByText(t('errors.NO_PLAN'))).toBeVisible();
    await expect(card.getByRole('textbox')).toHaveCount(0);
    await expect(card.getByRole('link', { name: t('contact.toPlans') })).toHaveAttribute('href', /\/plans$/);
    // One press leads there, and back navigation leads to a page on which they may stay.
    await page.waitForURL('**/plans');
    const back = page.getByRole('link', { name: t('common.wayBack.back') });
    await expect(back).toHaveAttribute('href', address);
    await page.reload();
    await back.click();
    await page.waitForURL(`**${address}`);
    await expect(open).toBeVisible();
    await open.click();
    await page.waitForURL('**/plans');
    // After the browser's back button the form is open, and does not redirect again.
    await page.clock.install();
    await page.goto(address);
    await expect(card.getByText(t('errors.NO_PLAN'))).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(new RegExp(`${address}$`));

    await leave(page);
    await page.evaluate(() => sessionStorage.clear());
    await enter(page, own, address);
    await open.click();
    await expect(card.getByText(t('contact.own'))).toBeVisible();
    await page.reload();
    await expect(card).toHaveCount(0);
  },
);

test('signing out asks while a text is unsent, on a public page too, and proceeds when confirmed', async ({ page }) => {
  const { seller, address } = await talk(page);
  await page.route('**/api/Tools/SendMessage', (route) => route.abort());
  await enter(page, seller, address);
  await say(page, 'Second');
  const signOut = page.locator('[data-do="sign-out"]');
  const press = async (): Promise<void> => {
    await page.locator('details:has([data-do="sign-out"]) > summary').click();
    await signOut.click();
  };
  const question = page.getByRole('alertdialog', { name: t('chat.signOut.title') });
  await page.goto('/about-us');
  await press();
  await page.waitForURL('/messages?signOut=ask');
  await expect(question.getByText(t('chat.signOut.unsent'))).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await question.getByRole('button', { name: t('chat.signOut.stay') }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/messages');

  await test.step('cancelling the sign-out leaves a page of the business area as it is', async () => {
    await page.evaluate(() => (document.body.dataset['isSame'] = 'yes'));
    await press();
    await expect(question).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset['isSame'])).toBe('yes');
  });
  await question.getByRole('button', { name: t('common.actions.signOut') }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('chat:')))).toEqual([]);
});

test('a blocked company is listed in the settings, and can be unblocked there', async ({ page }) => {
  const { buyer, seller, address } = await talk(page);
  await enter(page, seller, address);
  await page.getByRole('button', { name: t('chat.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('chat.block') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('chat.block') })
    .click();
  await expect(page.getByText(t('errors.PARTNER_BLOCKED'))).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile-settings?part=blocked');
  const row = page.locator('#blocked').getByRole('listitem').filter({ hasText: buyer.companyName });
  await expect(row).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await row.getByRole('button').click();
  await expect(page.getByText(t('user.settings.blocked.none'))).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('textbox', { name: t('chat.write') })).toBeVisible();
});
