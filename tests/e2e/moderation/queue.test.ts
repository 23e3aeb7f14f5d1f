/** Moderation queues by keyboard alone, from the second factor to the owner's form at the rejected field. */
import type { Page } from '@playwright/test';
import { tabTo } from '../../support/browser/keyboard.ts';
import { toast } from '../../support/people/auth-pages.ts';
import { ask, type Business, newBusiness } from '../../support/people/businesses.ts';
import { demoAccount, enter, enterByForm } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { demoCode } from '../../support/people/second-factor.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');
test.use({ locale: 'en', extraHTTPHeaders: { 'accept-language': 'en' }, viewport: { width: 1280, height: 800 } });

/** The owner renames an approved company, which makes a pending edit. */
async function renamed(page: Page, { token, companyId, companyName, email }: Business): Promise<void> {
  const multipart = {
    CompanyId: companyId,
    Name: `Renamed ${companyName}`,
    Email: email,
    Description: 'Cotton towels for hotels.',
    CompanyKeywords: 'towels',
  };
  await ask(page.request, '/api/Company/EditCompany', { token, multipart });
}

test(
  'an edit is compared and rejected without a mouse, and its owner’s form opens at the rejected field',
  { tag: '@gate' },
  async ({ page, browser }) => {
    const business = await newBusiness(page.request, 'EN');
    await renamed(page, business);

    // The language of the account differs from that of the page.
    await page.request.get('/language?to=en&back=%2Frobots.txt');
    await enterByForm(page, demoAccount('moderator'), '/moderation?kind=company');
    const row = page.locator('.queue__item', { hasText: `Renamed ${business.companyName}` });
    await expect(row).toBeVisible();
    await tabTo(page, row);
    await page.keyboard.press('Enter');

    const changes = page.locator('.changes li').first();
    await expect(changes.locator('.changes__sides > :first-child')).toContainText(business.companyName);
    await expect(changes.locator('.changes__after')).toContainText(`Renamed ${business.companyName}`);
    await expect(row).toContainText(t('console.queue.mine'));
    await expect(page.locator('.decision-bar')).toBeInViewport();

    await page.keyboard.press('r');
    await expect(page.getByText(t('moderation.needsReason'))).toBeVisible();
    await expect(page.getByRole('checkbox', { name: t('moderation.reasons.INCOMPLETE') })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    const where = page.getByLabel(t('console.queue.where'), { exact: true });
    await expect(where).toBeFocused();
    await page.keyboard.type('Tax');
    await expect(where).toHaveValue('taxNumber');
    await page.keyboard.press('Tab');
    await page.keyboard.press('r');
    await expect(toast(page, t('moderation.rejected'))).toBeVisible();
    await expect(row).toHaveCount(0);

    const owner = await (await browser.newContext({ locale: 'en', baseURL: process.env.KERVAN_ORIGIN })).newPage();
    await enter(owner, business, '/moderation', { language: 'en' });
    await expect(owner.getByText(t('404page')).first()).toBeVisible();
    await owner.goto('/my-companies');
    await owner.getByRole('link', { name: t('company.sendAgain') }).click();
    await expect(owner.locator('main [name="taxNumber"]')).toBeFocused();
    await owner.context().close();
  },
);

test('own items are in no queue: they wait for a colleague, and neither they nor their detail view have a button', async ({ page }) => {
  const { email, password } = demoAccount('moderator');
  const message = `My own question ${crypto.randomUUID()}`;
  const body = { name: 'Demo Moderator', email, message };
  await ask(page.request, '/api/Pages/AddContactUs', { data: body, ip: '198.51.100.251' });
  const { userInfo } = await ask<{ userInfo: { userID: string } }>(page.request, '/api/Auth/Login', {
    data: { email, password, source: 1, code: await demoCode() },
  });
  await enter(page, { email, password }, '/moderation?kind=contact', { language: 'en' });
  const note = page.locator('.note', { hasText: (t('console.queue.own').split('{{')[0] ?? '').trim() });
  await expect(note).toBeVisible();
  await expect(page.locator('main')).not.toContainText(email);

  await page.goto(`/moderation?section=people&id=${userInfo.userID}`);
  await expect(page.locator('.note', { hasText: t('errors.OWN_ACCOUNT') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('people.do.suspend') })).toHaveCount(0);
});
