/** A search is saved from a list, a moderator publishes a match, notification and mail report it, and one click ends the mails. */
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { liveRequest, newBusiness } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { mailTo } from '../../support/people/traders.ts';

const language = 'ar';
const t = textsOf(language);

test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language } });

test(
  'a search is saved from a list, finds items approved later, reports them by notification and mail, and its mails end by one click',
  { tag: '@gate' },
  async ({ page, request, browser }) => {
    const word = `sumac${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;
    const [own, other] = await Promise.all([newBusiness(request, 'AR'), newBusiness(request)]);
    await enter(page, own, `/imports?value=${word}&country=eg`, { language });
    const save = page.getByRole('button', { name: t('favourite.save.button') });
    await expect(save).toBeVisible();
    await expectNoFaults(page);
    await save.click();
    await expect(page.locator('.toast')).toHaveText(t('favourite.save.saved.day'));
    await page.getByRole('link', { name: t('favourite.save.toList') }).click();
    await page.waitForURL('**/saved?kind=search');
    const row = page.locator('.own-row');
    await expect(row.getByRole('link')).toHaveAttribute('href', `/imports?value=${word}&country=eg`);
    await expect(row.getByRole('link')).toContainText(word);
    await row.getByLabel(t('favourite.search.mails')).selectOption({ label: t('favourite.search.level.now') });
    await expect(page.getByText(t('favourite.search.changed'))).toBeVisible();
    await row.getByRole('button', { name: t('favourite.search.rename') }).click();
    const naming = page.getByRole('dialog', { name: t('favourite.search.rename') });
    await naming.getByLabel(t('favourite.search.name')).fill('');
    await naming.getByRole('button', { name: t('common.actions.save') }).click();
    await expect(naming.getByText(t('favourite.search.nameRequired'))).toBeVisible();
    await naming.getByLabel(t('favourite.search.name')).fill(`سماق ${word}`);
    await expectNoFaults(page);
    await naming.getByRole('button', { name: t('common.actions.save') }).click();
    await expect(row.getByRole('link')).toHaveText(`سماق ${word}`);
    await expectNoFaults(page);

    await liveRequest(request, other, 1, `Ground ${word}`);
    const mail = await mailTo(page, own.email, ({ subject }) => subject.includes(`Ground ${word}`));
    expect(mail.language).toBe('AR');
    await page.goto('/start');
    await expect(page.getByRole('link', { name: `Ground ${word}` })).toBeVisible();
    await page.goto('/notifications');
    await expect(page.locator('.notice').first()).toContainText(word);
    await page.locator('.notice').first().click();
    await page.waitForURL(/\/imports\/[0-9a-f]{24}$/);
    await page.goto('/saved?kind=search');
    await expect(row.locator('.badge')).toBeVisible();

    // In another browser, without signing in.
    const link = /https?:\/\/\S+\/unsubscribe\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
    const { pathname, search } = new URL(link);
    const context = await browser.newContext({ baseURL: process.env.KERVAN_ORIGIN, locale: language });
    const reader = await context.newPage();
    await reader.goto(pathname + search);
    await expectNoFaults(reader);
    await reader.getByRole('button', { name: t('unsubscribe.submit') }).click();
    await expect(reader.getByText(t('unsubscribe.done'))).toBeVisible();
    // A mail program does the same, with the body that the standard defines.
    const post = (path: string) => context.request.post(path, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
    expect((await post(pathname + search)).status()).toBe(200);
    expect((await post(`${pathname}?token=unknown`)).status()).toBe(404);
    await context.close();
    await page.reload();
    await expect(row.getByLabel(t('favourite.search.mails'))).toHaveValue('none');

    // The new matches have been opened.
    await row.getByRole('link').click();
    await page.waitForURL(/\/imports\?/);
    await page.goto('/saved?kind=search');
    await expect(row).toBeVisible();
    await expect(row.locator('.badge')).toHaveCount(0);
  },
);
