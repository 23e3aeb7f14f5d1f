import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/page.ts';
import { findCompany, illustratedRequest, productAddress } from '../../support/people/public-pages.ts';

/** The first detail page of the demo that a list links to. */
async function firstLink(page: Page, list: string, pattern: RegExp): Promise<string> {
  await page.goto(list);
  const addresses = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const found = addresses.find((address) => pattern.test(address));
  expect(found, `${list} links to ${String(pattern)}`).toBeDefined();
  return found ?? '';
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters narrow the list, are in the address, and can be removed one by one', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/en/imports');
    const all = await page.locator('.request').count();
    await page.locator('.filters input[name=country]').first().check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/country=[a-z]{2}/);
    await expect(page.locator('.chip')).toHaveCount(1);
    const country = await page.locator('.chip').innerText();
    for (const from of await page.locator('.request__from').allInnerTexts()) expect(from.trim()).toBe(country.trim());
    await page.locator('.chip a').click();
    await expect(page.locator('.chip')).toHaveCount(0);
    await expect(page.locator('.request')).toHaveCount(all);
  });

  test('pages lead forward and back, and the order can be reversed', async ({ page }) => {
    await page.goto('/en/exports');
    const first = await page.locator('.request__title').allInnerTexts();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/page=2/);
    const second = await page.locator('.request__title').allInnerTexts();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await expect(page.getByText(/Showing 11 to/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page.locator('.request__title')).toHaveText(first);
    await page.getByRole('link', { name: 'Oldest first' }).click();
    await expect(page.locator('.request__title')).not.toHaveText(first);
  });

  test('the search form finds, and offers links when there are no results', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/en/imports');
    await page.locator('#search-in').selectOption('1');
    await page.getByRole('searchbox').fill('zzzz-nothing');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/en\/requests\?type=1&value=zzzz-nothing/);
    await expect(page.getByText('Sorry, no data')).toBeVisible();
    await page.locator('.empty').getByRole('link').click();
    await expect(page.locator('.request').first()).toBeVisible();
  });

  test('buttons that would do nothing are not shown', { tag: '@gate' }, async ({ page, request }) => {
    const company = await findCompany(request, ({ products }) => products.length > 0);
    for (const address of [
      '/',
      '/imports',
      `/companies/${company.path}`,
      await productAddress(request),
      await illustratedRequest(request),
    ]) {
      await page.goto(`/ar${address}`);
      await expect(page.locator('h1')).toBeVisible();
      const idle = await page
        .locator('button:visible')
        .evaluateAll((buttons: HTMLButtonElement[]) =>
          buttons
            .filter(({ form, type, popoverTargetElement }) => (form === null || type !== 'submit') && popoverTargetElement === null)
            .map(({ outerHTML }) => outerHTML),
        );
      expect([address, idle]).toEqual([address, []]);
    }
  });

  test('the language picker returns to the same page', async ({ page }) => {
    await page.goto('/companies');
    await page.locator('.site-header__tools details.menu').first().locator('summary').click();
    await page.getByRole('link', { name: 'Русский' }).click();
    await expect(page).toHaveURL(/\/companies$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});

test('an unknown page returns 404 with links', async ({ page }) => {
  const answer = await page.goto('/en/there-is-no-such-page');
  expect(answer?.status()).toBe(404);
  await page.locator('main').getByRole('link', { name: 'To the home page' }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test('a request under another prefix redirects to its own, an unknown one home', async ({ page, request }) => {
  const address = await firstLink(page, '/imports', /^\/imports\/[0-9a-f]{24}$/);
  const moved = await request.get(address.replace('/imports/', '/exports/'), { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe(address);
  await page.goto('/imports/aaaaaaaaaaaaaaaaaaaaaaaa');
  await expect(page).toHaveURL(/\/$/);
});

test('a Turkish visitor is redirected to the Turkish path of an information page', async ({ request }) => {
  const answer = await request.get('/about-us', { maxRedirects: 0, headers: { 'accept-language': 'tr' } });
  expect(answer.headers()['location']).toBe('/hakkimizda');
});

test('sign-up leads to the first fault, in Arabic', async ({ page }) => {
  await page.goto('/ar/sign-up');
  const submit = page.getByRole('button', { name: 'إنشاء الحساب' });
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const expectProblem = async (words: string, name: string) => {
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(field(name)).toBeFocused();
  };
  await expectProblem('الاسم مطلوب', 'fullname');
  await field('fullname').fill('ن');
  await expectProblem('الحد الأدنى لعدد أحرفه ٢', 'fullname');
  await field('fullname').fill('نور الهدى');
  await expectProblem('البريد الإلكتروني مطلوب', 'email');
  await field('email').fill('noor@');
  await expectProblem('البريد الإلكتروني غير صالح', 'email');
  await field('email').fill('noor@example.com');
  await expectProblem('كلمة المرور مطلوبة', 'password');
  await field('password').fill('12345');
  await expectProblem('يجب ألا تقل كلمة المرور عن', 'password');
  await field('password').fill('kervan-1');
  await expectProblem('أدخلوا كلمة المرور مرة أخرى', 'passwordAgain');
  await field('passwordAgain').fill('kervan-2');
  await expectProblem('كلمتا المرور غير متطابقتين', 'passwordAgain');
  await field('passwordAgain').fill('kervan-1');
  await expectProblem('معلومات العضوية', 'isMembershipRead');
  await field('isMembershipRead').check();
  await expectProblem('إشعار معالجة البيانات الشخصية', 'isPersonalDataRead');
  await expect(field('fullname')).toHaveValue('نور الهدى');
});

test('the clarification texts open in a pop-up that a click outside closes', async ({ page }) => {
  await page.goto('/en/sign-up');
  await page.getByRole('button', { name: 'Read the text: I have read the membership' }).click();
  const dialog = page.locator('dialog.info-dialog');
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await expect(dialog.locator('.prose p').first()).toBeVisible();
  // Selecting text with the pointer released outside is not a click there.
  await dialog.locator('.prose p').first().hover();
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 3 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('links in a clarification text open beside the form, with the same prefix', async ({ page, context }) => {
  await page.goto('/ar/sign-up');
  await page.locator('[name=fullname]').fill('نور الهدى');
  await page.locator('main button.choice-text').first().click();
  const link = page.locator('dialog.info-dialog .prose a').first();
  await expect(link).toHaveAttribute('href', '/ar/terms-of-use');
  const opened = context.waitForEvent('page');
  await link.click();
  await expect((await opened).locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('[name=fullname]')).toHaveValue('نور الهدى');
});

for (const [address, ways] of [
  ['/sign-in', ['/forgot-password', '/sign-up']],
  ['/sign-up', ['/sign-in']],
  ['/forgot-password', ['/sign-in', '/sign-up']],
] as const)
  test(`${address} leads to ${ways.join(' and ')}, also without script`, async ({ request }) => {
    for (const prefix of ['', '/tr', '/ar']) {
      const main = (await (await request.get(prefix + address)).text()).split('<main')[1]?.split('</main>')[0] ?? '';
      for (const way of ways) expect(main).toContain(`href="${prefix}${way}"`);
    }
  });

test(
  'signing up sends a mail; its link confirms the address; signing in leads to the wanted page',
  { tag: '@gate' },
  async ({ page, request }) => {
    const email = `reader-${Date.now()}@example.com`;
    await page.goto('/en/sign-up');
    await page.locator('[name=fullname]').fill('Reader Aydin');
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill('kervan-reader-1');
    await page.locator('[name=passwordAgain]').fill('kervan-reader-1');
    await page.locator('[name=isMembershipRead]').check();
    await page.locator('[name=isPersonalDataRead]').check();
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();

    const mails = () =>
      request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`).then((answer) => answer.json() as Promise<{ text: string }[]>);
    await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
    const link = /\/activation\?token=[\w-]+/.exec((await mails())[0]?.text ?? '')?.[0];
    await page.goto(`/en${link}`);
    await expect(page.getByText('Your email address is verified.')).toBeVisible();

    await page.goto('/en/sign-in?redirect=%2Fen%2Fcompanies');
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill('wrong-password');
    await page.locator('[name=password]').press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid credentials' })).toBeVisible();
    await expect(page.locator('[name=password]')).toBeFocused();
    await expect(page.locator('[name=password]')).toHaveValue('');
    await expect(page.locator('[name=email]')).toHaveValue(email);
    await page.locator('[name=password]').fill('kervan-reader-1');
    await page.locator('[name=password]').press('Enter');
    await expect(page).toHaveURL(/\/en\/companies$/);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'member');

    // A member without an approved company sees what is missing.
    await page.goto(await firstLink(page, '/en/imports', /\/imports\/[0-9a-f]{24}$/));
    await page.locator('#contact').getByRole('button', { name: 'Send a message' }).click();
    await expect(page.getByText('you need a company that has been approved')).toBeVisible();
  },
);

test('a member sees the price of a contact, before and after, and nothing is spent by looking', async ({ page }) => {
  await page.goto('/en/sign-in?redirect=%2Fen%2Fexports');
  await page.locator('[name=email]').fill('owner@kervan.example');
  await page.locator('[name=password]').fill('Kervan-demo-1');
  await page.locator('[name=password]').press('Enter');
  await page.waitForURL((url) => url.pathname === '/en/exports');
  const address = await page.locator('.request__title a').last().getAttribute('href');
  await page.goto(address ?? '');
  const card = page.locator('#contact');
  await expect(card.getByRole('link', { name: 'Sign in to write' })).toBeHidden();
  await card.getByRole('button', { name: 'Send a message' }).click();
  await card.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(card.getByText('Write a message first.')).toBeVisible();
  await card.getByRole('textbox').fill('Good morning, please send your price CIF Mersin.');
  await card.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  const lines = dialog.locator('.sum');
  await expect(lines).toHaveCount(3);
  const sums = (await lines.allInnerTexts()).map((text) => Number(text.replaceAll(/\D/g, '')));
  expect(sums[0]).toBeGreaterThan(0);
  expect(sums[2]).toBe((sums[1] ?? 0) - (sums[0] ?? 0));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('textbox')).toHaveValue('Good morning, please send your price CIF Mersin.');
});
