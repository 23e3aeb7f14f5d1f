/** Content shared by other apps with the installed site: the service worker receives it, and the person decides. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFaults, overflowOf } from '../../support/browser/accessibility.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { talk } from '../../support/people/talking.ts';
import { textsOf } from '../../support/browser/texts.ts';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

const isLed = (page: Page): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** As the system's share sheet does: a form with files, sent to the address in the manifest. */
async function share(page: Page, text: string, pictures: readonly string[]): Promise<void> {
  await expect.poll(() => isLed(page)).toBe(true);
  const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#0b5c63' } })
    .png()
    .toBuffer();
  await page.evaluate(
    ([words, bytes, names]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data', hidden: true });
      const field = document.createElement('input');
      Object.assign(field, { name: 'text', value: words });
      const files = document.createElement('input');
      Object.assign(files, { type: 'file', name: 'images', multiple: true });
      const list = new DataTransfer();
      for (const name of names)
        list.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' }));
      files.files = list.files;
      form.append(field, files);
      document.body.append(form);
      form.submit();
    },
    [text, picture.toString('base64'), pictures] as const,
  );
}

test('a text and a picture become a message in one’s own chat, sent only by a press', async ({ page }) => {
  const t = textsOf('en');
  const { buyer, address, seller } = await talk(page);
  await enter(page, buyer, address);
  await page.locator('.cookie-banner button').first().click();
  const log = page.getByRole('log');
  await expect(log.getByText('First')).toBeVisible();
  await share(page, 'Sample of the border, 30 cm', ['border.png', 'reverse.png']);
  await expect(page).toHaveURL(/\/share$/);
  await expect(page.getByText('Sample of the border, 30 cm')).toBeVisible();
  await expect(page.getByRole('img', { name: 'border.png' })).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectNoFaults(page);

  await page.getByRole('link', { name: seller.companyName }).click();
  const field = page.getByRole('textbox', { name: t('chat.write') });
  await expect(field).toHaveValue('Sample of the border, 30 cm');
  const files = page.getByRole('list', { name: t('chat.share.what') });
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expectNoFaults(page);
  // A reload keeps the content; nothing has been sent.
  await page.reload();
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expect(field).toHaveValue('Sample of the border, 30 cm');
  await expect(log.locator('.bubble')).toHaveCount(1);
  await files.getByRole('button').last().click();
  await expect(files.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: t('common.actions.send'), exact: true }).click();
  await expect(log.getByText('Sample of the border, 30 cm')).toBeVisible();
  await expect(log.locator('img[src*="/media/"]')).toHaveCount(1);
  await expect(files).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
  // It is no longer stored.
  await page.goto('/share');
  await expect(page.getByRole('heading', { name: t('chat.share.gone.title') })).toBeVisible();
});

test.describe('ar', () => {
  test.use({ locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' } });

  test('a signed-out person continues after the sign-in, and a request starts with the shared content', async ({ page }) => {
    const t = textsOf('ar');
    const { email, password } = demoAccount('buyer');
    await enter(page, demoAccount('buyer'), '/profile-tab', { language: 'ar' });
    await expect.poll(() => isLed(page)).toBe(true);
    await page.getByRole('button', { name: t('common.actions.signOut') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await share(page, 'مناشف قطن للفنادق', ['towel.png']);
    await page.waitForURL((url) => url.pathname === '/sign-in' && url.searchParams.get('redirect') === '/share');
    await page.locator('main [name=email]').fill(email);
    await page.locator('main [name=password]').fill(password);
    await page.locator('main [type=submit]').click();
    await page.waitForURL((url) => url.pathname === '/share');
    await expect(page.getByText('مناشف قطن للفنادق')).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('nav.postRequest') })
      .click();
    await expect(page.locator('[name=description]')).toHaveValue('مناشف قطن للفنادق');
    await expect(page.locator('main').getByText('towel.png')).toBeVisible();
  });
});
