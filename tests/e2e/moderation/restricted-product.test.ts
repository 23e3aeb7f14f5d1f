/** A reported product is restricted; its owner corrects it, in Arabic on a phone; a moderator lifts the restriction. */
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { field, toast } from '../../support/people/auth-pages.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { reportContent } from '../../support/people/cases.ts';
import { liveProduct } from '../../support/people/products.ts';

const t = textsOf('ar');
const english = textsOf('en');
test.use({ locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' }, viewport: { width: 390, height: 844 } });

test('a restricted product is gone for visitors, and public again after its correction', async ({ page, browser }) => {
  const business = await newBusiness(page.request, 'AR');
  const name = `منشفة فندقية ${business.companyName.slice(-6)}`;
  const id = await liveProduct(page.request, business, { name, description: 'مناشف من قطن عضوي معتمد.', keyword: 'مناشف' });
  const address = `/companies/${business.path}/products/${id}`;
  const statusOf = async () => (await page.request.get(`/ar${address}`, { maxRedirects: 0 })).status();
  expect(await statusOf()).toBe(200);
  await reportContent(page.request, 'product', id);

  const moderatorPage = await (await browser.newContext({ locale: 'en', baseURL: process.env.KERVAN_ORIGIN })).newPage();
  await enter(moderatorPage, demoAccount('moderator'), '/moderation?kind=notice', { language: 'en' });
  await moderatorPage.locator('.queue__item', { hasText: name }).click();
  await expect(moderatorPage.getByText(english('moderation.notice.productHidden'))).toBeVisible();
  await moderatorPage.getByRole('checkbox', { name: english('moderation.reasons.FACTS_FALSE') }).check();
  await moderatorPage.getByRole('button', { name: english('moderation.notice.act') }).click();
  await expect(toast(moderatorPage, english('moderation.notice.acted'))).toBeVisible();
  await expect.poll(statusOf).toBe(410);

  await test.step('its owner sees why, corrects it, and it waits', async () => {
    await enter(page, business, `/my-companies/${business.companyId}`, { language: 'ar' });
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText(t('product.restricted.badge'))).toBeVisible();
    await expect(row.getByText(t('moderation.reasons.FACTS_FALSE'))).toBeVisible();
    await expect(row.getByRole('link', { name: t('product.copyNamed', { name }) })).toHaveCount(0);
    await expectNoFaults(page);
    await row.getByRole('link', { name: t('product.editNamed', { name }) }).click();
    await expect(page.getByText(t('product.restricted.title'))).toBeVisible();
    await expect(page.getByText(t('moderation.reasons.FACTS_FALSE'))).toBeVisible();
    await field(page, 'description').fill('مناشف من القطن.');
    await expectNoFaults(page);
    await page.getByRole('button', { name: t('product.restricted.send') }).click();
    await expect(toast(page, t('product.restricted.sent'))).toBeVisible();
    await expect(row.getByText(t('product.restricted.waits'))).toBeVisible();
    expect(await statusOf()).toBe(410);
  });

  await test.step('a moderator lifts the restriction by a key', async () => {
    await moderatorPage.goto('/moderation?kind=product');
    await moderatorPage.locator('.queue__item', { hasText: name }).click();
    await expect(moderatorPage.locator('.item .pictures img')).toHaveCount(1);
    await expect(moderatorPage.locator('.item').getByText('مناشف من القطن.')).toBeVisible();
    await expect(moderatorPage.locator('.item .note').getByText(english('moderation.reasons.FACTS_FALSE'))).toBeVisible();
    await expectNoFaults(moderatorPage);
    await moderatorPage.keyboard.press('a');
    await expect(toast(moderatorPage, english('moderation.product.lifted'))).toBeVisible();
    await moderatorPage.context().close();
  });
  await expect.poll(statusOf).toBe(200);
  await page.goto('/notifications');
  await expect(page.getByRole('link', { name: t('notification.kinds.product-approved', { product: name }) })).toBeVisible();
});
