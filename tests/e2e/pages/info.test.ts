/** Information pages, cookie banner, contact form, 404. */
import type { Locator } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { isContract, pageKeys, turkishPaths } from '../../../contract/content/page-paths.ts';
import { languages } from '../../../contract/text/languages.ts';
import { operatorOf } from '../../../contract/site/operator.ts';
import { seriousFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

test('every information page is at its language’s path, and the other path redirects there (docs/behaviour.md#info-pages)', async ({
  request,
}) => {
  for (const key of pageKeys)
    for (const [language, right, wrong] of [
      ['tr', turkishPaths[key], key],
      ['ar', key, turkishPaths[key]],
    ] as const) {
      const answer = await request.get(`/${right}`, { maxRedirects: 0, headers: { 'accept-language': language } });
      expect([key, answer.status()]).toEqual([key, 200]);
      if (right === wrong) continue;
      const moved = await request.get(`/${wrong}`, { maxRedirects: 0, headers: { 'accept-language': language } });
      expect([moved.status(), moved.headers()['location']]).toEqual([302, `/${right}`]);
      const prefixed = await request.get(`/${language}/${wrong}`, { maxRedirects: 0 });
      expect(prefixed.headers()['location']).toBe(`/${language}/${right}`);
    }
});

const settings = [...readFileSync('wrangler.toml', 'utf8').matchAll(/^(OPERATOR_\w+) = "(.*)"$/gm)].map(([, name, value]) => [name, value]);
const identity = operatorOf(Object.fromEntries(settings));
const withoutIsolates = (html: string): string => html.replaceAll(/[\u2066-\u2069]/g, '');

for (const language of languages)
  test(`the complete operator is in every footer and contract: ${language}`, async ({ request }) => {
    expect(Object.values(identity).filter((value) => value !== '')).toHaveLength(7);
    const partOf = async (path: string, part: RegExp): Promise<string> =>
      withoutIsolates(part.exec(await (await request.get(`/${language}${path}`)).text())?.[0] ?? '');
    const expectIdentity = (path: string, text: string): void => {
      for (const value of Object.values(identity)) expect([path, text]).toEqual([path, expect.stringContaining(value)]);
    };
    for (const path of ['', '/imports', '/plans']) expectIdentity(path, await partOf(path, /<footer class="site-footer.*<\/footer>/s));
    const contracts = pageKeys.filter(isContract);
    expect(contracts).toContain('distance-sales-contract');
    for (const key of contracts) expectIdentity(key, await partOf(`/${language === 'tr' ? turkishPaths[key] : key}`, /<h1[ >].*<\/main>/s));
  });

test('a marker in a text becomes its picture, from the site’s own origin', async ({ page }) => {
  await page.goto('/en/about-us');
  const picture = page.locator('.prose img').first();
  await expect(picture).toHaveAttribute('src', /^\/static\/[\w-]+\.webp$/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(100);
  await expect(page.locator('.prose')).not.toContainText('![');
});

for (const language of languages)
  test(`a missing page is reported in ${language}, whatever its address`, async ({ page }) => {
    const t = textsOf(language);
    for (const path of ['/no-such-page', '/wp-login.php', '/no/such/depth', '/a%20b']) {
      const answer = await page.goto(`/${language}${path}`);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('h1')).toHaveText(t('404page'));
    }
    await expect(page.locator('main').getByRole('link', { name: t('page.toHome') })).toHaveAttribute('href', `/${language}`);
  });

for (const [language, contact] of [
  ['en', '/en/contact-us'],
  ['tr', '/tr/bize-ulasin'],
] as const)
  test(`the footer links to the lists, the plans, the membership, new requests and ${contact}`, async ({ page }) => {
    await page.goto(`/${language}/about-us`);
    const links = await page.locator('footer a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const wanted = ['/imports', '/exports', '/plans', '/membership', '/add-request?type=1', '/add-request?type=2'];
    expect(links).toEqual(expect.arrayContaining([contact, ...wanted.map((path) => `/${language}${path}`)]));
  });

test.describe('the cookie banner', () => {
  for (const [language, policy] of [
    ['en', '/en/cookie-policy'],
    ['tr', '/tr/cerez-politikasi'],
    ['ar', '/ar/cookie-policy'],
  ] as const)
    test(`appears once in ${language}, links to its policy, and stores the answer`, async ({ page }) => {
      const t = textsOf(language);
      const banner = page.getByRole('region', { name: t('nav.cookies.label') });
      const stored = () => page.evaluate(() => localStorage.getItem('cookies'));
      await page.goto(`/${language}`);
      await expect(banner).toBeVisible();
      expect(await stored()).toBeNull();
      await expect(banner.getByRole('link', { name: t('nav.cookies.learnMore') })).toHaveAttribute('href', policy);
      await banner.getByRole('button', { name: t('nav.cookies.refuse'), exact: true }).click();
      await expect(banner).toBeHidden();
      expect(await stored()).toBe('refused');
      await page.goto(policy);
      await expect(banner).toBeHidden();

      // On the policy page the banner can be opened again.
      await page.getByRole('button', { name: t('page.cookieChoice') }).click();
      await banner.getByRole('button', { name: t('nav.cookies.accept'), exact: true }).click();
      await expect(banner).toBeHidden();
      expect(await stored()).toBe('accepted');
      await page.reload();
      await expect(banner).toBeHidden();
    });

  for (const language of languages)
    test(`leaves room for the end of the page below it at every width, in ${language}`, async ({ page }) => {
      await page.goto(`/${language}/sign-up`);
      const banner = page.locator('.cookie-banner');
      await expect(banner).toBeVisible();
      for (const width of [320, 390, 768, 960, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const room = await page.locator('.site').evaluate((site) => Number.parseFloat(getComputedStyle(site).paddingBlockEnd));
        expect(room, `${width}`).toBeGreaterThanOrEqual((await banner.boundingBox())?.height ?? Infinity);
      }
    });

  test('nothing optional is stored or loaded before or after the answer', async ({ page }) => {
    const storedKeys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
    await page.goto('/en');
    await page.goto('/en/companies');
    expect(await storedKeys()).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const accept = page.getByRole('button', { name: 'Accept', exact: true });
    await accept.click();
    await expect(accept).toBeHidden();
    await page.goto('/en/imports');
    expect(await storedKeys()).toEqual(['cookies']);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test.describe('the cookie banner without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, policy] of [
    ['ar', '/ar/cookie-policy'],
    ['en', '/en/cookie-policy'],
  ] as const)
    test(`appears in ${language} until it is answered, on its page, and again on request`, async ({ page, context }) => {
      const t = textsOf(language);
      const banner = page.getByRole('region', { name: t('nav.cookies.label') });
      const storedCookies = async () => (await context.cookies()).map(({ name, value }) => [name, value]);
      await page.goto(`/${language}/imports?page=2`);
      await expect(banner).toBeVisible();
      await expect(banner).toBeInViewport({ ratio: 1 });
      // At its end the page is above the question.
      await page.keyboard.press('End');
      const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
      await expect
        .poll(async () => {
          const { y, height } = await boxOf(page.locator('footer'));
          return y + height - (await boxOf(banner)).y;
        })
        .toBeLessThanOrEqual(1);
      await banner.getByRole('button', { name: t('nav.cookies.refuse'), exact: true }).click();
      await expect(page).toHaveURL(`/${language}/imports?page=2`);
      await expect(banner).toBeHidden();
      expect(await storedCookies()).toEqual([['cookies', 'refused']]);
      await page.goto(policy);
      await expect(banner).toBeHidden();
      await page.getByRole('button', { name: t('page.cookieChoice') }).click();
      await expect(page).toHaveURL(policy);
      await expect(banner).toBeVisible();
      await banner.getByRole('button', { name: t('nav.cookies.accept'), exact: true }).click();
      await expect(banner).toBeHidden();
      expect(await storedCookies()).toEqual([['cookies', 'accepted']]);
    });
});

test(
  'the answer about cookies counts at the first press, also while React is loading, and is not sent',
  { tag: '@gate' },
  async ({ page }) => {
    const t = textsOf('ar');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.route(/\/(?:client|CookieBanner)\.[\w-]+\.js$/, () => new Promise(() => undefined));
    await page.goto('/ar/imports');
    const banner = page.getByRole('region', { name: t('nav.cookies.label') });
    await expect(banner).toBeVisible();
    expect(await seriousFaults(page, { within: '.cookie-banner' })).toEqual([]);
    await banner.getByRole('button', { name: t('nav.cookies.accept'), exact: true }).click();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookies'))).toBe('accepted');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(banner).toBeHidden();
    expect(sent).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  },
);

test(
  'the contact form names its faults and keeps the typed text, and a sent message is stored and mailed',
  { tag: '@gate' },
  async ({ page, request }) => {
    const t = textsOf('en');
    const email = `writer-${Date.now()}@example.com`;
    await page.goto('/en/contact-us');
    const send = page.getByRole('button', { name: t('page.contact.submit'), exact: true });
    await send.click();
    await expect(page.getByText(t('errors.fields.REQUIRED'))).toHaveCount(3);
    await expect(page.locator('[name=name]')).toBeFocused();
    await page.locator('[name=name]').fill('Meryem Kaya');
    await page.locator('[name=email]').fill('meryem@');
    await page.locator('[name=message]').fill('m'.repeat(2001));
    await send.click();
    await expect(page.getByText(t('auth.emailInvalid'))).toBeVisible();
    await expect(page.getByText(t('errors.fields.TOO_LONG'))).toBeVisible();
    await expect(page.locator('[name=name]')).toHaveValue('Meryem Kaya');
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=message]').fill('When is my company checked?');
    await send.click();
    await expect(page.getByText(t('page.contact.sent'))).toBeVisible();
    await expect(page.locator('[name=message]')).toHaveValue('');
    const mails = () =>
      request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`).then((answer) => answer.json() as Promise<{ language: string }[]>);
    await expect.poll(async () => (await mails()).length).toBe(1);
  },
);
