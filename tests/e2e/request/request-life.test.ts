/** A request from its form to its pause, on the built product; tests/api covers the effects of time. */
import type { Page } from '@playwright/test';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { dayMs } from '../../../contract/limits.ts';
import { ask, type Business, decideNewestRequest, newBusiness } from '../../support/people/businesses.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { expect, testsOf } from '../../support/browser/page.ts';
import { docxBytes } from '../../support/data/sample-files.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { storedRequest } from '../../support/data/stored-request.ts';

const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const endedRequest = storedRequest({
  approveStatus: 4,
  isActive: false,
  state: 'expired',
  dtPublicUntil: '2026-10-02T00:00:00.000Z',
  factsInput: { validUntil: '2026-10-01' },
});

for (const language of ['en', 'ar'] as const) {
  const testIn = testsOf(language);
  const t = textsOf(language);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  async function fillForm(page: Page, business: Business, name: string): Promise<void> {
    await page.locator('main [name="companyId"]').selectOption(business.companyId);
    await page.locator('main [name="categoryId"]').selectOption({ index: 1 });
    await page.locator('main [name="subCategoryId"]').selectOption({ index: 1 });
    await page.locator('main [name="name"]').fill(name);
    await page.locator('main [name="description"]').fill('Ne 30/1, 20 t, CIF Mersin.');
    await page.getByLabel(t('request.form.field.tags')).fill('yarn');
    await page.keyboard.press('Enter');
  }

  const rejection = { approve: false, reasons: ['NAME_MISLEADING'], note: 'Name the count.' };

  testIn('ar')(
    'a request is paid and sent in one step, corrected after a rejection, paused and copied with its files',
    { tag: '@gate' },
    async ({ page, request }) => {
      const business = await newBusiness(request, 'AR');
      await enter(page, business, '/add-request?type=1', { language });
      await fillForm(page, business, 'Yarn');
      const document = { name: 'Şartname.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(docxBytes()) };
      await page.locator('main input[type="file"]').last().setInputFiles(document);
      // Its row moves the button, so a press at the same moment can miss it.
      await expect(page.getByText(document.name)).toBeVisible();
      await button(page, t('request.form.paySend')).click();
      await expect(page.getByRole('alertdialog')).toContainText(t('request.form.spend.textSend'));
      await page.locator('.button--spend').click();
      await page.waitForURL('**/my-requests');
      const row = page.locator('.own-row');
      await expect(row.locator('.badge')).toHaveText(t('request.form.state.pending'));

      await decideNewestRequest(request, business, rejection);
      await page.reload();
      await expect(row).toContainText(
        `${t('moderation.reasonSentence', { reasons: t('moderation.reasons.NAME_MISLEADING') })} Name the count.`,
      );
      await expect(button(page, t('request.form.send'))).toHaveCount(0);
      // Unchanged, from the list.
      const dialog = page.getByRole('alertdialog');
      await button(page, t('request.form.resend.do')).click();
      await expect(dialog).toContainText(t('moderation.reasons.NAME_MISLEADING'));
      await expect(dialog).toContainText('Name the count.');
      await button(page, t('request.form.resend.confirm')).click();
      await expect(page.locator('.toast')).toContainText(t('request.form.sent'));
      await expect(row.locator('.badge')).toHaveText(t('request.form.state.pending'));

      await decideNewestRequest(request, business, rejection);
      await page.reload();
      await row.getByRole('link', { name: t('request.form.correct'), exact: true }).click();
      await page.locator('main [name="name"]').fill('Ring-spun yarn, Ne 30/1');
      await button(page, t('request.form.saveSend')).click();
      await expect(dialog).toContainText('Name the count.');
      await button(page, t('request.form.resend.confirm')).click();
      await page.waitForURL('**/my-requests');
      await expect(row.getByRole('link', { name: 'Ring-spun yarn, Ne 30/1', exact: true })).toBeVisible();
      await expect(row.locator('.badge')).toHaveText(t('request.form.state.pending'));

      await decideNewestRequest(request, business, { approve: true });
      await page.reload();
      await expect(row.locator('.badge')).toHaveText(t('request.form.state.approved'));
      await expect(row.locator('time')).toBeVisible();
      await row.getByRole('button', { name: t('request.form.pauseNamed', { name: 'Ring-spun yarn, Ne 30/1' }) }).click();
      await expect(row.locator('.badge')).toHaveText(t('request.form.state.paused'));
      await button(page, t('request.form.resume')).click();
      await expect(row.locator('.badge')).toHaveText(t('request.form.state.approved'));

      await row.getByRole('button', { name: t('request.form.copyNamed', { name: 'Ring-spun yarn, Ne 30/1' }) }).click();
      await expect(page.locator('main [name="name"]')).toHaveValue('Ring-spun yarn, Ne 30/1');
      await expect(page.locator('main [name="companyId"]')).toHaveValue(business.companyId);
      await expect(page.locator('main form')).toContainText(document.name);
      await button(page, t('request.form.paySend')).click();
      await page.locator('.button--spend').click();
      await page.waitForURL('**/my-requests');
      await expect(row).toHaveCount(2);
      const { requests } = await ask<{ requests: OwnRequest[] }>(request, '/api/User/GetUserAllRequestCards', {
        method: 'GET',
        token: business.token,
      });
      const files = requests.flatMap(({ fileUrls }) => fileUrls);
      expect([files.length, new Set(files).size]).toEqual([2, 2]);
    },
  );

  testIn('en')(
    'a renewal requires another day if the own one has passed, and reports the fault at the field',
    async ({ page, request }) => {
      const business = await newBusiness(request, 'EN');
      // The API's answers after expiry are mocked; renewing is tested there.
      await page.route(/\/GetUserAllRequestCards/, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as object;
        await route.fulfill({ json: { ...body, data: { requests: [endedRequest], count: 1, totalIsCapped: false } } });
      });
      const asked: string[] = [];
      await page.route(/\/SendToApproveOfRequest/, (route) => {
        asked.push(new URL(route.request().url()).search);
        return route.fulfill({ json: { success: true, code: 'REQUEST_SENT', message: '', data: {} } });
      });
      await enter(page, business, '/my-requests', { language });
      await button(page, t('request.form.renew.do')).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(t('request.form.renew.textPast', { date: 'October 1, 2026' }));
      const renew = dialog.getByRole('button', { name: t('request.form.renew.do'), exact: true });
      const day = dialog.getByLabel(t('trade.label.validUntil'));
      await renew.click();
      await expect(dialog).toContainText(t('tradeForm.check.datePast'));
      await expect(day).toBeFocused();
      await day.fill(dayIn(90));
      await renew.click();
      await expect(dialog).toContainText(t('tradeForm.check.dateTooFar'));
      await day.fill(dayIn(30));
      await renew.click();
      await expect(page.locator('.toast')).toContainText(t('request.form.sent'));
      await expect(dialog).toHaveCount(0);
      expect(asked).toEqual([`?requestId=${endedRequest.id}&validUntil=${dayIn(30)}`]);
    },
  );

  testIn('en')('filters, order and page of the own list are the same after a reload and back navigation', async ({ page }) => {
    await enter(page, demoAccount('owner'), '/my-requests', { language });
    const state = page.getByLabel(t('request.form.field.state'));
    const rows = page.locator('.own-row__title');
    await expect(rows.first()).toBeVisible();
    await page.getByLabel(t('common.sort.label')).selectOption('name');
    await expect(page).toHaveURL(/\/my-requests\?sort=name$/);
    await state.selectOption('approved');
    await expect(page).toHaveURL(/\/my-requests\?state=approved&sort=name$/);
    await expect(page.locator('.own-row .badge').first()).toHaveText(t('request.form.state.approved'));
    const shown = await rows.allTextContents();
    expect(shown).toEqual(shown.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    await page.reload();
    await expect(rows).toHaveText(shown);
    await expect(state).toHaveValue('approved');
    await rows.first().getByRole('link').click();
    await page.waitForURL('**/edit-request/*');
    await page.goBack();
    await expect(rows).toHaveText(shown);
    await page.goBack();
    await expect(page).toHaveURL(/\/my-requests\?sort=name$/);
    await expect(state).toHaveValue('');
    await page.goto('/en/my-requests?state=paused&page=7');
    await expect(page.getByText(t('request.form.none.fits'))).toBeVisible();
  });

  testIn('en')('the directory is sorted by its address', async ({ page }) => {
    await page.goto('/en/companies');
    await page.getByRole('link', { name: t('directory.sortName'), exact: true }).click();
    await expect(page).toHaveURL('/en/companies?sort=name');
    await expect(page.locator('main [aria-current="true"]').filter({ hasText: t('directory.sortName') })).toBeVisible();
    const next = page.getByRole('link', { name: t('common.actions.next') });
    await expect(next).toHaveAttribute('href', /sort=name&page=2$/);
  });
}
