/** Sign-up in the browser (docs/requirements.md#sign-up-checks-p-51, docs/behaviour.md#account-enumeration, docs/behaviour.md#passwords, docs/behaviour.md#redirect, docs/behaviour.md#sign-up). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providerNames } from '../../../contract/identity/fields.ts';
import { startServer } from '../../../scripts/serve.ts';
import { seriousFaults } from '../../support/browser/accessibility.ts';
import { answerCall, choose, errorOf, field, fillSignUp, languages, picker, submit, toast } from '../../support/people/auth-pages.ts';
import { expect, test } from '../../support/browser/page.ts';
import { passwordWords } from '../../support/data/password-words.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { mailTo } from '../../support/people/traders.ts';

const done = { success: true, code: 'REGISTERED', message: 'Your account was created. Please verify your email.', data: {} };
const unset = '0'.repeat(24);
const registration = {
  fullname: 'Nour Haddad',
  email: 'nour@example.com',
  password: 'Calm-caravan-9',
  phone: null,
  language: 'EN',
  mailMessageApproval: false,
};

for (const language of languages)
  test(
    `faults are shown at all fields at once, and the first one by toast and focus, in ${language}`,
    { tag: language === 'ar' ? '@gate' : [] },
    async ({ page }) => {
      const t = textsOf(language);
      const sent = await answerCall(page, 'Auth/Register', 200, done);
      await page.goto(`/${language}/sign-up`);
      const steps = [
        ['fullname', t('signUp.nameRequired'), () => field(page, 'fullname').fill(' N ')],
        ['fullname', t('signUp.nameInvalid'), () => field(page, 'fullname').fill('Nour')],
        ['email', t('auth.emailRequired'), () => field(page, 'email').fill('nour@example')],
        ['email', t('auth.emailInvalid'), () => field(page, 'email').fill('nour@example.com')],
        ['password', t('auth.passwordRequired'), () => field(page, 'password').fill('12345')],
        ['password', t('signUp.passwordShort', passwordWords(language)), () => field(page, 'password').fill('kv7rq2')],
        ['passwordAgain', t('signUp.passwordAgainRequired'), () => field(page, 'passwordAgain').fill('kv7rq2x')],
        ['passwordAgain', t('signUp.passwordsNotMatch'), () => field(page, 'passwordAgain').fill('kv7rq2')],
        ['isMembershipRead', t('signUp.clarification1Required'), () => field(page, 'isMembershipRead').check()],
        ['isPersonalDataRead', t('signUp.clarification2Required'), () => field(page, 'isPersonalDataRead').check()],
      ] as const;
      for (const [index, [name, words, correct]] of steps.entries()) {
        await submit(page).click();
        await expect(toast(page, words)).toBeVisible();
        await expect(field(page, name)).toBeFocused();
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        expect(await errorOf(page, name)).toBe(words);
        // One toast at a time, and every faulty field shows its fault.
        await expect(page.locator('.toast--bad')).toHaveCount(1);
        const wrong = new Set(steps.slice(index).map(([field]) => field));
        await expect(page.locator('main [aria-invalid=true]')).toHaveCount(wrong.size);
        await correct();
        await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
        // The toast does not name corrected fields any more.
        await expect(page.locator('.toast--bad')).toHaveCount(0);
      }
      expect(sent).toEqual([]);
      await submit(page).click();
      await expect.poll(() => sent.length).toBe(1);
      await expect(page.locator('.toast--bad')).toHaveCount(0);
    },
  );

test('optional fields are not marked and may stay empty; then a page shows the address of the link, sends another one, lets the address be changed and survives a reload and another language', async ({
  page,
}) => {
  const t = textsOf('en');
  const sent = await answerCall(page, 'Auth/Register', 200, done);
  const resent = await answerCall(page, 'Auth/ResendActivation', 200, { ...done, code: 'VERIFICATION_SENT' });
  await page.clock.install();
  await page.goto('/en/sign-up');
  for (const name of ['Phone', 'Country', 'City', 'District', 'Gender'])
    await expect(page.locator('main .label', { hasText: name })).not.toContainText('*');
  const otherWay = page.getByRole('link', { name: t('identity.with', { provider: providerNames.demo }) });
  await expect(otherWay).toBeVisible();
  await fillSignUp(page, 'nour@example.com');
  await field(page, 'phone').fill('12345');
  await submit(page).click();
  await expect(toast(page, t('signUp.done'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('signUp.sentTitle') })).toBeFocused();
  await expect(otherWay).toBeHidden();
  await expect(page.getByText('nour@example.com')).toBeVisible();
  expect(sent).toMatchObject([
    {
      query: {},
      body: {
        fullname: 'Nour Haddad',
        email: 'nour@example.com',
        password: 'Calm-caravan-9',
        phone: null,
        countryId: unset,
        language: 'EN',
        mailMessageApproval: false,
      },
    },
  ]);
  const again = page.getByRole('button', { name: t('signUp.again') });
  await expect(again).toBeDisabled();
  await expect(again).toContainText(/[12]:\d\d/);
  expect(await seriousFaults(page)).toEqual([]);
  await page.clock.fastForward('02:01');
  await again.click();
  await expect.poll(() => resent.map(({ query }) => query)).toEqual([{ eMail: 'nour@example.com' }]);
  await expect(again).toBeDisabled();
  await page.getByRole('button', { name: t('signUp.otherEmail') }).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'fullname')).toHaveValue('Nour Haddad');
  await field(page, 'email').fill('nour.haddad@example.com');
  await submit(page).click();
  await expect(page.getByText('nour.haddad@example.com')).toBeVisible();
  await expect(again).toBeDisabled();
  expect(sent[1]?.body['email']).toBe('nour.haddad@example.com');
  await page.reload();
  await expect(page.getByRole('heading', { name: t('signUp.sentTitle') })).toBeFocused();
  await expect(page.getByText('nour.haddad@example.com')).toBeVisible();
  await page.locator('header details.menu summary').first().click();
  await page.locator('header a[lang=tr]').click();
  await page.waitForURL((url) => url.pathname !== '/en/sign-up');
  const turkish = textsOf('tr');
  await expect(page.getByRole('heading', { name: turkish('signUp.sentTitle') })).toBeFocused();
  await expect(page.getByText('nour.haddad@example.com')).toBeVisible();
  await expect(page.getByText(turkish('signUp.done'))).toBeVisible();
  await page.getByRole('button', { name: turkish('signUp.otherEmail') }).click();
  await page.reload();
  await expect(field(page, 'email')).toBeVisible();
});

test('whoever signs up to answer an offer keeps the input over a reload, and returns to the offer after the activation', async ({
  page,
}) => {
  const t = textsOf('ar');
  const email = `way-back-${crypto.randomUUID().slice(0, 13)}@kervan.example`;
  // The mailed link has no language of its own.
  await page.goto('/language?to=ar&back=%2Fexports');
  await page.locator('.request__title a').first().click();
  await page.waitForURL(/\/exports\/./);
  const offer = new URL(page.url()).pathname;
  await page
    .locator('#contact')
    .getByRole('link', { name: t('signUp.signForFree') })
    .click();
  await fillSignUp(page, email);
  await choose(page, t('signUp.country'), 'ترك', 'تركيا');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(picker(page, t('signUp.country'))).toHaveValue('تركيا');
  await expect(field(page, 'fullname')).toHaveValue('Nour Haddad');
  await expect(field(page, 'password')).toHaveValue('');
  await fillSignUp(page, email);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: t('signUp.sentTitle') })).toBeVisible();
  const { text } = await mailTo(page, email, (mail) => mail.text.includes('/activation?token='));
  await page.goto(/https?:\/\/\S+\/activation\?token=\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByText(t('activation.signIn'))).toBeVisible();
  await field(page, 'password').fill('Calm-caravan-9');
  await field(page, 'password').press('Enter');
  await page.waitForURL((url) => url.pathname === offer);
  await expect(page.locator('#contact').getByRole('button').first()).toBeVisible();
});

test('where only some countries may sign up, the form says so and offers only these; the API refuses others', async ({ browser }) => {
  test.setTimeout(120_000);
  const t = textsOf('en');
  const dataDir = mkdtempSync(join(tmpdir(), 'kervan-served-'));
  const server = await startServer({ port: 0, dataDir, demo: false, quiet: true, signUpCountries: 'DE,KZ' });
  // Another host than that of the suite.
  const page = await browser.newPage({ locale: 'en-GB' });
  try {
    await page.goto(`${server.origin}/en/sign-up`);
    await expect(page.getByText(t('signUp.openTo', { countries: 'Germany and Kazakhstan' }))).toBeVisible();
    await fillSignUp(page, 'nour@example.com');
    await expect(picker(page, t('signUp.dialCode'))).toHaveValue('+49 DE');
    await picker(page, t('signUp.dialCode')).click();
    await expect(page.getByRole('option')).toHaveText([/Germany/, /Kazakhstan/]);
    await page.keyboard.press('Escape');
    await submit(page).click();
    await expect(toast(page, t('signUp.countryRequired'))).toBeVisible();
    await expect(picker(page, t('signUp.country'))).toBeFocused();
    await picker(page, t('signUp.country')).fill('t');
    await expect(page.getByRole('option')).toHaveText([/Kazakhstan/]);
    await page.getByRole('option').click();
    await submit(page).click();
    await expect(page.getByRole('heading', { name: t('signUp.sentTitle') })).toBeVisible();
    const answer = await page.request.post(`${server.origin}/api/Auth/Register`, {
      headers: { 'x-kervan': '1' },
      data: { ...registration, countryId: unset },
    });
    expect([answer.status(), ((await answer.json()) as { code: string }).code]).toEqual([400, 'BAD_INPUT']);
  } finally {
    await page.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
});

test('phone: digits only, 15 at most, after a dial code found by typing', async ({ page }) => {
  const sent = await answerCall(page, 'Auth/Register', 200, done);
  await page.goto('/en/sign-up');
  await fillSignUp(page, 'nour@example.com');
  await field(page, 'mailMessageApproval').check();
  await expect(picker(page, 'Dial code')).toHaveValue(/^\+90/);
  await field(page, 'phone').fill('(0301) 234-56 ext ٧٨٩ 0123456');
  await expect(field(page, 'phone')).toHaveValue('030123456789012');
  await choose(page, 'Dial code', 'germ', /Germany/);
  await expect(picker(page, 'Dial code')).toHaveValue(/^\+49/);
  // With the prefix of calls within the country.
  await field(page, 'phone').fill('0301234');
  await field(page, 'phone').blur();
  await expect(field(page, 'phone')).toHaveValue('301234');
  await submit(page).click();
  await expect.poll(() => sent[0]?.body['phone']).toBe('+49301234');
  expect(sent[0]?.body['mailMessageApproval']).toBe(true);
});

test('text typed into the dial code before the hydration finds its country', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/_astro/SignUpForm*.js', (route) => void held.push(() => void route.continue()));
  await page.goto('/en/sign-up');
  await page.locator('main [role=combobox]').first().click();
  await page.keyboard.type('germ');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const go of held) go();
  await expect(page.locator('.popover').getByRole('option', { name: /Germany/ })).toBeVisible();
});

test('input before the hydration is kept: a number in Arabic digits, a choice, a checkbox', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/_astro/SignUpForm*.js', (route) => void held.push(() => void route.continue()));
  await page.goto('/ar/sign-up');
  await field(page, 'fullname').fill('نور حداد');
  await field(page, 'phone').fill('٣٠١٢٣٤');
  await page.locator('main [name=gender][value="2"]').check();
  await field(page, 'mailMessageApproval').check();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const go of held) go();
  await expect(field(page, 'phone')).toHaveValue('301234');
  await expect(field(page, 'fullname')).toHaveValue('نور حداد');
  await expect(page.locator('main [name=gender][value="2"]')).toBeChecked();
  await expect(field(page, 'mailMessageApproval')).toBeChecked();
});

test('the first dial code is +7 for Russian readers', async ({ page }) => {
  const sent = await answerCall(page, 'Auth/Register', 200, done);
  await page.goto('/ru/sign-up');
  await fillSignUp(page, 'nour@example.com');
  await expect(picker(page, textsOf('ru')('signUp.dialCode'))).toHaveValue(/^\+7/);
  await field(page, 'phone').fill('9161234567');
  await submit(page).click();
  await expect.poll(() => sent[0]?.body['phone']).toBe('+79161234567');
});

for (const [language, country, city, area, other] of [
  ['en', 'Türkiye', 'Yalova', 'Çınarcık', 'Germany'],
  ['ar', 'تركيا', 'يالوفا', 'Çınarcık', 'ألمانيا'],
] as const)
  test(`country, city and area depend on each other, and what is not sent is stored for the profile, in ${language}`, async ({ page }) => {
    const t = textsOf(language);
    const sent = await answerCall(page, 'Auth/Register', 200, done);
    await page.goto(`/${language}/sign-up`);
    await fillSignUp(page, 'nour.private@example.com');
    const [countryBox, cityBox, areaBox] = [t('signUp.country'), t('signUp.city'), t('signUp.area')].map((label) => picker(page, label));
    await expect(cityBox!).toBeDisabled();
    await choose(page, t('signUp.country'), country.slice(0, 4), country);
    await choose(page, t('signUp.city'), city, city);
    await choose(page, t('signUp.area'), area.slice(0, 5), area);
    await expect(areaBox!).toHaveValue(area);

    await choose(page, t('signUp.city'), 'Измир', /zmir|إزمير/);
    await expect(areaBox!).toHaveValue('');
    // Matches at the beginning come first; a city is found by its other names, and its list shows the reader's.
    await countryBox!.fill('ger');
    await expect(page.locator('.popover').getByRole('option').first()).toHaveText(other);
    expect(await page.locator('.popover').getByRole('option').count()).toBeGreaterThan(1);
    await choose(page, t('signUp.country'), 'ger', other);
    await expect(cityBox!).toHaveValue('');
    await expect(areaBox!).toBeDisabled();
    for (const [typed, name] of [
      ['Muenchen', /^(Munich|ميونخ)$/],
      ['koln', /^(Cologne|كولونيا)$/],
    ] as const) {
      await choose(page, t('signUp.city'), typed, name);
      await expect(cityBox!).toHaveValue(name);
    }
    // The open list has all cities again, in its order, including the chosen one.
    await cityBox!.press('ArrowDown');
    await expect(page.locator('.popover').getByRole('option').first()).toHaveText(/^(Berlin|برلين)$/);
    await page.keyboard.press('Escape');

    await choose(page, t('signUp.country'), country.slice(0, 4), country);
    await expect(countryBox!).toHaveValue(country);
    await choose(page, t('signUp.city'), city, city);
    await page.getByRole('radio', { name: t('signUp.female') }).check();
    await submit(page).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.body['countryId']).toMatch(/^[0-9a-f]{24}$/);
    expect(sent[0]?.body['countryId']).not.toBe(unset);
    expect(Object.keys(sent[0]?.body ?? {})).not.toContain('cityId');
    // tests/e2e/account/sign-up-draft.test.ts shows that the settings offer it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sign-up-draft'))).not.toBeNull();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('nour');
  });

for (const name of ['Ref', 'ref'])
  test(`a referral code in ?${name}= is filled in and sent as Ref`, async ({ page }) => {
    const sent = await answerCall(page, 'Auth/Register', 200, done);
    await page.goto(`/en/sign-up?${name}=FRIEND-7&redirect=%2Fplans`);
    await expect(field(page, 'referral')).toHaveValue('FRIEND-7');
    await expect(page.locator('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/en/sign-in?redirect=%2Fplans&Ref=FRIEND-7',
    );
    await fillSignUp(page, 'nour@example.com');
    await submit(page).click();
    await expect.poll(() => sent[0]?.query).toEqual({ Ref: 'FRIEND-7' });
  });

for (const [language, paths] of [
  ['en', ['membership-clarification-text', 'clarification-text']],
  ['tr', ['uyelik-aydinlatma-metni', 'aydinlatma-metni']],
] as const)
  test(`both texts open as dialogs that close by a click outside, a button and Escape, in ${language}`, async ({ page }) => {
    const t = textsOf(language);
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/common/static-page')) asked.push(url.searchParams.get('path') ?? '');
    });
    await page.goto(`/${language}/sign-up`);
    const dialog = page.getByRole('dialog');
    const links = page.getByRole('button', { name: t('signUp.read') });
    const close = [
      () => page.mouse.click(8, 8),
      () => dialog.getByRole('button', { name: t('common.actions.close') }).click(),
      () => page.keyboard.press('Escape'),
    ];
    for (const [index, end] of close.entries()) {
      await links.nth(index % 2).click();
      await expect(dialog.locator('.prose p').first()).toBeVisible();
      await expect(dialog.getByRole('heading').first()).not.toBeEmpty();
      await end();
      await expect(dialog).toBeHidden();
      await expect(links.nth(index % 2)).toBeFocused();
    }
    expect(asked).toEqual([paths[0], paths[1], paths[0]]);
  });

test('a text that fails to load is reported', async ({ page }) => {
  await page.route('**/api/public/common/static-page*', (route) => route.abort());
  await page.goto('/en/sign-up');
  await page.getByRole('button', { name: 'Read the text' }).first().click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(textsOf('en')('404page'));
});

test('a refusal is shown, and no input is lost', { tag: '@gate' }, async ({ page }) => {
  const t = textsOf('en');
  await page.goto('/en/sign-up');
  await fillSignUp(page, 'nour@example.com');
  const answers = [
    [500, {}, {}, t('signIn.errorOccurred')],
    [400, { success: false, message: 'Something of another provider.' }, {}, 'Something of another provider.'],
    [429, { success: false, code: 'THROTTLED', message: 'Too many tries.' }, { 'retry-after': '1500' }, 'You can try again in 25 minutes.'],
    [400, { success: false, code: 'BAD_INPUT', message: '', errors: { email: 'INVALID_EMAIL' } }, {}, t('errors.BAD_INPUT')],
  ] as const;
  for (const [status, body, headers, words] of answers) {
    await page.unroute('**/api/Auth/Register*');
    await answerCall(page, 'Auth/Register', status, body, headers);
    await submit(page).click();
    await expect(toast(page, words)).toBeVisible();
    await expect(submit(page)).not.toHaveAttribute('aria-busy');
  }
  await expect(field(page, 'email')).toBeFocused();
  expect(await errorOf(page, 'email')).toBe(t('errors.fields.INVALID_EMAIL'));
  await expect(field(page, 'fullname')).toHaveValue('Nour Haddad');
  await expect(field(page, 'password')).toHaveValue('Calm-caravan-9');
  await expect(field(page, 'isMembershipRead')).toBeChecked();
});

test('a missing connection is reported', async ({ page }) => {
  const errorTexts = page.waitForResponse(/\/errors\.json$/).then((response) => response.finished());
  await page.goto('/en/sign-up');
  await fillSignUp(page, 'nour@example.com');
  await errorTexts;
  await page.context().setOffline(true);
  await submit(page).click();
  await expect(toast(page, textsOf('en')('errors.NETWORK'))).toBeVisible();
});

test("another provider's success message is shown unchanged", async ({ page }) => {
  await answerCall(page, 'Auth/Register', 200, { success: true, message: 'Welcome aboard.', data: {} });
  await page.goto('/en/sign-up');
  await fillSignUp(page, 'nour@example.com');
  await submit(page).click();
  await expect(toast(page, 'Welcome aboard.')).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Welcome aboard\.$/ })).toBeVisible();
});

test('passwords: six characters are sufficient, the strength rises from eight on, and they can be shown', async ({ page }) => {
  const t = textsOf('en');
  await page.goto('/en/sign-up');
  const password = field(page, 'password');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  for (const [typed, level, words] of [
    ['abcdef1', '1', t('auth.strength.weak')],
    ['abcdef12', '2', t('auth.strength.fair')],
    ['Abcdef-12345', '3', t('auth.strength.strong')],
  ] as const) {
    await password.fill(typed);
    await expect(page.locator('.strength')).toHaveAttribute('data-level', level);
    expect(await errorOf(page, 'password')).toBe(words);
  }
  const eye = page.getByRole('button', { name: t('auth.showPassword') }).first();
  await eye.click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: t('auth.hidePassword') }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('works by keyboard alone, in Arabic', async ({ page }) => {
  const t = textsOf('ar');
  const sent = await answerCall(page, 'Auth/Register', 200, done);
  await page.goto('/ar/sign-up');
  await field(page, 'fullname').focus();
  const write = async (name: string, text: string) => {
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await write('fullname', 'نور الهدى');
  await write('email', 'nour@example.com');
  await write('password', 'Calm-caravan-9');
  await page.keyboard.press('Tab');
  await write('passwordAgain', 'Calm-caravan-9');
  await page.keyboard.press('Tab');
  await expect(picker(page, t('signUp.dialCode'))).toBeFocused();
  await page.keyboard.press('Tab');
  await write('phone', '5321234567');
  await expect(picker(page, t('signUp.country'))).toBeFocused();
  await page.keyboard.type('لبنان');
  await expect(page.locator('.popover').getByRole('option').first()).toBeVisible();
  // The list may be rendered again while typing.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(picker(page, t('signUp.country'))).toHaveAttribute('aria-activedescendant', /./, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(picker(page, t('signUp.country'))).toHaveValue('لبنان');
  await expect(picker(page, t('signUp.city'))).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(picker(page, t('signUp.city'))).toBeFocused();
  await page.keyboard.press('Escape');
  await field(page, 'gender').last().focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'referral')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(field(page, 'isPersonalDataRead')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect.poll(() => sent[0]?.body['phone']).toBe('+905321234567');
});

for (const [language, colorScheme, width] of [
  ['en', 'light', 1280],
  ['ar', 'dark', 390],
] as const)
  test(`a hydrated form has no accessibility fault, in ${language}, ${colorScheme}, ${width} px`, async ({ page }) => {
    const t = textsOf(language);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${language}/sign-up`);
    await submit(page).click();
    await expect(field(page, 'fullname')).toHaveAttribute('aria-invalid', 'true');
    expect(await seriousFaults(page)).toEqual([]);
    // A press on the field replaces it by the hydrated one, so typing follows after it.
    await picker(page, t('signUp.country')).focus();
    await expect(picker(page, t('signUp.country'))).toHaveAttribute('spellcheck', 'false');
    await picker(page, t('signUp.country')).fill('a');
    await expect(page.locator('.popover').getByRole('option').first()).toBeVisible();
    // Content outside of an open list is hidden from screen readers until it closes; Tab closes it.
    expect(await seriousFaults(page, { without: ['aria-hidden-focus'] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: t('signUp.read') })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('.prose p').first()).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
  });
