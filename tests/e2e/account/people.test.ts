/**
 * Administrators in the sections for people and companies: a suspension by keyboard, whose reason is shown at sign-in, and credits that
 * their owner sees.
 */
import { expect, test, testsOf } from '../../support/browser/page.ts';
import { field, submit, toast } from '../../support/people/auth-pages.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { textsOf } from '../../support/browser/texts.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    const t = textsOf(language);
    const testIn = testsOf(language);
    const isWide = language === 'en';
    test.use({
      locale: language,
      extraHTTPHeaders: { 'accept-language': language },
      viewport: isWide ? { width: 1280, height: 800 } : { width: 390, height: 844 },
    });

    testIn('en')(
      'a person is found, suspended by keyboard, and sees the reason at sign-in',
      { tag: '@gate' },
      async ({ page, browser }) => {
        const business = await newBusiness(page.request, 'EN');
        await enter(page, demoAccount('moderator'), '/moderation?section=people', { language });
        await page.getByLabel(t('people.find.people')).focus();
        await page.keyboard.type(business.email);
        await page.keyboard.press('Enter');
        await page.locator('.queue__item', { hasText: business.email }).focus();
        await page.keyboard.press('Enter');
        const suspend = page.getByRole('button', { name: t('people.do.suspend') });
        await suspend.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('alertdialog');
        await dialog.getByLabel(t('people.reason')).selectOption({ label: t('people.reasons.FRAUD') });
        await dialog.getByLabel(t('people.note')).focus();
        await page.keyboard.type('Reported by three companies.');
        await dialog.getByRole('button', { name: t('people.do.suspend') }).focus();
        await page.keyboard.press('Enter');
        await expect(toast(page, t('people.done'))).toBeVisible();
        await expect(page.getByRole('button', { name: t('people.do.lift') })).toBeVisible();

        const theirs = await (await browser.newContext({ locale: language })).newPage();
        await theirs.goto('/sign-in');
        await field(theirs, 'email').fill(business.email);
        await field(theirs, 'password').fill(business.password);
        await submit(theirs).click();
        await expect(theirs.locator('main')).toContainText(t('errors.ACCOUNT_SUSPENDED'));
        await theirs.context().close();
      },
    );

    testIn('ar')('credits are given from a company’s sheet, and its owner reads why', async ({ page, browser }) => {
      const business = await newBusiness(page.request, 'AR');
      await enter(page, demoAccount('moderator'), `/moderation?section=companies&text=${encodeURIComponent(business.companyName)}`, {
        language,
      });
      await page.locator('.queue__item', { hasText: business.companyName }).click();
      const dialog = page.getByRole('alertdialog');
      // The same again is another grant, not a repetition of the first.
      for (let count = 0; count < 2; count += 1) {
        await page.getByRole('button', { name: t('people.do.adjust') }).click();
        await dialog.getByLabel(t('people.amount')).fill('35');
        await dialog.getByLabel(t('people.note')).fill('اعتذار عن انقطاع الخدمة');
        await dialog.getByRole('button', { name: t('people.do.adjust') }).click();
        await expect(dialog).toBeHidden();
        await expect(toast(page, t('people.done'))).toBeVisible();
      }
      await page.getByRole('button', { name: t('people.show') }).click();
      await expect(page.locator('.item')).toContainText(t('plan.membership.adjustments.COMPENSATION'));

      const theirs = await (await browser.newContext({ locale: language })).newPage();
      await enter(theirs, business, '/membership', { language });
      await expect(theirs.locator('.movements').getByText(t('plan.membership.adjustments.COMPENSATION'))).toHaveCount(2);
      await theirs.context().close();
    });
  });
}
