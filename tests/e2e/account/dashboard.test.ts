/** The dashboard of the account: links of the next steps, open items, and credits in the header for people who may see them. */
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { ask, newBusiness } from '../../support/people/businesses.ts';
import { demoAccount, enter, newAccount } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const language = 'ar';
const t = textsOf(language);
const number = new Intl.NumberFormat('ar-EG');

test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language } });

test('a new member is led from step to step, and finds the dashboard in the menu', { tag: '@gate' }, async ({ page, request }) => {
  await enter(page, await newAccount(request, 'AR'), '/about-us', { language });
  await page.locator('header details.only-member summary').click();
  const entries = page.locator('header details[open] li > a');
  await expect(entries.nth(4)).toHaveText(t('nav.business.messages'));
  await expect(entries.nth(5)).toHaveAttribute('href', '/saved');
  await expect(entries.first()).toHaveText(t('nav.business.start'));
  await entries.first().click();
  await expect(page.getByRole('heading', { level: 1, name: t('nav.business.start') })).toBeVisible();
  const steps = page.locator('.next-steps > li');
  await expect(steps).toHaveCount(5);
  await expect(steps.locator('svg')).toHaveCount(0);
  await expect(page.locator('.next-steps [aria-current=step]')).toContainText(t('dashboard.steps.email.title'));
  await expect(page.getByText(t('dashboard.traffic.first'))).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('link', { name: t('dashboard.steps.email.title') }).click();
  await page.waitForURL('**/profile');
});

test('a member with finished steps sees the next ones, and the analytics as a table', async ({ page, request }) => {
  const business = await newBusiness(request, 'AR');
  // A visitor of the company's page.
  await request.get(`/companies/${business.path}`, { headers: { accept: 'text/html' } });
  await enter(page, business, '/start', { language });
  const steps = page.locator('.next-steps > li');
  await expect(steps.getByLabel(t('dashboard.steps.done'))).toHaveCount(3);
  await expect(page.locator('.next-steps [aria-current=step] a')).toHaveAttribute('href', '/add-request');
  await expect(page.locator('.bars--views > i')).toHaveCount(30);
  // The oldest day is at the start in reading direction.
  const [first, last] = await page
    .locator('.bars--views > i')
    .evaluateAll((bars) => [bars[0], bars.at(-1)].map((bar) => bar?.getBoundingClientRect().x ?? 0));
  expect(first).toBeGreaterThan(last ?? 0);
  await page.getByText(t('dashboard.traffic.table')).click();
  const rows = page.locator('.figures tbody tr');
  await expect(rows).toHaveCount(30);
  await expect(rows.first().locator('td').nth(1)).toHaveText(number.format(1));
  await expect(page.getByText(t('dashboard.unanswered.none'))).toBeVisible();
  await expectNoFaults(page);

  // Another company writes: the page updates without a reload, and another step is done.
  const other = await newBusiness(request);
  const companies = { fromCompanyId: other.companyId, toCompanyId: business.companyId };
  await ask(request, '/api/Tools/CreateChat', {
    token: other.token,
    data: { ...companies, chatNameForAll: 'Towels', text: 'Do you ship to Odesa?', createdFor: 0 },
  });
  await expect(page.getByRole('main').getByRole('link', { name: other.companyName })).toBeVisible();
  await expect(steps.getByLabel(t('dashboard.steps.done'))).toHaveCount(4);
});

test('the header shows the credits to people who may see them, in a space that is reserved from the start', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, demoAccount('owner'), '/start', { language });
  const balance = page.locator('header .balance');
  await expect(balance).toHaveText(/[٠-٩]/);
  const width = (await balance.boundingBox())?.width;
  // Before anything is known of the person, as when the page first appears.
  await balance.locator('[data-user-credit]').evaluate((part) => (part.textContent = ''));
  expect((await balance.boundingBox())?.width).toBe(width);
  // On phones it is shown where the other tools leave room.
  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(balance).toHaveText(/[٠-٩]/);
  await expect(balance).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(balance).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, demoAccount('staff'), '/start', { language });
  await expect(page.getByRole('heading', { level: 1, name: t('nav.business.start') })).toBeVisible();
  await expect(page.getByText(t('dashboard.traffic.title', { days: number.format(30) }))).toBeVisible();
  await expect(balance).toBeHidden();
  for (const part of ['credits', 'unanswered', 'ending', 'steps'] as const)
    await expect(page.getByText(t(`dashboard.${part}.title`), { exact: true })).toHaveCount(0);
});
