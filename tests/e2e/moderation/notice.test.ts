/** A visitor reports a company from its page, in Arabic on a phone; a moderator takes it down, and its page is gone. */
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { toast } from '../../support/people/auth-pages.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { demoAccount, enter } from '../../support/people/members.ts';

const t = textsOf('ar');
const english = textsOf('en');
test.use({ locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' }, viewport: { width: 390, height: 844 } });

test('a visitor reports a company, and after the decision nobody finds its page', { tag: '@gate' }, async ({ page, browser }) => {
  const { path, companyName } = await newBusiness(page.request, 'EN');
  await page.request.get('/language?to=ar&back=%2Frobots.txt');
  await page.goto(`/companies/${path}`);
  await page.getByRole('link', { name: t('notice.link'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notice.title'));
  await expect(page.getByRole('link', { name: companyName })).toBeVisible();
  await expectNoFaults(page);

  // What is missing is named at each field, and nothing is lost.
  const submit = page.getByRole('button', { name: t('notice.submit') });
  await page.getByLabel(t('notice.text')).fill('شهادة لم تصدر قط.');
  await submit.click();
  await expect(page.getByLabel(t('notice.reason'))).toBeFocused();
  await expect(page.getByText(t('errors.fields.REQUIRED'))).toHaveCount(4);
  await page.getByLabel(t('notice.reason')).selectOption('STOLEN_CONTENT');
  await page.getByLabel(t('notice.rights')).fill('EU 018 000 000');
  await page.getByLabel(t('notice.name')).fill('Ayşe Demir');
  await page.getByLabel(t('notice.email')).fill(`reader-${crypto.randomUUID()}@example.test`);
  await page.getByRole('checkbox', { name: t('notice.isTrue') }).check();
  await submit.click();
  const [before = ''] = t('notice.sent').split('{{number}}');
  await expect(page.getByRole('status').filter({ hasText: before.trim() })).toBeVisible();
  await expect(page.locator(':focus')).toContainText(before.trim());

  const moderatorPage = await (await browser.newContext({ locale: 'en', baseURL: process.env.KERVAN_ORIGIN })).newPage();
  await enter(moderatorPage, demoAccount('moderator'), '/moderation?kind=notice', { language: 'en' });
  await moderatorPage.locator('.queue__item', { hasText: companyName }).click();
  await expect(moderatorPage.getByText('شهادة لم تصدر قط.')).toBeVisible();
  await moderatorPage.getByRole('checkbox', { name: english('moderation.reasons.RIGHTS_INFRINGED') }).check();
  await moderatorPage.getByRole('button', { name: english('moderation.notice.act') }).click();
  await expect(toast(moderatorPage, english('moderation.notice.acted'))).toBeVisible();
  await moderatorPage.context().close();

  // Pages are cached for up to a minute elsewhere; the decision invalidates them here.
  await expect.poll(async () => (await page.request.get(`/companies/${path}`, { maxRedirects: 0 })).status()).not.toBe(200);
});

test('a member reports a thing once, also from a public page, without typing name and address', async ({ page }) => {
  const [reported, reader] = [await newBusiness(page.request, 'EN'), await newBusiness(page.request, 'AR')];
  await enter(page, reader, '/robots.txt', { language: 'ar' });
  await page.goto(`/companies/${reported.path}`);
  await page.getByRole('link', { name: t('notice.link'), exact: true }).click();
  const report = page.url();
  const [sent = ''] = t('notice.sent').split('{{number}}');
  for (const answer of [sent.trim(), t('errors.ALREADY_REPORTED')]) {
    await page.goto(report);
    await page.getByLabel(t('notice.reason')).selectOption('FALSE_FACTS');
    await page.getByLabel(t('notice.text')).fill('شهادة لم تصدر قط.');
    // The page knows who reports.
    await expect(page.getByLabel(t('notice.name'))).not.toHaveValue('');
    await expect(page.getByLabel(t('notice.email'))).toHaveValue(reader.email);
    await page.getByRole('checkbox', { name: t('notice.isTrue') }).check();
    await page.getByRole('button', { name: t('notice.submit') }).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
});
