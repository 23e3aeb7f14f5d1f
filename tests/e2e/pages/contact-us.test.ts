/** The contact form without script (docs/requirements.md#other-public-forms-p-52). */
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

test.use({ javaScriptEnabled: false });

for (const [language, path] of [
  ['en', '/en/contact-us'],
  ['tr', '/tr/bize-ulasin'],
  ['ru', '/ru/contact-us'],
  ['ar', '/ar/contact-us'],
] as const)
  test(`is sent without script in ${language}, and keeps the input until then`, async ({ page, request }) => {
    const t = textsOf(language);
    const email = `still-${language}-${Date.now()}@example.com`;
    const name = 'Nour "><script>alert(1)</script>';
    const field = (key: string) => page.locator(`main [name=${key}]`);
    const press = () => page.getByRole('button', { name: t('page.contact.submit'), exact: true }).click();
    await page.goto(path);
    await press();
    await expect(page.locator('main [aria-invalid=true]')).toHaveCount(3);
    await expect(page.getByText(t('errors.fields.REQUIRED'))).toHaveCount(3);
    await expect(field('name')).toHaveAttribute('autofocus', '');

    await field('name').fill(name);
    await field('email').fill('still@');
    await field('message').fill('One\nTwo & <b>three</b>');
    await press();
    await expect(page.getByText(t('auth.emailInvalid'))).toBeVisible();
    await expect(page.locator('main [aria-invalid=true]')).toHaveCount(1);
    await expect(field('name')).toHaveValue(name);
    await expect(field('message')).toHaveValue('One\nTwo & <b>three</b>');
    expect(new URL(page.url()).search).toBe('');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await field('email').fill(email);
    await press();
    await expect(page).toHaveURL(`${path}?sent=1`);
    await expect(page.locator('main').getByRole('status')).toHaveText(t('page.contact.sent'));
    await expect(field('message')).toHaveValue('');
    const mails = () =>
      request
        .get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
        .then((answer) => answer.json() as Promise<{ language: string }[]>)
        .then((found) => found.map((mail) => mail.language.toLowerCase()));
    await expect.poll(mails).toEqual([language]);
  });

test('keeps the input without script if the language was changed in another tab', async ({ page, context, baseURL }) => {
  const [t, after] = [textsOf('en'), textsOf('tr')];
  const field = (key: string) => page.locator(`main [name=${key}]`);
  await context.addCookies([{ name: 'language-imp', value: 'EN', url: baseURL ?? '' }]);
  await page.goto('/contact-us');
  await field('email').fill(`changed-${Date.now()}@example.com`);
  await field('message').fill('One');
  await context.addCookies([{ name: 'language-imp', value: 'TR', url: baseURL ?? '' }]);
  await page.getByRole('button', { name: t('page.contact.submit'), exact: true }).click();
  await expect(page.getByText(after('errors.fields.REQUIRED'))).toBeVisible();
  await expect(field('message')).toHaveValue('One');

  await field('name').fill('Nour');
  await page.getByRole('button', { name: after('page.contact.submit'), exact: true }).click();
  await expect(page).toHaveURL('/bize-ulasin?sent=1');
  await expect(page.locator('main').getByRole('status')).toHaveText(after('page.contact.sent'));
});
