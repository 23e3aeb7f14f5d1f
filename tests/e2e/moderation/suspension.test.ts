/** A suspended company, for its owner and for others: refusals are shown before a form, and its objects are marked. */
import type { Page } from '@playwright/test';
import { overflowOf, seriousFaults } from '../../support/browser/accessibility.ts';
import { sentQuote } from '../../support/people/accepted-quote.ts';
import { ask, liveRequest, newBusiness, suspendCompany } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { expect, test, testsOf } from '../../support/browser/page.ts';
import { talk } from '../../support/people/talking.ts';
import { textsOf } from '../../support/browser/texts.ts';

const decisionsPage = /\/(?:ar\/)?decisions$/;

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
    const why = (page: Page) => page.locator('.note', { hasText: t('errors.COMPANY_SUSPENDED') });
    const refuses = async (page: Page, address: string): Promise<void> => {
      await page.goto(address);
      await expect(why(page).first()).toBeVisible();
      await expect(page.locator('main form.card')).toHaveCount(0);
      expect(await overflowOf(page)).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);
    };

    testIn('ar')('its owner reads the reason instead of each form, with a link to appeal', { tag: '@gate' }, async ({ page }) => {
      const its = await newBusiness(page.request, 'AR');
      const requestId = await liveRequest(page.request, its);
      const { address } = await talk(page, its);
      await suspendCompany(page.request, its.companyId);
      await enter(page, its, '/my-companies', { language });
      const row = page.locator('.own-row', { hasText: its.companyName });
      await expect(row.getByText(t('company.state.suspended'), { exact: true })).toBeVisible();
      await expect(row.getByRole('link', { name: t('common.actions.edit') })).toHaveCount(0);

      for (const path of ['my-companies', 'add-product', 'import-products']) await refuses(page, `/ar/${path}/${its.companyId}`);
      await refuses(page, `/ar/edit-request/${requestId}`);
      await expect(page.getByText('Ne 20, carded.')).toBeVisible();
      await refuses(page, '/ar/add-request');

      await page.goto('/ar/my-requests');
      const request = page.locator('.own-row', { hasText: 'Cotton yarn' });
      await expect(request.getByText(t('errors.COMPANY_SUSPENDED'))).toBeVisible();
      await expect(request.getByRole('link', { name: t('common.actions.edit') })).toHaveCount(0);
      await expect(request.getByRole('button', { name: t('request.form.deleteNamed', { name: 'Cotton yarn' }) })).toBeVisible();

      await page.goto(`/ar${address}`);
      await page.getByRole('button', { name: t('nav.cookies.refuse') }).click();
      await expect(why(page)).toBeVisible();
      await expect(page.getByRole('textbox', { name: t('chat.write') })).toHaveCount(0);
      expect(await overflowOf(page)).toBe(0);
      await why(page)
        .getByRole('link', { name: t('account.decisions') })
        .click();
      await expect(page).toHaveURL(decisionsPage);
    });

    testIn('ar')('its owner can still delete it', async ({ page }) => {
      const its = await newBusiness(page.request, 'AR');
      await suspendCompany(page.request, its.companyId);
      await enter(page, its, `/my-companies/${its.companyId}`, { language });
      await page.getByRole('button', { name: t('company.delete') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('company.delete') })
        .click();
      await expect(page.getByText(t('company.none.title'))).toBeVisible();
    });

    testIn('en')(
      'its open quote cannot be accepted, and its pro-forma shows the suspension to both sides and at the verification',
      async ({ page, browser }) => {
        const [buyer, seller, paid] = await Promise.all([newBusiness(page.request), newBusiness(page.request), newBusiness(page.request)]);
        const requestId = await liveRequest(page.request, buyer);
        await sentQuote(page.request, seller, buyer, requestId);
        const { id: agreedId } = await sentQuote(page.request, paid, buyer, requestId);
        await ask(page.request, '/api/Tools/AcceptQuote', { token: buyer.token, data: { id: agreedId } });
        await enter(page, buyer, `/quotes/${requestId}`, { language });
        await expect(page.locator('table.quotes').getByRole('button')).toHaveCount(1);
        for (const { companyId } of [seller, paid]) await suspendCompany(page.request, companyId);
        await page.reload();
        await expect(page.getByText(t('quote.noAgreement'))).toBeVisible();
        await expect(page.locator('table.quotes').getByRole('button')).toHaveCount(0);

        await page.goto(`/pro-forma/${agreedId}`);
        const sentence = (key: 'quote.doc.suspended.seller' | 'verify.suspended.seller') => t(key).split('{{date}}')[0]?.trim() ?? '';
        await expect(page.locator('.note--red')).toContainText(sentence('quote.doc.suspended.seller'));
        expect(await seriousFaults(page)).toEqual([]);
        const verified = (await page.locator('.pro-forma a[href*="/verify/"]').getAttribute('href')) ?? '';

        const stranger = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })).newPage();
        await stranger.goto(verified);
        await expect(stranger.locator('[data-suspended=seller]')).toContainText(sentence('verify.suspended.seller'));
        await expect(stranger.locator('[data-state]')).toHaveAttribute('data-state', 'unchanged');
        await expect(stranger.locator('main')).not.toContainText(paid.companyName);
        expect(await overflowOf(stranger)).toBe(0);
        await stranger.context().close();
      },
    );

    testIn('en')(
      'a person who wrote from the account’s own address sees that this requires an approved company, with a link',
      async ({ page }) => {
        const [who, other] = await Promise.all([newBusiness(page.request), newBusiness(page.request)]);
        const { companies } = await ask<{ companies: { id: string; isUserCompany: boolean }[] }>(
          page.request,
          '/api/Company/GetUserCompanies',
          {
            token: who.token,
            method: 'GET',
          },
        );
        const fromCompanyId = companies.find(({ isUserCompany }) => isUserCompany)?.id;
        const { chatId } = await ask<{ chatId: string }>(page.request, '/api/Tools/CreateChat', {
          token: who.token,
          data: { fromCompanyId, toCompanyId: other.companyId, chatNameForAll: 'In person', text: 'First', createdFor: 0 },
        });
        await enter(page, who, `/messages?chatId=${chatId}`, { language });
        await expect(page.getByRole('textbox', { name: t('chat.write') })).toBeVisible();
        await ask(page.request, `/api/Company/DeleteCompany?id=${who.companyId}`, { token: who.token, method: 'DELETE' });
        await page.reload();
        await expect(page.locator('.chat__foot .note')).toContainText(t('chat.noCompany'));
        await expect(page.getByRole('textbox', { name: t('chat.write') })).toHaveCount(0);
        await page.getByRole('link', { name: t('chat.toCompanies') }).click();
        await expect(page).toHaveURL(/\/my-companies$/);
      },
    );
  });
}
