/** A toast does not cover the buttons that a person presses next. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { pictureOf } from '../../support/people/first-visit.ts';
import { enter } from '../../support/people/members.ts';

const t = textsOf('en');

/** Whether a press in the middle of a button reaches the button. */
const isFree = (button: Locator): Promise<boolean> =>
  button.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Opens the form of a company's part, and saves it. */
async function saveCompany(page: Page, part: string): Promise<Locator> {
  const business = await newBusiness(page.request);
  await enter(page, business, `/my-companies/${business.companyId}?part=${part}`);
  await page
    .getByRole('button', { name: t('common.actions.save'), exact: true })
    .first()
    .click();
  const toast = page.locator('.toast');
  await expect(toast).toHaveCount(1);
  return toast;
}

async function openCrop(page: Page): Promise<Locator> {
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await pictureOf(800, 600) };
  await page.locator('input[type=file]').first().setInputFiles(logo);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await sheet.evaluate((shown) => Promise.all(shown.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  return sheet;
}

async function expectFree(sheet: Locator): Promise<void> {
  for (const name of [t('common.actions.close'), t('company.crop.use')])
    expect(await isFree(sheet.getByRole('button', { name, exact: true })), name).toBe(true);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a toast does not cover the last button of a form at the lower edge of the screen', async ({ page }) => {
    const toast = await saveCompany(page, 'categories');
    const last = page.locator('main form [type=submit]').last();
    // The saved answer may still change the form's height, and move the button out of the screen.
    await expect(async () => {
      await last.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
      expect(await isFree(last)).toBe(true);
    }).toPass();
    await expect(toast).toBeVisible();
  });

  test("a toast covers none of a sheet's buttons", async ({ page }) => {
    const toast = await saveCompany(page, 'logo');
    const sheet = await openCrop(page);
    await expect(toast).toBeVisible();
    await expectFree(sheet);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a toast does not cover the buttons of a form at the lower edge of the screen', async ({ page }) => {
    // The banner is at the lower edge too.
    await page.addInitScript(() => localStorage.setItem('cookies', 'refused'));
    await enter(page, await newBusiness(page.request), '/add-request?type=1');
    const submit = page.locator('main form [type=submit]');
    await submit.click();
    await expect(page.locator('.toast')).toHaveCount(1);
    // Wide enough for the form to reach the toasts.
    for (const width of [1280, 1000]) {
      await page.setViewportSize({ width, height: 900 });
      await submit.evaluate((button) => {
        const top = button.getBoundingClientRect().bottom - innerHeight + 24;
        scrollBy({ top, behavior: 'instant' });
      });
      expect(await isFree(submit), String(width)).toBe(true);
    }
    await expect(page.locator('.toast')).toBeVisible();
  });
});

test.describe('on a small screen that is no phone', () => {
  test.use({ viewport: { width: 700, height: 560 } });

  test("a toast covers neither a dialog's closing button nor those below", async ({ page }) => {
    const toast = await saveCompany(page, 'logo');
    const dialog = await openCrop(page);
    await expect(toast).toBeVisible();
    expect(await isFree(dialog.getByRole('button', { name: t('common.actions.close'), exact: true }))).toBe(true);
  });
});
