/** What happens in an open chat while nobody looks at it, or while it is read again. */
import type { Page, Request } from '@playwright/test';
import type { ChatDetail } from '../../../contract/chat/calls.ts';
import { ask } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { talk } from '../../support/people/talking.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('ar');

/** As if the person changed to another tab and back. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
/** Reads all shown answers again, which are fresh for five seconds. */
async function reconnect(page: Page): Promise<void> {
  await page.clock.setFixedTime(await page.evaluate(() => Date.now() + 5100));
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
}
const unreadIn = (page: Page): Promise<number> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { unreadMessageCount: number }).unreadMessageCount);

test('a message in a chat that is open in a hidden tab stays unread, for both sides, until it is seen', async ({ page }) => {
  const { buyer, seller, say, address } = await talk(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, buyer, address, { language: 'ar' });
  await expect(page.locator('.chat__log').getByText('First', { exact: true })).toBeVisible();
  const isReadIn = async (): Promise<boolean | undefined> => {
    const chatId = new URL(address, 'http://localhost').searchParams.get('chatId');
    const { chat } = await ask<{ chat: ChatDetail }>(page.request, '/api/Tools/GetChat', { token: seller.token, data: { chatId } });
    return chat.messages.at(-1)?.isRead;
  };
  await setHidden(page, true);
  await say(seller, 'Second');
  await expect.poll(() => unreadIn(page)).toBe(1);
  const listed = page.waitForResponse('**/Tools/GetAccesibleChats*');
  await reconnect(page);
  await listed;
  expect([await unreadIn(page), await isReadIn()]).toEqual([1, false]);

  await setHidden(page, false);
  await expect(page.locator('.chat__log').getByText('Second', { exact: true })).toBeVisible();
  await expect.poll(async () => [await unreadIn(page), await isReadIn()]).toEqual([0, true]);
});

test('an accepted price stays accepted while the first message is written, and is asked again if it changes', async ({ page }) => {
  let price = 10;
  await page.route('**/Tools/GetChat', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: { chat: ChatDetail } };
    Object.assign(json.data.chat, { isPaid: false, mustBePayUser: true, price });
    await route.fulfill({ response: answer, json });
  });
  const { buyer, address } = await talk(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, buyer, address, { language: 'ar' });
  await page.getByRole('button', { name: t('nav.cookies.refuse') }).click();
  await page.locator('.spend').getByRole('button').first().click();
  const field = page.locator('.chat__foot textarea');
  await field.fill('مرحبًا');
  const again = async (): Promise<void> => {
    // The live connection reads new messages only.
    const isWhole = (request: Request): boolean => request.url().endsWith('/Tools/GetChat') && !request.postData()?.includes('after');
    const read = page.waitForResponse((answer) => isWhole(answer.request()));
    await reconnect(page);
    await (await read).finished();
  };
  await again();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('مرحبًا');
  price = 15;
  await again();
  await expect(page.locator('.spend')).toContainText('١٥');
});
