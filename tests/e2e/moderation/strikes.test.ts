/** Three unfounded reports are three strikes: the reporter sees them in Arabic on a phone, and a moderator suspends the reporter. */
import type { APIRequestContext } from '@playwright/test';
import { strikesUntilProposal } from '../../../contract/strike/fields.ts';
import { ownHeader } from '../../../contract/wire/wire-call.ts';
import { formatNumber } from '../../../src/i18n/format.ts';
import { expectNoFaults, overflowOf } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { toast } from '../../support/people/auth-pages.ts';
import { type Business, login, newBusiness } from '../../support/people/businesses.ts';
import { decideItem, reportContent } from '../../support/people/cases.ts';
import { demoAccount, enter } from '../../support/people/members.ts';

const t = textsOf('ar');
test.use({ locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' }, viewport: { width: 390, height: 844 } });

/** Reports a company from an account. @returns the number of the report */
const reported = (request: APIRequestContext, by: Business, about: Business): Promise<string> =>
  reportContent(request, 'company', about.companyId, { reason: 'SPAM', text: 'لا يعجبني.', token: by.token });

test('a person with three unfounded reports sees the strikes, and is not suspended before a moderator decides', async ({
  page,
  browser,
}) => {
  // Three reports, two accounts and two visits of the console.
  test.setTimeout(120_000);
  const [reporter, victim] = [await newBusiness(page.request, 'AR'), await newBusiness(page.request, 'EN')];
  const token = await login(page.request, demoAccount('moderator'));
  for (let nth = 1; nth < strikesUntilProposal; nth += 1)
    await decideItem(page.request, token, 'notice', victim.companyName, {
      approve: true,
      note: 'Nothing suggests it.',
      unfounded: [await reported(page.request, reporter, victim)],
    });

  await enter(page, reporter, '/decisions', { language: 'ar' });
  await expect(page.getByText(t('decision.strikes.count', { count: 2, number: formatNumber(2, 'ar') }), { exact: true })).toBeVisible();
  await expect(page.getByText(t('decision.strikes.next'))).toBeVisible();
  await expect(page.getByText(t('decision.strikes.until').split('{{')[0] ?? '')).toHaveCount(2);
  await expectNoFaults(page);
  expect(await overflowOf(page)).toBe(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('decision.openAppeal').split('{{')[0] ?? '' })
    .first()
    .click();
  await expect(page.getByText(t('moderation.reasons.REPORT_UNFOUNDED'))).toBeVisible();
  await expect(page.getByText(t('decision.strike').split('{{')[0] ?? '')).toBeVisible();
  expect(await overflowOf(page)).toBe(0);

  // The third is marked in the console.
  const number = await reported(page.request, reporter, victim);
  const moderatorPage = await (await browser.newContext({ locale: 'ar', baseURL: process.env.KERVAN_ORIGIN })).newPage();
  await enter(moderatorPage, demoAccount('moderator'), '/moderation?kind=notice', { language: 'ar' });
  await moderatorPage.locator('.queue__item', { hasText: victim.companyName }).click();
  await moderatorPage.getByRole('checkbox', { name: number }).check();
  // What is taken down was not reported without ground: nothing is sent.
  await moderatorPage.getByRole('checkbox', { name: t('moderation.reasons.DUPLICATE') }).check();
  await moderatorPage.getByRole('button', { name: t('moderation.notice.act') }).click();
  await expect(moderatorPage.getByText(t('moderation.notice.unfoundedKept'))).toBeVisible();
  // Those who reported read why nothing is done.
  await moderatorPage.getByRole('button', { name: t('moderation.notice.keep') }).click();
  const note = moderatorPage.getByLabel(t('moderation.notice.note'));
  await expect(note).toBeFocused();
  await expect(moderatorPage.getByText(t('moderation.needsNote'))).toBeVisible();
  await note.fill('لا شيء يدل على ذلك.');
  await moderatorPage.getByRole('button', { name: t('moderation.notice.keep') }).click();
  await expect(toast(moderatorPage, t('moderation.notice.kept'))).toBeVisible();
  expect((await page.request.get(`/companies/${victim.path}`)).status()).toBe(200);

  await moderatorPage.goto('/moderation?kind=proposal');
  await moderatorPage.locator('.queue__item', { hasText: reporter.companyName }).click();
  await expect(
    moderatorPage.getByText(t('decision.strikes.count', { count: 3, number: formatNumber(3, 'ar') }), { exact: true }),
  ).toBeVisible();
  await expect(moderatorPage.getByText(t('moderation.reasons.REPORT_UNFOUNDED'))).toHaveCount(strikesUntilProposal);
  await expectNoFaults(moderatorPage);
  const suspend = moderatorPage.getByRole('button', { name: t('moderation.proposal.suspend') });
  await suspend.click();
  await expect(moderatorPage.getByLabel(t('people.reason'))).toBeFocused();
  await moderatorPage.getByLabel(t('people.reason')).selectOption('FALSE_DATA');
  await suspend.click();
  await expect(moderatorPage.getByText(t('moderation.proposal.needsGrounds'))).toBeVisible();
  await moderatorPage.getByLabel(t('moderation.proposal.note')).fill('ثلاثة بلاغات في شهر.');
  await suspend.click();
  await expect(toast(moderatorPage, t('moderation.proposal.suspended'))).toBeVisible();
  await moderatorPage.context().close();
  const answer = await page.request.post('/api/Auth/Login', {
    data: { email: reporter.email, password: reporter.password, source: 0 },
    headers: { [ownHeader]: '1' },
  });
  expect(answer.status()).not.toBe(200);
});
