/** Nothing typed is lost: an ended session, a reload, two tabs, and missing requirements of a form, on the built product. */
import type { Locator, Page } from '@playwright/test';
import { ask, newBusiness } from '../../support/people/businesses.ts';
import { atAnotherMachine, demoAccount, enter, enterByForm, newAccount, type Account } from '../../support/people/members.ts';
import { expect, testsOf } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const isFrozen = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('main')?.inert === true);
const signInThere = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.locator('main form [name=email]').fill(email);
  await page.locator('main form [name=password]').fill(password);
  await page.locator('main form [type=submit]').click();
};
/** The person ends all their sessions elsewhere; the page detects it with its next call. */
const endSession = (account: Account): Promise<void> =>
  atAnotherMachine(account, async (request, headers) => {
    await request.delete('/api/Auth/DeleteSession?id=all', { headers });
  });
/** Submits the form of a field without a press: a poll or a notification may have disabled the page before. */
const submit = (typedIn: Locator): Promise<void> =>
  typedIn.evaluate((input: HTMLInputElement | HTMLTextAreaElement) => input.form?.requestSubmit());

for (const language of ['ar', 'en'] as const) {
  const t = textsOf(language);
  const testIn = testsOf(language);
  const ended = (page: Page) => page.getByText(t('account.sessionEnded.title'));
  const signIn = (page: Page) => page.locator('.account-notice').getByRole('link', { name: t('common.actions.signIn') });
  const save = (page: Page) => page.getByRole('button', { name: t('common.actions.save'), exact: true });

  testIn('ar')('settings are disabled when their session has ended, and enabled after a sign-in in another tab', async ({ page }) => {
    const account = await newAccount(page.request, 'AR');
    await enter(page, account, '/profile-settings', { language });
    await field(page, 'fullName').fill('ليلى الحداد');
    await field(page, 'addressDescription').fill('شارع النيل ١٧');
    await endSession(account);
    await submit(field(page, 'fullName'));
    await expect(ended(page)).toBeVisible();
    expect(await isFrozen(page)).toBe(true);
    await expect(field(page, 'fullName')).toHaveValue('ليلى الحداد');
    const [other] = await Promise.all([page.waitForEvent('popup'), signIn(page).click()]);
    await signInThere(other, account);
    await expect(ended(page)).toBeHidden();
    expect(await isFrozen(page)).toBe(false);
    await expect(field(page, 'addressDescription')).toHaveValue('شارع النيل ١٧');
    await save(page).click();
    await expect(page.locator('.toast').filter({ hasText: t('user.settings.saved') })).toBeVisible();
  });

  testIn('en')('a dialog is disabled below the note, which leads to the sign-in, and enabled after it', async ({ page }) => {
    const owner = demoAccount('owner');
    await enter(page, owner, '/my-staff', { language });
    await page
      .getByRole('button', { name: t('staff.add') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t('staff.add') });
    const name = dialog.locator('[name="name"]');
    await name.fill('Ayşe');
    await dialog.locator('[name="email"]').fill('a@b.example');
    for (const field of ['password', 'again']) await dialog.locator(`[name="${field}"]`).fill('Calm-caravan-9');
    await dialog.locator('input[type=tel]').last().fill('5321234567');
    const over = { status: 401, json: { success: false, code: 'UNAUTHORIZED', message: '' } };
    await page.route('**/api/**', (route) => route.fulfill(over));
    await submit(name);
    await expect(ended(page)).toBeVisible();
    expect(await page.evaluate(() => document.querySelector<HTMLElement>('.scrim')?.inert)).toBe(true);
    const [other] = await Promise.all([page.waitForEvent('popup'), signIn(page).click()]);
    await page.unroute('**/api/**');
    await signInThere(other, owner);
    await expect(ended(page)).toBeHidden();
    await expect(name).toHaveValue('Ayşe');
    await dialog.locator('[name="email"]').fill('b@b.example');
  });

  testIn('en')('another person who signs in where a session has ended sees nothing that was typed', async ({ page, context }) => {
    const [account, stranger] = [await newBusiness(page.request), await newAccount(page.request)];
    await enter(page, account, `/my-companies/${account.companyId}`, { language });
    await field(page, 'name').fill('Typed by the first person');
    await endSession(account);
    await submit(field(page, 'name'));
    await expect(ended(page)).toBeVisible();
    const other = await context.newPage();
    await enterByForm(other, stranger, '/profile');
    await expect(page.getByText(t('errors.NOT_FOUND'))).toBeVisible();
    await expect(page.getByText('Typed by the first person')).toHaveCount(0);
    await page.goto('/add-new-company');
    await expect(page.locator('main')).toContainText(t('errors.EMAIL_NOT_VERIFIED'));
    expect(await page.content()).not.toContain('Typed by the first person');
  });

  testIn('ar')(
    'a chat whose session has ended keeps its text field, and sends the typed message after the sign-in',
    async ({ page, context }) => {
      const [buyer, seller] = await Promise.all([newBusiness(page.request), newBusiness(page.request, 'AR')]);
      const data = { fromCompanyId: buyer.companyId, toCompanyId: seller.companyId, chatNameForAll: 'Yarn', text: 'Hello', createdFor: 0 };
      const { chatId } = await ask<{ chatId: string }>(page.request, '/api/Tools/CreateChat', { token: buyer.token, data });
      await enter(page, seller, `/messages?chatId=${chatId}`, { language });
      const box = page.getByRole('textbox', { name: t('chat.write'), includeHidden: true });
      await expect(page.getByRole('log').getByText('Hello')).toBeVisible();
      await box.fill('سعر الطن؟');
      await endSession(seller);
      await submit(box);
      await expect(ended(page)).toBeVisible();
      expect(await isFrozen(page)).toBe(true);
      await expect(box).toBeVisible();
      await expect(page.locator('main').getByText('سعر الطن؟')).toBeVisible();
      await enterByForm(await context.newPage(), seller, '/profile');
      await expect(ended(page)).toBeHidden();
      await expect(page.getByRole('log').getByRole('img', { name: t('chat.delivered'), exact: true })).toHaveCount(1);
    },
  );

  testIn('en')(
    'a request’s draft survives a reload, with a note, and can be discarded; each tab has its own',
    async ({ page, context }) => {
      const business = await newBusiness(page.request);
      await enter(page, business, '/add-request?type=1', { language });
      await field(page, 'name').fill('Ring-spun yarn');
      await page.locator('main [name="companyId"]').selectOption(business.companyId);
      const picture = { name: 'no-picture.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
      await page.locator('main input[type="file"]').first().setInputFiles(picture);
      await expect(page.locator('.toast').filter({ hasText: t('errors.UNSUPPORTED_MEDIA') })).toBeVisible();
      await expect(page.locator('main form')).not.toContainText(picture.name);
      const paper = { name: 'Şartname №1.txt', mimeType: 'text/plain', buffer: Buffer.from('Ne 30/1') };
      const arrived = page.waitForResponse(/\/api\/Tools\/UploadFile/);
      await page.locator('main input[type="file"]').nth(1).setInputFiles(paper);
      await expect(page.locator('main form')).toContainText(paper.name);
      await arrived;
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      // An upload that has not arrived is not stored.
      await page.route('**/api/Tools/UploadFile*', () => undefined);
      await page
        .locator('main input[type="file"]')
        .nth(1)
        .setInputFiles({ ...paper, name: 'on its way.txt' });
      await expect(page.locator('main form')).toContainText('on its way.txt');

      const second = await context.newPage();
      await second.goto('/add-request?type=1');
      await field(second, 'name').fill('Cotton towels');
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      const note = page.locator('form .note').filter({ hasText: t('form.draft.files') });
      await expect(note).toBeVisible();
      await expect(page.locator('main form')).toContainText(paper.name);
      await expect(page.locator('main form')).not.toContainText('on its way.txt');
      await expect(field(page, 'name')).toHaveValue('Ring-spun yarn');
      await expect(field(page, 'companyId')).toHaveValue(business.companyId);
      await expect(field(second, 'name')).toHaveValue('Cotton towels');

      await page.getByRole('link', { name: t('common.actions.cancel') }).click();
      const question = page.getByRole('alertdialog', { name: t('account.leave.title') });
      await expect(question).toContainText(t('form.leave'));
      await question.getByRole('button', { name: t('account.leave.go') }).click();
      await expect(page).toHaveURL(/\/my-requests$/);
      await page.goBack();
      await expect(field(page, 'name')).toHaveValue('Ring-spun yarn');
      await page.getByRole('button', { name: t('form.draft.discard') }).click();
      await expect(field(page, 'name')).toHaveValue('');
      await page.reload();
      await expect(field(page, 'name')).toHaveValue('');
      await expect(page.getByRole('button', { name: t('form.draft.discard') })).toHaveCount(0);
    },
  );

  testIn('en')('a person who lacks all that a request requires sees the whole list, completes it and returns', async ({ page }) => {
    await enter(page, await newAccount(page.request), '/add-request?type=1', { language });
    const main = page.locator('main');
    await expect(main).toContainText(t('errors.EMAIL_NOT_VERIFIED'));
    await expect(main).toContainText(t('form.gate.noCompany'));
    await expect(main.locator('form')).toHaveCount(0);
    await page.getByRole('link', { name: t('form.gate.toProfile') }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await page.getByRole('link', { name: t('common.wayBack.back') }).click();
    await expect(page).toHaveURL(/\/add-request\?type=1$/);
    await expect(main).toContainText(t('form.gate.noCompany'));
  });
}
