/** A search is saved from a list, a moderator publishes a match, notification and mail report it, and one click ends the mails. */
import type { APIRequestContext } from '@playwright/test';
import { bearer, keyHeader, ownHeader } from '../../../contract/wire/wire-call.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { type Business, newBusiness } from '../../support/people/businesses.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { demoCode } from '../../support/people/second-factor.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { mailTo } from '../../support/people/traders.ts';

const language = 'ar';
const t = textsOf(language);

test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language } });

async function ask(request: APIRequestContext, path: string, token: string, body: Record<string, unknown>) {
  const headers = { [ownHeader]: '1', [keyHeader]: crypto.randomUUID(), authorization: bearer(token) };
  const answer = await request.post(path, { headers, ...body });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}

/** An import request of a business, approved by a moderator. */
async function publish(request: APIRequestContext, { token, companyId }: Business, name: string): Promise<void> {
  const { data } = (await (await request.get('/api/CMSCategories/GetCategories')).json()) as {
    data: { categories: { id: string; subCategories: { id: string }[] }[] };
  };
  const [category] = data.categories;
  const { request: added } = await ask(request, '/api/Company/AddAndEditRequest', token, {
    multipart: {
      'Request.CompanyId': companyId,
      'Request.InServiceEnum': '1',
      'Request.CategoryId': category?.id ?? '',
      'Request.SubCategoryId': category?.subCategories[0]?.id ?? '',
      'Request.Name': name,
      'Request.Description': '20 t, CIF Mersin.',
      'Request.Keywords': 'spice',
    },
  });
  const { id } = added as { id: string };
  await ask(request, `/api/Company/SendToApproveOfRequest?requestId=${id}`, token, {});
  const login = await request.post('/api/Auth/Login', { data: { ...demoAccount('moderator'), source: 0, code: await demoCode() } });
  const { accessToken } = ((await login.json()) as { data: { accessToken: string } }).data;
  const { items } = (
    (await (
      await request.get('/api/Moderation/GetQueue?kind=request', { headers: { [ownHeader]: '1', authorization: bearer(accessToken) } })
    ).json()) as { data: { items: { id: string; version: number }[] } }
  ).data;
  const version = items.find((item) => item.id === id)?.version ?? 0;
  await ask(request, '/api/Moderation/Decide', accessToken, { data: { kind: 'request', id, version, approve: true } });
}

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

    await publish(request, other, `Ground ${word}`);
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
