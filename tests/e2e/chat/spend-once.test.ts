/** Credits are spent once per intent, on the built product: also when refetched lists are late. */
import type { APIRequestContext, Page } from '@playwright/test';
import { ask, type Business, newBusiness } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const lateMs = 2500;

interface History {
  balance: number;
  transActions: { transActionValue: number; reason: string }[];
}

const historyOf = (request: APIRequestContext, { token }: Business): Promise<History> =>
  ask<History>(request, '/api/User/GetUserTransActions', { token, data: { page: 0, size: 50 } });

/** Fills a request for yarn, up to the confirmation of credits. */
async function fillYarn(page: Page, { companyId }: Business, name: string): Promise<void> {
  const t = textsOf('en');
  await page.locator('main [name="companyId"]').selectOption(companyId);
  await page.locator('main [name="categoryId"]').selectOption({ index: 1 });
  await page.locator('main [name="subCategoryId"]').selectOption({ index: 1 });
  await page.locator('main [name="name"]').fill(name);
  await page.locator('main [name="description"]').fill('Ne 30/1, 20 t, CIF Mersin.');
  await page.getByLabel(t('request.form.field.tags')).fill('yarn');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('request.form.add'), exact: true }).click();
}

test(
  'a request is paid once, however often Spend is pressed before the lists are refetched',
  { tag: '@gate' },
  async ({ page, request }) => {
    const business = await newBusiness(request);
    const before = await historyOf(request, business);
    await enter(page, business, '/add-request?type=1');
    await fillYarn(page, business, 'Ring-spun yarn, paid once');
    const spend = page.locator('.button--spend');
    await expect(spend).toBeVisible();

    const writes: string[] = [];
    await page.route('**/api/**', async (route) => {
      const asked = route.request();
      const isWrite = asked.url().includes('AddAndEditRequest');
      if (isWrite) writes.push((await asked.headerValue('idempotency-key')) ?? '');
      // The page is left as soon as the write is answered, so that answer is delayed too, to leave time for another press.
      if (writes.length > 0) await new Promise((resolve) => setTimeout(resolve, isWrite ? lateMs / 2 : lateMs));
      await route.continue();
    });
    // As an impatient person does, without waiting for the button.
    const presses = await spend.evaluate(async (button: HTMLButtonElement) => {
      let count = 0;
      for (const end = Date.now() + 2000; Date.now() < end && button.isConnected; count += 1) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return count;
    });
    expect(presses).toBeGreaterThan(1);
    await page.waitForURL('**/my-requests');
    await expect(page.getByRole('link', { name: 'Ring-spun yarn, paid once' })).toHaveCount(1);
    expect(writes).toHaveLength(1);

    const after = await historyOf(request, business);
    const added = after.transActions.slice(0, after.transActions.length - before.transActions.length);
    expect(added).toHaveLength(1);
    expect(added[0]?.transActionValue).toBeLessThan(0);
    expect(after.balance - before.balance).toBe(added[0]?.transActionValue);
    // The header is updated without a reload.
    await expect(page.locator('header .balance [data-user-credit]')).toHaveText(new Intl.NumberFormat('en-US').format(after.balance));
  },
);

test('a request with a lost answer is not paid again after a change: it opens with the change', async ({ page, request }) => {
  const t = textsOf('en');
  const business = await newBusiness(request);
  const before = await historyOf(request, business);
  await enter(page, business, '/add-request?type=1');
  await fillYarn(page, business, 'Carded yarn');
  await page.route('**/AddAndEditRequest', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.locator('.button--spend').click();
  await expect(page.getByText(t('errors.NETWORK')).first()).toBeVisible();
  await page.unroute('**/AddAndEditRequest');
  // A reload loses neither the text nor the unanswered submission.
  await page.reload();
  const name = page.locator('main [name="name"]');
  await expect(name).toHaveValue('Carded yarn');
  await name.fill('Combed yarn');
  await page.getByRole('button', { name: t('request.form.add'), exact: true }).click();
  await page.locator('.button--spend').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('request.form.stored.open') })
    .click();
  await page.waitForURL('**/edit-request/*');
  await expect(name).toHaveValue('Combed yarn');
  await page.getByRole('button', { name: t('common.actions.save'), exact: true }).click();
  await page.waitForURL('**/my-requests');
  await expect(page.getByRole('link', { name: 'Combed yarn' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Carded yarn' })).toHaveCount(0);
  const after = await historyOf(request, business);
  expect(after.transActions.length - before.transActions.length).toBe(1);
});

test(
  'a press before the price has arrived waits for it, and a price that cannot be read is an error',
  { tag: '@gate' },
  async ({ page, request }) => {
    const t = textsOf('en');
    const business = await newBusiness(request);
    const pressed = Promise.withResolvers<void>();
    await page.route('**/GetServicePrices', async (route) => {
      await pressed.promise;
      await route.abort();
    });
    await enter(page, business, '/add-request?type=1');
    await fillYarn(page, business, 'Yarn, pressed early');
    const add = page.getByRole('button', { name: t('request.form.add'), exact: true });
    await expect(add).toBeDisabled();
    await expect(page.getByText(t('errors.NETWORK'))).toHaveCount(0);
    pressed.resolve();
    await expect(page.getByText(t('errors.NETWORK')).first()).toBeVisible();
    await page.unroute('**/GetServicePrices');
    const repeated = Promise.withResolvers<void>();
    await page.route('**/GetServicePrices', async (route) => {
      await repeated.promise;
      await route.continue();
    });
    await add.click();
    await expect(add).toBeDisabled();
    repeated.resolve();
    await expect(page.locator('.button--spend')).toBeVisible();
  },
);
