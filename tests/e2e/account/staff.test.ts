/** The staff page and what staff see, on the built product, in a real browser. */
import { leftToRight } from '../../../contract/text/isolate.ts';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../../demo/index.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { toast } from '../../support/people/auth-pages.ts';
import { atAnotherMachine, demoAccount, enter } from '../../support/people/members.ts';
import { expect, pageElsewhere, stepMs, test, testsOf } from '../../support/browser/page.ts';
import { passwordWords } from '../../support/data/password-words.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { mailTo } from '../../support/people/traders.ts';

const password = 'Calm-caravan-9';
const newEmail = (): string => `staff-${crypto.randomUUID().slice(0, 13)}@kervan.example`;
const demo = (name: string): string => `${name}@kervan.example`;

type Language = 'en' | 'ar';
type Texts = ReturnType<typeof textsOf>;

const dialog = (page: Page) => page.locator('.dialog');
const field = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`);
const flag = (page: Page, name: string) => field(page, `permissions.${name}`);
const submit = (page: Page) => dialog(page).locator('[type=submit]');
const row = (page: Page, words: string) => page.locator('.own-row').filter({ hasText: words });
/** The entries of the navigation. */
const places = (page: Page) => page.locator('#account-band a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The text below a field. */
async function errorOf(page: Page, name: string): Promise<string> {
  const id = await field(page, name).getAttribute('aria-describedby');
  return (await page.locator(`[id="${id}"]`).innerText()).trim();
}

async function openStaff(page: Page, t: Texts, email: string, language: Language): Promise<void> {
  page.setDefaultTimeout(stepMs);
  await enter(page, { email, password: demoPassword }, '/my-staff', { language });
  await expect(page.getByRole('heading', { level: 1, name: t('nav.business.staff') })).toBeVisible();
  await expect(page.locator('.own-row, .empty').first()).toBeVisible();
}

const addButton = (page: Page, t: Texts) => page.locator('main').getByRole('button', { name: t('staff.add'), exact: true });

async function fill(page: Page, name: string, email: string): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await field(page, 'again').fill(password);
  await field(page, 'phone').fill('532 111 22 33');
}

const looks = [
  { language: 'en', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { language: 'ar', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { language, ...look } of looks)
  test.describe(language, () => {
    const t = textsOf(language);
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language }, ...look });

    const testIn = testsOf(language);

    test('an owner adds a colleague, who sees what is allowed; changed permissions apply at once; a removed colleague has no access', async ({
      page,
      browser,
    }) => {
      test.setTimeout(180_000);
      const [email, secondEmail] = [newEmail(), newEmail()];
      const name = `Nour ${email.slice(6, 14)}`;
      const theirs = await pageElsewhere(browser, language);

      await test.step('the form shows what is missing, in the order of its fields', async () => {
        await openStaff(page, t, demo('owner'), language);
        await expectNoFaults(page);
        await addButton(page, t).click();
        await submit(page).click();
        await expect(field(page, 'name')).toBeFocused();
        for (const [name, check] of [
          ['name', 'name'],
          ['email', 'email'],
          ['password', 'passwordRequired'],
          ['again', 'againRequired'],
          ['phone', 'phone'],
        ] as const)
          expect(await errorOf(page, name)).toBe(t(`staff.check.${check}`));
        await expectNoFaults(page);
        await fill(page, name, email);
        await field(page, 'password').fill('12345');
        await submit(page).click();
        expect(await errorOf(page, 'password')).toBe(t('staff.check.passwordShort', passwordWords(language)));
        expect(await errorOf(page, 'again')).toBe(t('staff.check.notMatch'));
        await expect(field(page, 'password')).toBeFocused();
      });

      await test.step('a refusal and a lost connection keep the typed values', async () => {
        await fill(page, name, demo('buyer'));
        await submit(page).click();
        await expect(dialog(page).getByRole('alert')).toHaveText(t('errors.STAFF_EMAIL_USED'));
        expect(await errorOf(page, 'email')).toBe(t('errors.STAFF_EMAIL_USED'));
        await field(page, 'email').fill(email);
        await page.route('**/api/User/AddSubUser', (route) => route.abort());
        await submit(page).click();
        await expect(dialog(page).getByRole('alert')).toHaveText(t('errors.NETWORK'));
        await page.unroute('**/api/User/AddSubUser');
        await page.route('**/api/User/AddSubUser', (route) =>
          route.fulfill({ status: 500, json: { success: false, message: 'x', code: 'UNEXPECTED' } }),
        );
        await submit(page).click();
        await expect(dialog(page).getByRole('alert')).toHaveText(t('staff.notAdded'));
        await page.unroute('**/api/User/AddSubUser');
        await page.route('**/api/User/AddSubUser', (route) =>
          route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json: { success: false, message: 'x', code: 'THROTTLED' } }),
        );
        await submit(page).click();
        await expect(dialog(page).getByRole('alert')).toHaveText(t('errors.THROTTLED_UNTIL', { seconds: 600 }));
        await page.unroute('**/api/User/AddSubUser');
        await expect(field(page, 'name')).toHaveValue(name);
        await expect(field(page, 'password')).toHaveValue(password);
        await expect(field(page, 'phone')).toHaveValue('5321112233');
      });

      await test.step('the colleague is added with the default flag; the owner chooses others', async () => {
        await submit(page).click();
        await expect(dialog(page).getByRole('heading', { name: t('staff.permissions', { name }) })).toBeVisible();
        await expect(dialog(page).getByRole('status')).toHaveText(t('staff.addedNext', { name }));
        await expect(page.locator('.toast')).toHaveCount(0);
        await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
        await expect(flag(page, 'addAndEditSubUser')).toBeChecked();
        await expect(flag(page, 'viewUserProfile')).toBeDisabled();
        await expectNoFaults(page);
        await flag(page, 'addAndEditSubUser').uncheck();
        await flag(page, 'requestsAccess').check();
        await flag(page, 'getAccesibleChatCards').check();
        await submit(page).click();
        await expect(toast(page, t('staff.saved', { name }))).toBeVisible();
        await expect(row(page, email).locator('.staff-flags li')).toHaveText([
          t('staff.short.getAccesibleChatCards'),
          t('staff.short.requestsAccess'),
        ]);
        await expect(row(page, email)).toContainText(t('staff.unverified'));
      });

      await test.step('the colleague confirms the address, signs in, and sees only those entries', async () => {
        const mail = await mailTo(page, email, ({ text }) => text.includes('/activation?token='));
        expect(mail.text).not.toContain(password);
        await theirs.goto(/\/activation\?token=\S+/.exec(mail.text)?.[0] ?? '');
        await expect(theirs.getByText(t('activation.done')).first()).toBeVisible();
        await enter(theirs, { email, password }, '/my-requests', { language });
        await expect(theirs.getByRole('heading', { level: 1, name: t('nav.business.requests') })).toBeVisible();
        expect(await places(theirs)).toEqual(['/start', '/profile', '/my-companies', '/my-requests', '/messages', '/saved']);
        for (const address of ['/my-staff', '/membership', '/add-new-company']) {
          await theirs.goto(address);
          await expect(theirs.getByText(t('errors.FORBIDDEN'))).toBeVisible();
          await expect(theirs.getByText(t('account.noPermissionWhy'))).toBeVisible();
        }
        await expect(theirs.locator('main').getByRole('link', { name: t('account.toProfile') })).toHaveAttribute('href', '/profile');
      });

      await test.step('changes by the owner apply to the colleague', async () => {
        await theirs.goto('/my-requests');
        await expect(theirs.getByRole('heading', { level: 1, name: t('nav.business.requests') })).toBeVisible();
        await page.reload();
        await expect(row(page, email)).not.toContainText(t('staff.unverified'));
        await page.getByRole('button', { name: t('staff.changeOf', { name }) }).click();
        await flag(page, 'requestsAccess').uncheck();
        await flag(page, 'viewUserTransactions').check();
        await field(page, 'email').fill(secondEmail);
        await submit(page).click();
        await expect(toast(page, t('staff.savedEmail', { email: leftToRight(secondEmail) }))).toBeVisible();
        await expect(row(page, email)).toContainText(secondEmail);
        await theirs.reload();
        await expect(theirs.getByText(t('errors.FORBIDDEN'))).toBeVisible();
        expect(await places(theirs)).toEqual(['/start', '/profile', '/my-companies', '/messages', '/saved', '/membership']);
        await theirs.locator('#account-band a[href="/membership"]').click();
        await expect(theirs.getByRole('heading', { level: 1, name: t('nav.business.membership') })).toBeVisible();
      });

      await test.step('removing asks first; the colleague has no access', async () => {
        await page.getByRole('button', { name: t('staff.removeOf', { name }) }).click();
        const question = page.getByRole('alertdialog');
        await expect(question).toContainText(t('staff.removeText', { name }));
        await expectNoFaults(page);
        await question.getByRole('button', { name: t('common.actions.cancel'), exact: true }).click();
        await expect(row(page, email)).toBeVisible();
        await page.getByRole('button', { name: t('staff.removeOf', { name }) }).click();
        await question.getByRole('button', { name: t('staff.remove'), exact: true }).click();
        await expect(toast(page, t('staff.removed', { name }))).toBeVisible();
        await expect(row(page, email)).toHaveCount(0);
        await theirs.reload();
        await theirs.waitForURL(/\/sign-in\?redirect=/);
        await theirs.context().close();
      });
    });

    testIn('ar')('people do not see themselves in the list, and staff with more permissions cannot be changed', async ({ page }) => {
      await openStaff(page, t, demo('staff'), language);
      await expect(row(page, demo('sales'))).toContainText(t('staff.above'));
      await expect(row(page, demo('sales')).getByRole('button')).toHaveCount(0);
      await expect(row(page, demo('staff'))).toHaveCount(0);
      await expect(addButton(page, t)).toBeVisible();
      await expectNoFaults(page);
    });

    testIn('en')('without a plan, after its end, and in a plan without staff the page says why nobody can be added', async ({ page }) => {
      for (const [who, words] of [
        ['noplan', t('errors.NO_PLAN')],
        ['expired', t('errors.PLAN_EXPIRED')],
        ['newcomer', t('staff.notIncluded')],
      ] as const) {
        await page.context().clearCookies();
        await openStaff(page, t, demo(who), language);
        await expect(page.locator('.note')).toContainText(words);
        await expect(page.locator('.note').getByRole('link', { name: t('staff.toPlans') })).toHaveAttribute('href', '/plans');
        await expect(addButton(page, t)).toHaveCount(0);
        await expectNoFaults(page);
      }
    });
  });

test.describe('only one can be added', () => {
  const t = textsOf('en');

  test('the button exists only while the plan has room; input is not lost without a question', async ({ page }) => {
    const email = newEmail();
    const name = 'Only One';
    await openStaff(page, t, demo('buyer'), 'en');
    await addButton(page, t).click();
    await fill(page, name, email);
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t('account.leave.stay'), exact: true }).click();
    await expect(field(page, 'name')).toHaveValue(name);
    await submit(page).click();
    await dialog(page)
      .getByRole('button', { name: t('staff.later'), exact: true })
      .click();
    await expect(row(page, email)).toBeVisible();
    await expect(addButton(page, t)).toHaveCount(0);
    await expect(page.locator('.note')).toContainText(t('staff.full', { limit: '1' }));

    // Somebody else removes the colleague while their permissions are being chosen.
    await page.getByRole('button', { name: t('staff.changeOf', { name }) }).click();
    await flag(page, 'productsAccess').check();
    await page.route('**/api/User/EditSubUser', (route) =>
      route.fulfill({ status: 404, json: { success: false, message: 'not found', code: 'NOT_FOUND' } }),
    );
    await submit(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(t('staff.gone'));
    await expect(flag(page, 'productsAccess')).toBeChecked();
    await page.unroute('**/api/User/EditSubUser');
    await page.route('**/api/User/EditSubUser', (route) =>
      route.fulfill({ status: 409, json: { success: false, message: 'changed', code: 'STALE_VERSION' } }),
    );
    await submit(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(t('errors.STALE_VERSION'));
    await page.unroute('**/api/User/EditSubUser');
    await submit(page).click();
    await expect(row(page, email)).toContainText(t('staff.short.productsAccess'));

    // Opened again it shows what was saved; what somebody else saves meanwhile is not overwritten.
    await page.getByRole('button', { name: t('staff.changeOf', { name }) }).click();
    await expect(flag(page, 'productsAccess')).toBeChecked();
    await flag(page, 'requestsAccess').check();
    await atAnotherMachine({ email: demo('buyer'), password: demoPassword }, async (request, headers) => {
      const answer = await request.post('/api/User/EditSubUser', { headers, data: { email, permissions: { addAndEditSubUser: false } } });
      expect(answer.ok(), await answer.text()).toBe(true);
    });
    await submit(page).click();
    await expect(row(page, email).locator('.staff-flags li')).toHaveText([
      t('staff.short.productsAccess'),
      t('staff.short.requestsAccess'),
    ]);

    await page.getByRole('button', { name: t('staff.removeOf', { name }) }).click();
    await question.getByRole('button', { name: t('staff.remove'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('staff.none.title') })).toBeVisible();
    await expect(addButton(page, t)).toBeVisible();
  });

  test('a list that fails to load can be retried', async ({ page }) => {
    await page.route('**/api/User/GetSubUsers', (route) => route.abort());
    page.setDefaultTimeout(stepMs);
    await enter(page, demoAccount('owner'), '/my-staff', { language: 'en' });
    const failure = page.locator('main').getByRole('alert');
    await expect(failure).toContainText(t('errors.NETWORK'));
    await page.unroute('**/api/User/GetSubUsers');
    await failure.getByRole('button', { name: t('common.actions.retry') }).click();
    await expect(row(page, demo('sales'))).toBeVisible();
  });
});
