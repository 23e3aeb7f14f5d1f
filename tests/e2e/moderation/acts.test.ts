/** A moderator warns the owner of a company, then ends its promotion, and lifts that again from the next case; the owner reads all of it in Arabic. */
import type { Browser, Page } from '@playwright/test';
import { expectNoFaults, overflowOf } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { toast } from '../../support/people/auth-pages.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { reportContent } from '../../support/people/cases.ts';
import { demoAccount, enter } from '../../support/people/members.ts';

const t = textsOf('ar');
const english = textsOf('en');
test.use({ locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' }, viewport: { width: 390, height: 844 } });

test('a company that may not be boosted says why, and may again once the decision is lifted', async ({ page, browser }) => {
  const business = await newBusiness(page.request, 'AR');
  const { companyId, companyName } = business;
  /** Opens the case about the company in the console. */
  const inConsole = async (on: Browser, work: (console: Page) => Promise<void>) => {
    await reportContent(page.request, 'company', companyId);
    const moderator = await (await on.newContext({ locale: 'en', baseURL: process.env.KERVAN_ORIGIN })).newPage();
    await enter(moderator, demoAccount('moderator'), '/moderation?kind=notice', { language: 'en' });
    await moderator.locator('.queue__item', { hasText: companyName }).click();
    await work(moderator);
    await moderator.context().close();
  };

  await inConsole(browser, async (moderator) => {
    await moderator.getByRole('radio', { name: english('moderation.notice.acts.REDUCED') }).check();
    await moderator.getByRole('checkbox', { name: english('moderation.reasons.FACTS_FALSE') }).check();
    await expectNoFaults(moderator);
    await moderator.getByRole('button', { name: english('moderation.notice.act') }).click();
    await expect(toast(moderator, english('moderation.notice.acted'))).toBeVisible();
  });

  await enter(page, business, `/my-companies/${companyId}`, { language: 'ar' });
  await expect(page.getByText(t('company.boost.reduced'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('company.boost.title') })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account.decisions') })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: t('decision.acts.REDUCED') })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);

  await inConsole(browser, async (moderator) => {
    await moderator.getByRole('button', { name: english('decision.console.lift') }).click();
    const dialog = moderator.getByRole('alertdialog');
    await dialog.getByLabel(english('decision.console.liftNote')).fill('The certificate was issued.');
    await dialog.getByRole('button', { name: english('decision.console.lift') }).click();
    await expect(toast(moderator, english('decision.console.lifted'))).toBeVisible();
    await expect(moderator.getByText(english('decision.states.lifted'), { exact: true })).toBeVisible();
    await moderator.getByRole('radio', { name: english('moderation.notice.acts.WARNED') }).check();
    await moderator.getByRole('checkbox', { name: english('moderation.reasons.FACTS_FALSE') }).check();
    await moderator.getByRole('button', { name: english('moderation.notice.act') }).click();
    await expect(toast(moderator, english('moderation.notice.acted'))).toBeVisible();
  });

  await page.reload();
  await expect(page.getByText(t('decision.states.lifted'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: t('decision.acts.WARNED') })).toBeVisible();
  await page.goto(`/my-companies/${companyId}`);
  // The page of the company in the business area also shows the decision, with a link to its reasons.
  const note = page.locator('.note', { hasText: t('decision.acts.WARNED') });
  await expect(note).toContainText(t('moderation.reasons.FACTS_FALSE'));
  await expect(note.getByRole('link')).toHaveAttribute('href', /\/decision\?token=/);
  expect(await overflowOf(page)).toBe(0);
  await expect(page.getByRole('heading', { name: t('company.boost.title') })).toBeVisible();
});
