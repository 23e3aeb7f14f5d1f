/** Two businesses talk: what one does is seen by the other at once, and is still there after a break. */
import { expect, type Page } from '@playwright/test';
import { chatPollMs } from '../../contract/limits.ts';
import { newBusiness } from '../support/businesses.ts';
import { enter } from '../support/members.ts';
import { test } from '../support/page.ts';
import { textsOf } from '../support/texts.ts';

const t = textsOf('en');
const log = (page: Page) => page.getByRole('log');
const said = (page: Page, text: string) => log(page).getByText(text, { exact: true });
/** Sooner than any poll: it was told. */
const soon = { timeout: chatPollMs / 2 };

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: t('chat.write') }).fill(text);
  await page.keyboard.press('Enter');
  await expect(said(page, text)).toBeInViewport();
}

test('what is written, read and deleted shows at the other side at once, also after a break', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const [buyer, seller] = [await newBusiness(page.request), await newBusiness(page.request)];
  const asBuyer = { 'x-kervan': '1', authorization: `Bearer ${buyer.token}` };
  const opened = await page.request.post('/api/Tools/CreateChat', {
    headers: { ...asBuyer, 'idempotency-key': crypto.randomUUID() },
    data: { fromCompanyId: buyer.companyId, toCompanyId: seller.companyId, chatNameForAll: 'Towels', text: 'First', createdFor: 0 },
  });
  const { data } = (await opened.json()) as { data: { chatId: string } };
  const address = `/messages?chatId=${data.chatId}`;

  let breakLine = (): void => undefined;
  await page.routeWebSocket(/\/Tools\/Connect/, (line) => {
    line.connectToServer();
    breakLine = () => void line.close({ code: 1011 });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, seller, address);
  await expect(said(page, 'First')).toBeVisible();
  await say(page, 'Second');
  const ticks = (name: 'read' | 'delivered') => log(page).getByRole('img', { name: t(`chat.${name}`), exact: true });
  await expect(ticks('delivered')).toHaveCount(1);

  const other = await (await browser.newContext()).newPage();
  await enter(other, buyer, address);
  await expect(said(other, 'Second')).toBeVisible();
  await expect(ticks('read')).toHaveCount(1, soon);

  await say(other, 'Third');
  await expect(said(page, 'Third')).toBeInViewport(soon);
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
  await expect(said(page, 'Third')).toHaveCount(0);

  // Said during the break, and told to nobody.
  breakLine();
  await say(other, 'Fourth');
  await expect(said(page, 'Fourth')).toBeInViewport(soon);

  await test.step('who comes back sees at once what was there', async () => {
    await page.getByRole('link', { name: t('chat.all') }).click();
    await expect(log(page)).toHaveCount(0);
    await page.route('**/api/Tools/GetChat', () => undefined);
    await page.locator('.chat-entry').click();
    for (const text of ['First', 'Second', 'Fourth']) await expect(said(page, text)).toBeVisible();
    await expect(ticks('read')).toHaveCount(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await other.context().close();
});
