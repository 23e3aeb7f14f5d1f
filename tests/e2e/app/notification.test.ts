/** Notifications: events elsewhere appear here, in the reader's language, and disappear when read. */
import type { Locator, Page } from '@playwright/test';
import { companies } from '../../../demo/index.ts';
import { notificationPageSize } from '../../../contract/limits.ts';
import { apiLanguage } from '../../../contract/text/languages.ts';
import { categories } from '../../../lookups/categories.ts';
import { seriousFaults } from '../../support/browser/accessibility.ts';
import { ask, liveRequest, login, newBusiness } from '../../support/people/businesses.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { expect, pageElsewhere, stepMs, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { addRequest, approve } from '../../support/people/traders.ts';

const bell = (page: Page) => page.locator('[data-bell]');
/** The stored count of the badge, for pages that make no call. */
const storedCount = (page: Page): Promise<number> => page.evaluate(() => Number(localStorage.getItem('unreadNotifications')));

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language } });

    test('an approval appears in the notifications, is read when it is opened, and the rest by one press', async ({ page, browser }) => {
      test.setTimeout(120_000);
      page.setDefaultTimeout(stepMs);
      const t = textsOf(language);
      // A new business, because other tests change the counts of the demo's people meanwhile.
      const reader = await newBusiness(page.request, apiLanguage(language));
      const textiles = categories.find(({ slug }) => slug === 'textiles')!;
      const yarn = textiles.subCategories.find(({ slug }) => slug === 'yarn')!;
      const name = `Bell yarn ${language} ${Date.now().toString(36)}`;
      const numbers = new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en-US');

      let known = 0;
      await test.step('a request is submitted and approved by a moderator', async () => {
        await enter(page, reader, '/my-requests', { language });
        // Read before the decision: an open page is updated at once.
        await expect.poll(() => page.evaluate(() => localStorage.getItem('unreadNotifications'))).not.toBeNull();
        known = await storedCount(page);
        await addRequest(page, t, {
          company: reader.companyName,
          category: textiles[language],
          subCategory: yarn[language],
          name,
          description: 'Combed ring-spun, waxed, on cones, CIF Mersin.',
        });
        const moderator = await pageElsewhere(browser, language);
        await enter(moderator, demoAccount('moderator'), '/moderation', { language });
        await approve(moderator, t, 'request', name);
        await moderator.context().close();
      });

      const news = page.getByRole('link', { name: t('notification.kinds.request-approved', { request: name }) });
      const isNew = (entry: Locator) => entry.getByText(t('notification.new'), { exact: true });
      let before = 0;
      await test.step('the bell counts it and names it in the reader’s language', async () => {
        await page.goto('/profile');
        await expect.poll(() => storedCount(page)).toBe(known + 1);
        before = known + 1;
        await expect(page.locator('[data-news]')).toHaveText(numbers.format(before));
        await expect(bell(page)).toHaveAccessibleName(`${t('common.notifications')} ${numbers.format(before)}`);
        await bell(page).click();
        const drawer = page.getByRole('dialog', { name: t('common.notifications') });
        await expect(drawer.getByRole('link', { name })).toHaveCount(2);
        await expect(isNew(news)).toBeVisible();
        // One's own spending is in the history but not a new notification.
        const spent = drawer.getByRole('link', { name: new RegExp(`${t('notification.reasons.create_request')}: .*${name}`) });
        await expect(spent).toBeVisible();
        await expect(isNew(spent)).toHaveCount(0);
        expect(await seriousFaults(page)).toEqual([]);
      });

      await test.step('opening it leads to the request and marks it as read', async () => {
        await news.click();
        await page.waitForURL(/\/imports\/[0-9a-f]{24}$/);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await page.goto('/profile');
        await expect.poll(() => storedCount(page)).toBe(before - 1);
      });

      await test.step('a public page shows the count without a call', async () => {
        await page.goto('/imports');
        // From here on: the page before may still have been polling.
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/GetNotifications')) asked.push(request.url());
        });
        await page.reload();
        if (before > 1) await expect(page.locator('[data-news]')).toHaveText(numbers.format(before - 1));
        await page.waitForLoadState('networkidle');
        expect(asked).toEqual([]);
        await bell(page).click();
        await page.waitForURL('/notifications');
        await expect(page.getByRole('heading', { level: 1, name: t('common.notifications') })).toBeVisible();
        await expect(news).toBeVisible();
        await expect(isNew(news)).toHaveCount(0);
        expect(asked.length).toBeGreaterThan(0);
        expect(await seriousFaults(page)).toEqual([]);
      });

      await test.step('all are marked as read at once', async () => {
        const mark = page.getByRole('button', { name: t('notification.markAll') });
        if (before > 1) await mark.click();
        await expect(mark).toHaveCount(0);
        await expect(page.locator('main').getByText(t('notification.new'), { exact: true })).toHaveCount(0);
        await expect(page.locator('[data-news]')).toBeHidden();
        await expect(bell(page)).toHaveAccessibleName(t('common.notifications'));
        expect(await storedCount(page)).toBe(0);
      });
    });
  });

test('a rejection has its reasons in the reader’s language, whatever the moderator’s', async ({ page, browser }) => {
  page.setDefaultTimeout(stepMs);
  const [t, inArabic] = [textsOf('en'), textsOf('ar')];
  const company = companies.find(({ owner, approveStatus }) => owner === 'owner' && approveStatus === 4)!;
  const textiles = categories.find(({ slug }) => slug === 'textiles')!;
  const yarn = textiles.subCategories.find(({ slug }) => slug === 'yarn')!;
  const name = `Bell rejection ${Date.now().toString(36)}`;
  await enter(page, demoAccount('owner'), '/my-requests', { language: 'en' });
  const request = { company: company.name, category: textiles.en, subCategory: yarn.en, name, description: 'Combed, on cones.' };
  await addRequest(page, t, request);

  const moderator = await pageElsewhere(browser, 'ar');
  await enter(moderator, demoAccount('moderator'), '/moderation', { language: 'ar' });
  await moderator.goto('/moderation?kind=request');
  await moderator.getByRole('link', { name }).click();
  await moderator.getByRole('checkbox', { name: inArabic('moderation.reasons.DUPLICATE') }).check();
  await moderator
    .getByRole('toolbar')
    .getByRole('button', { name: inArabic('moderation.reject'), exact: true })
    .click();
  await expect(moderator.getByText(inArabic('moderation.rejected'))).toBeVisible();
  await moderator.context().close();

  await page.goto('/notifications');
  const entry = page.getByRole('link', { name: t('notification.kinds.request-rejected', { request: name }) });
  await expect(entry).toContainText(t('moderation.reasons.DUPLICATE'));
  await expect(entry).toContainText(t('notification.new'));
  await entry.click();
  await page.waitForURL(/\/edit-request\/[0-9a-f]{24}$/);
});

test('older notifications follow the newest, also if the last one was replaced since', async ({ page }) => {
  const t = textsOf('en');
  // The demo's owner has one page of them; an approved request adds two.
  const token = await login(page.request, demoAccount('owner'));
  const path = '/api/Company/GetUserCompanies';
  const own = await ask<{ companies: { id: string; approveStatus: number }[] }>(page.request, path, { method: 'GET', token });
  const companyId = own.companies.find(({ approveStatus }) => approveStatus === 4)?.id ?? '';
  await liveRequest(page.request, { token, companyId });
  await enter(page, demoAccount('owner'), '/notifications', { language: 'en' });
  const entries = page.locator('main .notice');
  await expect(entries).toHaveCount(notificationPageSize);
  const gone = { success: false, code: 'GONE', message: '' };
  await page.route('**/GetNotifications?before=*', (route) => route.fulfill({ status: 410, json: gone }), { times: 1 });
  await page.getByRole('button', { name: t('notification.older') }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(notificationPageSize);
  const times = await entries.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(times).toEqual(times.toSorted().toReversed());
});
