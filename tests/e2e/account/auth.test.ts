/** Sign-in, forgotten passwords and activation in the browser (docs/behaviour.md#tokens, docs/behaviour.md#account-enumeration, docs/behaviour.md#redirect, docs/behaviour.md#unverified-e-mail). */
import type { Page } from '@playwright/test';
import { demoPassword } from '../../../demo/index.ts';
import { seriousFaults } from '../../support/browser/accessibility.ts';
import { answerCall, errorOf, field, fillSignUp, submit, toast } from '../../support/people/auth-pages.ts';
import { expect, test } from '../../support/browser/page.ts';
import { scriptOf } from '../../support/browser/script-of.ts';
import { passwordWords } from '../../support/data/password-words.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { mailTo } from '../../support/people/traders.ts';

const mark = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
const t = textsOf('en');
const alert = (page: Page, words: string) => page.locator('main').getByRole('alert').filter({ hasText: words });
const signInWith = async (page: Page, email: string, password: string) => {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await field(page, 'password').press('Enter');
};

test.describe('sign-in', () => {
  for (const language of ['en', 'ar'] as const)
    test(`shows faults below the fields in ${language}`, { tag: '@gate' }, async ({ page }) => {
      const words = textsOf(language);
      const sent = await answerCall(page, 'Auth/Login', 400, {
        success: false,
        code: 'INVALID_CREDENTIALS',
        message: 'Invalid credentials',
      });
      await page.goto(`/${language}/sign-in`);
      await submit(page).click();
      await expect(field(page, 'email')).toBeFocused();
      expect(await errorOf(page, 'email')).toBe(words('auth.emailRequired'));
      expect(await errorOf(page, 'password')).toBe(words('auth.passwordRequired'));
      await signInWith(page, 'nobody', 'x');
      expect(await errorOf(page, 'email')).toBe(words('auth.emailInvalid'));
      expect(sent).toEqual([]);
      await signInWith(page, 'nobody@kervan.example', '12345');
      await expect(alert(page, words('signIn.invalidCredentials'))).toBeVisible();
      expect(await errorOf(page, 'password')).toBe(words('auth.passwordInvalid'));
      await expect(field(page, 'password')).toHaveValue('');
      await expect(field(page, 'password')).toBeFocused();
      await expect(field(page, 'email')).toHaveValue('nobody@kervan.example');
      expect(sent).toMatchObject([{ query: {}, body: { email: 'nobody@kervan.example', password: '12345', source: 1 } }]);
    });

  test('other failures have their own messages: a rate limit with its time, else the API’s message or "Error occured"', async ({
    page,
  }) => {
    await page.goto('/en/sign-in');
    for (const [status, body, headers, words] of [
      [429, { success: false, code: 'THROTTLED', message: 'Too many tries.' }, { 'retry-after': '40' }, 'You can try again in 40 seconds.'],
      [500, { success: false, message: 'The bazaar is closed.' }, {}, 'The bazaar is closed.'],
      [500, {}, {}, t('signIn.errorOccurred')],
    ] as const) {
      await page.unroute('**/api/Auth/Login*');
      await answerCall(page, 'Auth/Login', status, body, headers);
      await signInWith(page, 'buyer@kervan.example', 'whatever-1');
      await expect(alert(page, words)).toBeVisible();
      await expect(field(page, 'password')).toBeFocused();
    }
  });

  test(
    'the return target is kept over all form pages and languages, and members are redirected at once',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto('/en/sign-in?redirect=%2Fen%2Fcompanies%3Fpage%3D2');
      const main = page.locator('main');
      await main.getByRole('link', { name: t('signIn.forgot') }).click();
      await expect(page).toHaveURL(/\/en\/forgot-password\?redirect=/);
      await main.getByRole('link', { name: t('signUp.signForFree') }).click();
      await expect(page).toHaveURL(/\/en\/sign-up\?redirect=/);
      await main.getByRole('link', { name: t('nav.signIn') }).click();
      await expect(page).toHaveURL('/en/sign-in?redirect=%2Fen%2Fcompanies%3Fpage%3D2');
      await signInWith(page, 'buyer@kervan.example', demoPassword);
      await expect(page).toHaveURL('/en/companies?page=2');
      expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as object)).toMatchObject({
        email: 'buyer@kervan.example',
      });
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/eyJ/);

      await page.goto('/en/sign-in?redirect=%2Fen%2Fexports');
      await expect(page).toHaveURL('/en/exports');
      await page.goto('/en/forgot-password');
      await expect(page).toHaveURL(/\/en$/);
    },
  );

  test('a person whose session has ended stays on the form', async ({ page }) => {
    await page.goto('/en');
    await page.evaluate(() => localStorage.setItem('user', JSON.stringify({ userID: 'a'.repeat(24), fullName: 'Gone' })));
    await page.goto('/en/sign-in');
    await expect(field(page, 'email')).toBeFocused();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await expect(page).toHaveURL(/\/en\/sign-in$/);
  });

  // One address of each kind; tests/unit/client/safe-path.test.ts checks the complete list.
  for (const target of ['https://evil.example/', '/.//evil.example'])
    test(`a redirect to ${target} leads to the home page`, async ({ page }) => {
      await page.goto(`/sign-in?redirect=${encodeURIComponent(target)}`);
      await expect(page.locator('main').getByRole('link', { name: t('signIn.forgot') })).toHaveAttribute('href', '/forgot-password');
      await signInWith(page, 'buyer@kervan.example', demoPassword);
      await expect(page).toHaveURL('/');
    });

  test('inside the app the host gets refresh token and user', async ({ page }) => {
    await page.addInitScript(() => {
      const messages: unknown[] = JSON.parse(sessionStorage.getItem('messages') ?? '[]') as unknown[];
      Object.assign(window, {
        ReactNativeWebView: {
          postMessage: (text: string) => sessionStorage.setItem('messages', JSON.stringify([...messages, JSON.parse(text)])),
        },
      });
    });
    const logins: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('/Auth/Login') && logins.push(request.postDataJSON()));
    await page.goto('/en/sign-in');
    await signInWith(page, 'buyer@kervan.example', demoPassword);
    await expect(page).toHaveURL(/\/en$/);
    expect(logins).toMatchObject([{ source: 0 }]);
    const sentToApp = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('messages') ?? '[]') as { type: string; refreshToken: string }[],
    );
    expect(sentToApp[0]).toMatchObject({ type: 'login', userInfo: { email: 'buyer@kervan.example' } });
    expect(sentToApp[0]?.refreshToken.length).toBeGreaterThan(20);
  });

  test('input and presses before the hydration count, and a reload keeps what the browser restores', async ({ page }) => {
    let letLoad: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letLoad = resolve));
    await page.route(/\/_astro\/.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const sent = await answerCall(page, 'Auth/Login', 400, { success: false, code: 'INVALID_CREDENTIALS', message: '' });
    await page.goto('/en/sign-in', { waitUntil: 'commit' });
    await signInWith(page, 'early@kervan.example', 'early-bird-1');
    await expect(page).toHaveURL(/\/en\/sign-in$/);
    letLoad();
    await expect(alert(page, t('signIn.invalidCredentials'))).toBeVisible();
    expect(sent).toMatchObject([{ query: {}, body: { email: 'early@kervan.example', password: 'early-bird-1', source: 1 } }]);
  });

  test('fields that the browser filled in without an event are kept', async ({ page }) => {
    await page.goto('/en/sign-in');
    // As a password manager or a restored page does: without an event.
    await page.evaluate(() => {
      for (const [name, value] of [
        ['email', 'kept@kervan.example'],
        ['password', 'kept-password-1'],
      ] as const)
        document.querySelector<HTMLInputElement>(`main [name=${name}]`)!.value = value;
    });
    const sent = await answerCall(page, 'Auth/Login', 400, { success: false, code: 'INVALID_CREDENTIALS', message: '' });
    await submit(page).click();
    await expect.poll(() => sent[0]?.body).toEqual({ email: 'kept@kervan.example', password: 'kept-password-1', source: 1 });
  });

  test('browsers and password managers recognize the fields', async ({ page }) => {
    await page.goto('/en/sign-in');
    await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(field(page, 'email')).toHaveAttribute('inputmode', 'email');
    await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'current-password');
  });
});

test.describe('forgotten password', () => {
  test('the same e-mail waits 180 s, also after a reload; another one does not', async ({ page }) => {
    await page.clock.install();
    const sent = await answerCall(page, 'Auth/ForgotPassword', 200, { success: true, code: 'RESET_SENT', message: '', data: {} });
    await page.goto('/en/forgot-password');
    await submit(page).click();
    await expect(field(page, 'email')).toBeFocused();
    expect(await errorOf(page, 'email')).toBe('Please enter your email address.');
    await field(page, 'email').fill('patient@kervan.example');
    await submit(page).click();
    await expect(page.locator('main').getByRole('status')).toContainText(t('password.forgot.sent'));
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveText(/Send again in [23]:\d\d/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('patient');

    await page.clock.runFor(60_000);
    await expect(submit(page)).toHaveText(/Send again in (2:00|1:5\d)/);
    await page.reload();
    await expect(submit(page)).toBeEnabled();
    await field(page, 'email').fill(' Patient@Kervan.example ');
    await expect(submit(page)).toHaveText(/Send again in (2:00|1:5\d)/);
    await field(page, 'email').fill('other@kervan.example');
    await expect(submit(page)).toHaveText(t('password.forgot.submit'));
    // The answer arrives when another address is already in the field: each has its own waiting time.
    const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
    await page.route('**/api/Auth/ForgotPassword*', async (route) => {
      await isTyped;
      await route.fallback();
    });
    await submit(page).click();
    await field(page, 'email').fill('patient@kervan.example');
    const answered = page.waitForResponse('**/api/Auth/ForgotPassword*');
    typed();
    await answered;
    await expect(submit(page)).toHaveText(/Send again in (2:00|1:5\d)/);
    await field(page, 'email').fill('other@kervan.example');
    await expect(submit(page)).toHaveText(/Send again in [23]:\d\d/);
    expect(sent.map(({ query }) => query['eMail'])).toEqual(['patient@kervan.example', 'other@kervan.example']);

    await field(page, 'email').fill('patient@kervan.example');
    await expect(submit(page)).toBeDisabled();
    await page.clock.runFor(125_000);
    await expect(submit(page)).toBeEnabled();
    await expect(submit(page)).toHaveText(t('password.forgot.submit'));
    // The mail did not arrive: the next press asks for another one, not for the answer of the first.
    await page.clock.runFor(60_000);
    await field(page, 'email').fill('other@kervan.example');
    await submit(page).click();
    await expect(submit(page)).toBeDisabled();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  });

  test('a refused attempt shows when to retry, and no waiting time starts', async ({ page }) => {
    await answerCall(page, 'Auth/ForgotPassword', 429, { success: false, code: 'THROTTLED', message: '' }, { 'retry-after': '600' });
    await page.goto('/en/forgot-password');
    await field(page, 'email').fill('patient@kervan.example');
    await submit(page).click();
    await expect(alert(page, 'You can try again in 10 minutes.')).toBeVisible();
    await expect(submit(page)).toBeEnabled();
  });
});

test.describe('new password', () => {
  test('leads from the mailed link over three messages to the sign-in with the new password', { tag: '@gate' }, async ({ page }) => {
    const email = `forgetful-${mark()}@kervan.example`;
    await page.goto('/en/sign-up');
    await fillSignUp(page, email);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: t('signUp.sentTitle') })).toBeVisible();
    await page.goto('/en/forgot-password');
    await field(page, 'email').fill(email);
    await submit(page).click();
    const mail = await mailTo(page, email, ({ text }) => text.includes('/reset-password?token='));
    const link = /\/reset-password\?token=\S+/.exec(mail.text)?.[0] ?? '';
    // Opening the page does not consume the token.
    await page.goto(`/en${link}`);
    await expect(field(page, 'password')).toBeVisible();
    await page.reload();
    await submit(page).click();
    await expect(field(page, 'password')).toBeFocused();
    expect(await errorOf(page, 'password')).toBe(t('password.reset.enterPassword'));
    expect(await errorOf(page, 'passwordAgain')).toBe(t('password.reset.enterAgain'));
    await field(page, 'password').fill('12345');
    await field(page, 'passwordAgain').fill('123456');
    await submit(page).click();
    expect(await errorOf(page, 'password')).toBe(t('signUp.passwordShort', passwordWords('en')));
    expect(await errorOf(page, 'passwordAgain')).toBe(t('password.reset.notMatch'));
    await field(page, 'password').fill('New-caravan-1');
    await field(page, 'passwordAgain').fill('New-caravan-1');
    await submit(page).click();
    await expect(page.getByRole('status').filter({ hasText: t('password.reset.done') })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/sign-in\?reset=done$/);
    await expect(page.getByRole('status').filter({ hasText: t('password.reset.done') })).toBeVisible();
    await signInWith(page, email, 'New-caravan-1');
    await expect(page).toHaveURL(/\/en$/);
    await page.evaluate(() => localStorage.removeItem('user'));
    await page.goto(`/en${link}`);
    await expect(alert(page, t('password.reset.notFound'))).toBeVisible();
  });

  test('has messages for loading, not found, expired, and an answer without a reason', async ({ page }) => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/Auth/CheckVerifyCode*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/en/reset-password?token=unknown');
    await expect(page.locator('main .spinner')).toBeVisible();
    answer();
    await expect(alert(page, t('password.reset.notFound'))).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: t('password.reset.newLink') })).toHaveAttribute(
      'href',
      '/en/forgot-password',
    );
    await page.unroute('**/api/Auth/CheckVerifyCode*');
    for (const [message, words] of [
      ['The token was not found.', t('password.reset.notFound')],
      ['This link has expired.', t('password.reset.expired')],
      ['The bazaar is closed.', 'The bazaar is closed.'],
    ] as const) {
      await answerCall(page, 'Auth/CheckVerifyCode', 400, { success: false, message });
      await page.reload();
      await expect(alert(page, words)).toBeVisible();
      await page.unroute('**/api/Auth/CheckVerifyCode*');
    }
    await answerCall(page, 'Auth/CheckVerifyCode', 200, { success: true, code: 'TOKEN_VALID', message: '', data: {} });
    await page.getByRole('button', { name: t('common.actions.retry') }).click();
    await expect(field(page, 'password')).toBeVisible();
    await page.goto('/en/reset-password');
    await expect(alert(page, t('password.reset.notFound'))).toBeVisible();
  });
});

test.describe('activation', () => {
  test('shows a toast after success, and the next step of a person who is signed in after 3 s', async ({ page }) => {
    await enter(page, demoAccount('owner'), '/', { language: 'en' });
    await page.clock.install();
    await answerCall(page, 'Auth/VerifyEmail', 200, { success: true, code: 'EMAIL_VERIFIED', message: '', data: {} });
    await page.goto('/en/activation?token=right');
    await expect(toast(page, t('activation.confirmed'))).toBeVisible();
    await expect(page.getByText(t('activation.done'))).toBeVisible();
    await expect(page.getByText(t('activation.next'))).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(page).toHaveURL(/\/activation/);
    await page.clock.runFor(1_600);
    await expect(page).toHaveURL(/\/en\/start$/);
  });

  test('of a new address leads its owner on, and asks anybody else for the password', async ({ page }) => {
    await enter(page, demoAccount('owner'), '/', { language: 'en' });
    const own = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { userID: string }).userID);
    const email = 'new-address@kervan.example';
    for (const [userId, next] of [
      [own, t('activation.next')],
      ['a'.repeat(24), t('activation.signIn')],
    ] as const) {
      await answerCall(page, 'Auth/VerifyEmail', 200, { success: true, code: 'EMAIL_VERIFIED', message: '', data: { userId, email } });
      await page.goto('/en/activation?token=right');
      await expect(page.getByText(next)).toBeVisible();
    }
    await expect(field(page, 'email')).toHaveValue(email);
  });

  test('asks a guest for the password only, and leads to the next step', { tag: '@gate' }, async ({ page }) => {
    const { email, password } = demoAccount('owner');
    await answerCall(page, 'Auth/VerifyEmail', 200, { success: true, code: 'EMAIL_VERIFIED', message: '', data: { email } });
    await page.goto('/en/activation?token=right');
    await expect(toast(page, t('activation.confirmed'))).toBeVisible();
    await expect(page.getByText(t('activation.signIn'))).toBeVisible();
    await expect(field(page, 'email')).toHaveValue(email);
    await expect(field(page, 'password')).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/start$/);
  });

  test('by a link that was used before says that the account is active, and asks for the password', async ({ page }) => {
    await answerCall(page, 'Auth/VerifyEmail', 409, { success: false, code: 'ALREADY_VERIFIED', message: '' });
    await page.goto('/en/activation?token=used');
    await expect(page.getByRole('status').filter({ hasText: t('activation.active') })).toBeVisible();
    const { email, password } = demoAccount('owner');
    await signInWith(page, email, password);
    await expect(page).toHaveURL(/\/en\/start$/);
  });

  test('leads a guest to the sign-in page if the form cannot be loaded', async ({ page }) => {
    const { email } = demoAccount('owner');
    await answerCall(page, 'Auth/VerifyEmail', 200, { success: true, code: 'EMAIL_VERIFIED', message: '', data: { email } });
    await page.route(scriptOf('src/islands/account/SignInForm.tsx'), (route) => route.abort());
    await page.goto('/en/activation?token=right');
    await expect(page.locator('main').getByRole('link', { name: t('signIn.submit'), exact: true })).toHaveAttribute(
      'href',
      '/en/sign-in?redirect=%2Fstart',
    );
    await expect(page.getByText(t('activation.signIn'))).toBeVisible();
  });

  test('shows a message with a link for not found, expired and anything else', async ({ page }) => {
    for (const [body, words] of [
      [{ code: 'TOKEN_NOT_FOUND', message: '' }, t('activation.notFound')],
      [{ message: 'It was not found.' }, t('activation.notFound')],
      [{ code: 'TOKEN_EXPIRED', message: '' }, t('activation.expired')],
    ] as const) {
      await answerCall(page, 'Auth/VerifyEmail', 400, { success: false, ...body });
      await page.goto('/en/activation?token=some');
      await expect(alert(page, words)).toBeVisible();
      await expect(page.getByRole('link', { name: t('activation.resend') })).toHaveAttribute('href', '/en/sign-in?redirect=%2Fprofile');
      await page.unroute('**/api/Auth/VerifyEmail*');
    }
    await answerCall(page, 'Auth/VerifyEmail', 500, {});
    await page.goto('/en/activation?token=some');
    await expect(alert(page, t('activation.failed'))).toBeVisible();
    await page.unroute('**/api/Auth/VerifyEmail*');
    await answerCall(page, 'Auth/VerifyEmail', 200, { success: true, code: 'EMAIL_VERIFIED', message: '', data: {} });
    await page.getByRole('button', { name: t('common.actions.retry') }).click();
    await expect(page.getByText(t('activation.done'))).toBeVisible();
  });
});

test('a new verification mail waits 120 s, per account and kind, also after a reload', async ({ page }) => {
  await answerCall(page, 'Auth/SendVerificationEmail', 200, {
    success: true,
    code: 'VERIFICATION_SENT',
    message: '',
    data: { retryAfterSeconds: 120 },
  });
  await enter(page, demoAccount('newcomer'), '/profile', { language: 'en' });
  await page.getByRole('button', { name: t('user.profile.verify.email') }).click();
  const waiting = page.getByRole('button', { name: /Again in (2:00|1:5\d)/ });
  await expect(waiting).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: /Again in (2:00|1:[345]\d)/ })).toBeDisabled();
  const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { userID: string }).userID);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('wait:')))).toEqual([
    `wait:verification-email:${id}`,
  ]);
  // Ends the waiting time of the first mail.
  await page.evaluate((name) => localStorage.setItem(name, String(Date.now() + 1_500)), `wait:verification-email:${id}`);
  await page.reload();
  await expect(page.getByRole('button', { name: t('user.profile.verify.email') })).toBeEnabled();
});

test.describe('contact form', () => {
  for (const [language, path] of [
    ['en', '/contact-us'],
    ['tr', '/bize-ulasin'],
  ] as const)
    test(`has all fields, their limits, and a count, at ${path}`, async ({ page }) => {
      const words = textsOf(language);
      const sent = await answerCall(
        page,
        'Pages/AddContactUs',
        429,
        { success: false, code: 'THROTTLED', message: '' },
        { 'retry-after': '600' },
      );
      await page.goto(`/${language}${path}`);
      await submit(page).click();
      await expect(field(page, 'name')).toBeFocused();
      for (const name of ['name', 'email', 'message']) expect(await errorOf(page, name)).toBe(words('errors.fields.REQUIRED'));
      await expect(field(page, 'name')).toHaveAttribute('maxlength', '100');
      await expect(field(page, 'email')).toHaveAttribute('maxlength', '100');
      await field(page, 'name').fill('Nour');
      await field(page, 'email').fill('nour@example');
      await field(page, 'message').fill('x'.repeat(2001));
      await expect(page.locator('.field__count.is-over')).toHaveText(/2[.,]001.*2[.,]000/);
      await submit(page).click();
      expect(await errorOf(page, 'email')).toBe(words('auth.emailInvalid'));
      expect(await errorOf(page, 'message')).toContain(words('errors.fields.TOO_LONG'));
      expect(sent).toEqual([]);
      await field(page, 'email').fill('nour@example.com');
      await field(page, 'message').fill('Good morning');
      await submit(page).click();
      await expect(page.locator('main').getByRole('alert')).toContainText('10');
      await expect(field(page, 'message')).toHaveValue('Good morning');
      expect(sent[0]?.body).toEqual({ name: 'Nour', email: 'nour@example.com', message: 'Good morning' });
      await page.unroute('**/api/Pages/AddContactUs*');
      await answerCall(page, 'Pages/AddContactUs', 200, { success: true, code: 'OK', message: '', data: {} });
      await submit(page).click();
      await expect(
        page
          .locator('main')
          .getByRole('status')
          .filter({ hasText: words('page.contact.sent') }),
      ).toBeVisible();
      await expect(field(page, 'message')).toHaveValue('');
    });
});

for (const address of ['/sign-in', '/forgot-password', '/reset-password?token=none', '/activation?token=none', '/contact-us'])
  for (const [language, colorScheme, width] of [
    ['en', 'dark', 1280],
    ['ar', 'light', 390],
  ] as const)
    test(`${address} has no accessibility fault in ${language}, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${language}${address}`);
      if ((await submit(page).count()) > 0) {
        await submit(page).click();
        await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
      } else await expect(page.locator('main').getByRole('alert')).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const address of ['/sign-in', '/sign-up', '/forgot-password', '/reset-password?token=x', '/activation?token=x'])
    test(`${address} reports that it needs script, and puts no input into the address`, async ({ page }) => {
      await page.goto(`/en${address}`);
      await expect(page.locator('main noscript p').first()).toBeVisible();
      expect(await page.content()).toContain(t('page.needsScript'));
      for (const form of await page.locator('main form').all()) await expect(form).toHaveAttribute('method', 'post');
    });
});
