/** Plans and credit packs: the same page for everyone, with differences decided in the browser (docs/behaviour.md#shared-pages). */
import { demoAccount, enter } from '../../support/people/members.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');

interface Plan {
  id: string;
  planName: string;
  planTexts: string[];
  additionalCredit: number;
  price: string;
  exPrice: string | null;
  currency: string;
  language: string;
  limits: { name: string; limit: number }[];
  isRecommended: boolean;
  isSalable: boolean;
}

/** The section of packs: whether they can be bought, and which of its sentences names the requirement. */
const packs = (page: Page) => page.locator('[data-packs]');
const packNeed = (page: Page) => packs(page).locator('.pack-need:visible');

const numbersIn = (text: string): number[] =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/(?<=\d)[\s.,٬](?=\d{3})/g, '')
    .match(/\d+/g)
    ?.map(Number) ?? [];

test('cards have the plans of the page’s language, with texts and prices, and no invented old price', async ({ page, request }) => {
  const answer = await request.post('/api/CMSCredits/GetCreditPlans?getOnlySalable=true');
  const { creditPlans } = ((await answer.json()) as { data: { creditPlans: Plan[] } }).data;
  for (const [language, locale] of [
    ['en', 'en-US'],
    ['tr', 'tr-TR'],
    ['ru', 'ru-RU'],
    ['ar', 'ar-EG'],
  ] as const) {
    await page.goto(`/${language}/plans`);
    const plans = creditPlans.filter((plan) => plan.language === language.toUpperCase());
    await expect(page.locator('[data-plan]')).toHaveCount(plans.length);
    for (const plan of plans) {
      const card = page.locator(`[data-plan="${plan.id}"]`);
      await expect(card.getByRole('heading')).toHaveText(plan.planName);
      await expect(card.locator('li')).toHaveText(plan.planTexts);
      const digits = new Intl.NumberFormat(locale, { useGrouping: true }).format(Number(plan.price));
      await expect(card.locator('.money')).toContainText(digits);
      await expect(card.locator('s')).toHaveCount(plan.exPrice === null ? 0 : 1);
      // The credits are stated once, with any format of thousands.
      expect(numbersIn(await card.innerText()).filter((number) => number === plan.additionalCredit)).toHaveLength(1);
    }
  }
});

test(
  'a guest who buys signs in first and returns to the plans, and sees no packs, but what they need',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/plans');
    const buttons = page.locator('[data-plan] a:visible');
    for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', '/sign-in?redirect=%2Fplans');
    expect(await buttons.count()).toBeGreaterThan(0);
    await expect(packs(page).getByRole('heading', { name: t('plan.packs') })).toBeVisible();
    await expect(packNeed(page)).toHaveText(t('plan.packsGuest'));
    await expect(packs(page).getByRole('listitem')).toHaveCount(0);
    await expect(page.locator('[data-current-plan]:visible')).toHaveCount(0);
    await buttons.first().click();
    await expect(page).toHaveURL('/sign-in?redirect=%2Fplans');
  },
);

test('a member with a plan sees which it is, and the credit packs, and buys', { tag: '@gate' }, async ({ page }) => {
  await enter(page, demoAccount('owner'), '/en/plans');
  await expect(page.locator('[data-current-plan]:visible')).toHaveCount(1);
  await expect(page.locator('[data-plan]:has([data-current-plan]:not([hidden]))').getByRole('heading')).toHaveText('Business');
  await expect(packNeed(page)).toHaveCount(0);
  await expect(packs(page).getByRole('link').first()).toHaveAttribute('href', /^\/en\/payment\/credit\/[\w-]+$/);
  const plan = await page.locator('[data-plan]').first().getAttribute('data-plan');
  await page.locator('[data-plan] a:visible').first().click();
  await expect(page).toHaveURL(`/en/payment/plan/${plan}`);
});

test('what members get late moves no plans on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, demoAccount('owner'), '/tr/plans');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_astro\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tr/plans', { waitUntil: 'commit' });
  const places = () =>
    page
      .locator('.plan-card, [data-packs] h2')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()).map(({ y, height }) => [y, height]));
  await expect(page.locator('footer')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  release();
  await expect(page.locator('[data-current-plan]:visible')).toHaveCount(1);
  await expect(page.locator('[data-user-name]:visible')).not.toHaveText('');
  expect(await places()).toEqual(before);
});

test('name and address of a member are below each other at the start of the line, in Arabic too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, demoAccount('owner'), '/ar/plans');
  await expect(page.locator('[data-user-email]')).not.toHaveText('');
  const ends = await page.locator('h1, .plan-account bdi').evaluateAll((parts) =>
    parts.map((part) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      return Math.round(text.getBoundingClientRect().right);
    }),
  );
  expect(new Set(ends).size).toBe(1);
});

for (const [name, language] of [
  ['noplan', 'en'],
  ['noplan', 'ar'],
  ['expired', 'tr'],
  ['expired', 'ru'],
] as const)
  test(`${name}@ may buy plans, and sees in ${language} that packs need one, but no packs (docs/requirements.md#B-2.1.26)`, async ({
    page,
  }) => {
    const t = textsOf(language);
    await enter(page, demoAccount(name), `/${language}/plans`);
    await expect(page.locator('[data-plan] a:visible').first()).toHaveAttribute('href', new RegExp(`^/${language}/payment/plan/`));
    await expect(packNeed(page)).toHaveText(t('plan.packsNeed'));
    await expect(packs(page).getByRole('listitem')).toHaveCount(0);
    await expect(page.locator('[data-current-plan]:visible')).toHaveCount(0);
  });

test('staff who may not buy see who can, instead of every button', async ({ page }) => {
  await enter(page, demoAccount('staff'), '/en/plans');
  await expect(page.locator('[data-plan] a:visible')).toHaveCount(0);
  for (const text of await page.locator('[data-plan-permission]').all()) await expect(text).toHaveText(t('plan.noPermission'));
  await expect(packNeed(page)).toHaveText(t('plan.noCredits'));
  await expect(packs(page).getByRole('listitem').first()).toBeVisible();
  await expect(packs(page).getByRole('link')).toHaveCount(0);
});

for (const [language, width] of [
  ['en', 390],
  ['ar', 390],
  ['en', 1280],
  ['ar', 1280],
] as const)
  test(`plans are compared feature by feature, in ${language} at ${width}`, async ({ page, request }) => {
    const texts = textsOf(language);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/${language}/plans`);
    const answer = await request.post('/api/CMSCredits/GetCreditPlans?getOnlySalable=false');
    const { creditPlans } = ((await answer.json()) as { data: { creditPlans: Plan[] } }).data;
    const plans = creditPlans.filter((plan) => plan.language === language.toUpperCase());
    const table = page.getByRole('table', { name: texts('plan.compare.title') });
    await expect(table.getByRole('columnheader')).toHaveText([texts('plan.compare.feature'), ...plans.map(({ planName }) => planName)]);
    const number = new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en-US');
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: texts('plan.membership.features.AddSubUser') }) });
    await expect(row.getByRole('cell')).toHaveText(
      plans.map(({ limits }) => number.format(limits.find(({ name }) => name === 'AddSubUser')?.limit ?? -2)),
    );
    expect(await table.getByRole('rowheader').count()).toBe((plans[0]?.limits.length ?? 0) + 1);
    // Nothing of it needs scrolling sideways.
    expect(await table.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const recommended = plans.find(({ isRecommended }) => isRecommended);
    await expect(page.locator('[data-plan]:has([data-recommended])')).toHaveAttribute('data-plan', recommended?.id ?? 'none');
    const free = plans.find(({ isSalable }) => !isSalable);
    await expect(page.locator('main')).toContainText(free?.planName ?? 'none');
    await expect(page.locator('.costs dt')).toHaveCount(6);
  });
