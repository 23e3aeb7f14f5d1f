/** The owner of a company that was taken down reads why, in Arabic on a phone, and appeals; a colleague of the moderator corrects it. */
import type { Browser, Page } from '@playwright/test';
import { expectNoFaults, overflowOf } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { toast } from '../../support/people/auth-pages.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { reportContent } from '../../support/people/cases.ts';
import { newColleague } from '../../support/people/colleague.ts';
import { type Account, demoAccount, enter } from '../../support/people/members.ts';

const t = textsOf('ar');
const english = textsOf('en');
const appealText = 'الشهادة سارية، ونرفق رقمها: QM-4711.';
test.use({ locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' }, viewport: { width: 390, height: 844 } });

/** Opens the item of a queue that names the company, decides, and leaves. */
async function inConsole(
  browser: Browser,
  who: Account,
  kind: 'notice' | 'appeal',
  companyName: string,
  decideOn: (page: Page) => Promise<void>,
) {
  const page = await (await browser.newContext({ locale: 'en', baseURL: process.env.KERVAN_ORIGIN })).newPage();
  await enter(page, who, `/moderation?kind=${kind}`, { language: 'en' });
  await page.locator('.queue__item', { hasText: companyName }).click();
  await decideOn(page);
  await page.context().close();
}

test(
  'the owner of a company that was taken down reads the reasons and appeals once, and the company is public again',
  { tag: '@gate' },
  async ({ page, browser }) => {
    const business = await newBusiness(page.request, 'AR');
    const { path, companyId, companyName } = business;
    await reportContent(page.request, 'company', companyId);
    await inConsole(browser, demoAccount('moderator'), 'notice', companyName, async (moderatorPage) => {
      await moderatorPage.getByRole('checkbox', { name: english('moderation.reasons.FACTS_FALSE') }).check();
      await moderatorPage.getByRole('button', { name: english('moderation.notice.act') }).click();
      await expect(toast(moderatorPage, english('moderation.notice.acted'))).toBeVisible();
    });

    // The page of the company has a link to the decisions, and each decision has a link to its reasons.
    await enter(page, business, `/my-companies/${companyId}`, { language: 'ar' });
    await expect(page.getByText(t('moderation.reasons.FACTS_FALSE'))).toBeVisible();
    await page.getByRole('link', { name: t('account.decisions') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('decision.listTitle'));
    await expectNoFaults(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('decision.openAppeal').split('{{')[0] ?? '' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('decision.title'));
    await expect(page.getByText(t('moderation.reasons.FACTS_FALSE'))).toBeVisible();
    await expect(page.getByText(t('decision.detections.report'))).toBeVisible();
    await expectNoFaults(page);
    expect(await overflowOf(page)).toBe(0);

    const send = page.getByRole('button', { name: t('decision.submit') });
    await send.click();
    const text = page.getByLabel(t('decision.appealLabel'));
    await expect(text).toBeFocused();
    await text.fill(appealText);
    await send.click();
    await expect(page.getByText(t('decision.waits'))).toBeVisible();
    await expect(page.getByText(appealText)).toBeVisible();
    await expect(send).toHaveCount(0);

    await inConsole(browser, await newColleague(page.request), 'appeal', companyName, async (colleague) => {
      await expect(colleague.getByText(appealText)).toBeVisible();
      await colleague.getByLabel(english('moderation.appeal.note')).fill('The certificate is valid.');
      await colleague.getByRole('button', { name: english('moderation.appeal.uphold') }).click();
      await expect(toast(colleague, english('moderation.appeal.upheld'))).toBeVisible();
    });
    await page.reload();
    await expect(page.getByText(t('decision.outcomes.upheld'))).toBeVisible();
    await expect(page.getByText('The certificate is valid.')).toBeVisible();
    await expect.poll(async () => (await page.request.get(`/companies/${path}`, { maxRedirects: 0 })).status()).toBe(200);
  },
);
