/** A person's own settings in a real browser, on the built product. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { isolated } from '../../../contract/text/isolate.ts';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { errorOf, field, toast } from '../../support/people/auth-pages.ts';
import { type Account, demoAccount, enter, leave, newAccount } from '../../support/people/members.ts';
import { expect, pageElsewhere, stepMs, test, testsOf } from '../../support/browser/page.ts';
import { passwordWords } from '../../support/data/password-words.ts';
import { textsOf } from '../../support/browser/texts.ts';

const settings = '/profile-settings';

/** Chooses from a picker by typing; its name ends with the word "optional". */
async function choose(page: Page, label: string, typed: string): Promise<void> {
  const box = picker(page, label);
  // A list closes when the page scrolls below it.
  await box.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await box.click();
  await box.fill(typed);
  await page.locator('.popover').getByRole('option').first().click();
}
const picker = (page: Page, label: string) => page.locator('main').getByRole('combobox', { name: new RegExp(`^${label}`) });

/** A new person on their settings page. */
async function newcomer(page: Page, language: Language, address = settings): Promise<Account> {
  page.setDefaultTimeout(stepMs);
  const account = await newAccount(page.request, apiLanguage(language), 'Samira Aziz');
  await enter(page, account, address, { language });
  return account;
}

/** The same person on another device. */
async function otherDevice(browser: Browser, account: Account, address: string): Promise<Page> {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
  const page = await pageElsewhere(browser, 'en', userAgent);
  await enter(page, account, address, { language: 'en' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** The other device detects it with its next call. */
async function expectSignedOut(other: Page): Promise<void> {
  const english = textsOf('en');
  await other
    .getByRole('navigation')
    .getByRole('link', { name: english('nav.business.requests') })
    .first()
    .click();
  await expect(other.getByText(english('account.sessionEnded.title'))).toBeVisible();
}

/** The left half in one colour, the right half in another; with noise, so that it does not compress to nothing. */
const photo = async (): Promise<Buffer> => {
  const half = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#0b5c63' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c07000' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
};
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const avatar = (page: Page) => page.locator('#picture .avatar');

/** Red, green and blue in the middle of a stored picture. */
async function middleOf(page: Page, address: string): Promise<{ width: number; height: number; blue: number; red: number }> {
  const bytes = await (await page.request.get(address)).body();
  const { width, height } = await sharp(bytes).metadata();
  const { channels } = await sharp(bytes).stats();
  return { width, height, red: channels[0]!.mean, blue: channels[2]!.mean };
}

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    const t = textsOf(language);
    const save = (page: Page) => page.getByRole('button', { name: t('common.actions.save'), exact: true });
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language }, viewport: { width: 390, height: 844 } });

    const testIn = testsOf(language);

    testIn('ar')(
      'name, phone, address, levels: invalid values are reported, valid ones are stored and shown',
      { tag: '@gate' },
      async ({ page }) => {
        test.setTimeout(120_000);
        await newcomer(page, language, '/profile');
        await page
          .getByRole('link', { name: t('nav.business.profileSettings') })
          .first()
          .click();
        await page.waitForURL(settings);
        await save(page).waitFor();
        await expectNoFaults(page);

        await field(page, 'fullName').fill(' ');
        await save(page).click();
        await expect(toast(page, t('user.settings.check.fullName'))).toBeVisible();
        await expect(field(page, 'fullName')).toBeFocused();
        // Nothing waits for an address (docs/behaviour.md#profile).
        await expect(field(page, 'addressDescription')).not.toHaveAttribute('aria-invalid');

        await field(page, 'fullName').fill('Samira El-Aziz');
        await page.getByLabel(t('user.profile.field.gender')).selectOption({ label: t('user.profile.gender.female') });
        await field(page, 'phone').fill('٥٣٢ 111-22 33');
        await expect(field(page, 'phone')).toHaveValue('5321112233');
        await expect(page.getByText(t('user.settings.contact.phoneChanged'))).toBeVisible();
        await choose(page, t('user.settings.address.country'), 'Türkiye');
        await choose(page, t('user.settings.address.city'), 'Denizli');
        await choose(page, t('user.settings.address.area'), 'Acı');
        await field(page, 'addressDescription').fill('OSB, 12. Cadde No. 5');
        await field(page, 'postalCode').fill('20014');
        await page
          .locator('#notifications')
          .getByRole('radiogroup', { name: t('user.profile.way.email') })
          .getByRole('radio', { name: t('user.profile.level.2') })
          .check({ force: true });
        await expect(page.getByText(t('user.settings.unsaved'))).toBeVisible();
        await save(page).click();
        await expect(toast(page, t('user.settings.saved'))).toBeVisible();
        await expect(page.getByText(t('user.settings.unsaved'))).toBeHidden();
        await expect(page.locator('[data-user-name]').first()).toHaveText('Samira El-Aziz');
        // One that was given can be changed, not removed.
        await field(page, 'addressDescription').fill(' ');
        await save(page).click();
        await expect(toast(page, t('user.settings.check.addressDescription'))).toBeVisible();
        expect(await errorOf(page, 'addressDescription')).toBe(t('user.settings.check.addressDescription'));
        await page.getByRole('button', { name: t('user.settings.discard') }).click();
        await expect(field(page, 'addressDescription')).toHaveValue('OSB, 12. Cadde No. 5');

        await page.goto('/profile');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('user.profile.welcome', { name: 'Samira El-Aziz' }));
        const main = page.locator('main');
        for (const words of [
          '+90 532 111 22 33',
          /OSB, 12\. Cadde No\. 5\u2069، .+، \u2068دنيزلي\u2069، \u206820014/,
          t('user.profile.level.2'),
          t('user.profile.gender.female'),
        ])
          await expect(main.getByText(words).first()).toBeVisible();
        // Its parts follow each other as in Arabic, whatever the first one is written in.
        await expect(main.getByText(/OSB, 12\. Cadde No\. 5/).first()).toHaveCSS('direction', 'rtl');
        await expect(main.getByRole('button', { name: t('user.profile.verify.phone') })).toBeVisible();
        await expectNoFaults(page);

        // Changing the country clears city and district; five digits are not a phone number, and the stored one stays.
        await page.goto(settings);
        await choose(page, t('user.settings.address.country'), 'Egypt');
        await expect(picker(page, t('user.settings.address.city'))).toHaveValue('');
        await field(page, 'phone').fill('12345');
        await save(page).click();
        await expect(toast(page, t('user.settings.saved'))).toBeVisible();
        await expect(field(page, 'phone')).toHaveValue('5321112233');
      },
    );

    testIn('ar')('a picture is checked, cropped with keys and slider, uploaded with its progress, and removed', async ({ page }) => {
      test.setTimeout(120_000);
      await newcomer(page, language);
      const input = page.locator('#picture input[type=file]');
      await input.setInputFiles(file('letter.pdf', 'application/pdf', Buffer.from('%PDF-1.7')));
      await expect(page.locator('#picture').getByText(t('errors.UNSUPPORTED_MEDIA'))).toBeVisible();
      await input.setInputFiles(file('broken.jpg', 'image/jpeg', Buffer.from('not a picture')));
      await expect(page.locator('#picture').getByText(t('errors.UNSUPPORTED_MEDIA'))).toBeVisible();
      await input.setInputFiles(file('huge.jpg', 'image/jpeg', Buffer.alloc(6_000_001)));
      await expect(page.locator('#picture').getByText(t('errors.TOO_LARGE'))).toBeVisible();

      await input.setInputFiles(file('me.jpg', 'image/jpeg', await photo()));
      const dialog = page.getByRole('dialog', { name: t('user.settings.picture.crop') });
      const area = dialog.getByRole('group', { name: t('user.settings.picture.cropArea') });
      await expect(area).toBeVisible();
      await expectNoFaults(page);
      // To the right end of the picture, then zoom in.
      await area.focus();
      await area.evaluate((element) => {
        for (let press = 0; press < 60; press++) {
          element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
          element.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowLeft', bubbles: true }));
        }
      });
      for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowLeft');
      await dialog.getByRole('slider', { name: t('user.settings.picture.zoom') }).fill('2');
      // A slow connection, so that the upload progress is visible.
      const line = await page.context().newCDPSession(page);
      await line.send('Network.enable');
      await line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 600 });
      await dialog.getByRole('button', { name: t('user.settings.picture.use') }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(t('user.settings.picture.fresh'))).toBeVisible();
      await expect(page.locator('#picture').getByRole('progressbar')).toBeVisible();
      await expect(page.locator('#picture').getByText(/[0-9٠-٩]+\s?[%٪]/)).toBeVisible();

      await field(page, 'addressDescription').fill('Quay 4');
      await line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
      await save(page).click();
      await expect(toast(page, t('user.settings.saved'))).toBeVisible();
      await expect(page.locator('#picture').getByRole('progressbar')).toBeHidden();
      const address = (await avatar(page).getAttribute('src')) ?? '';
      expect(address).toMatch(/^\/media\/p\/[0-9a-f]{12}\.jpg$/);
      const stored = await middleOf(page, address);
      expect([stored.width, stored.height]).toEqual([512, 512]);
      // The right half is orange: hardly any blue, much red.
      expect(stored.red).toBeGreaterThan(150);
      expect(stored.blue).toBeLessThan(40);

      await page.goto('/profile');
      await expect(page.locator(`main img[src="${address}"]`)).toBeVisible();
      await page.goto(settings);
      await page.getByRole('button', { name: t('user.settings.picture.remove') }).click();
      await expect(page.getByText(t('user.settings.picture.removed'))).toBeVisible();
      await save(page).click();
      await expect(toast(page, t('user.settings.saved'))).toBeVisible();
      await page.reload();
      await save(page).waitFor();
      await expect(page.locator('#picture img.avatar')).toHaveCount(0);
    });

    testIn('en')(
      'a wrong old password is reported at its field; with the right one the password changes and other devices are signed out',
      { tag: '@gate' },
      async ({ page, browser }) => {
        test.setTimeout(120_000);
        const account = await newcomer(page, language, `${settings}?part=security`);
        const other = await otherDevice(browser, account, '/my-companies');
        const change = page.getByRole('button', { name: t('user.settings.password.submit') });
        await change.click();
        await expect(field(page, 'old')).toBeFocused();
        expect(await errorOf(page, 'again')).toBe(t('user.settings.password.againRequired'));
        await expectNoFaults(page);

        await field(page, 'old').fill('not-my-password');
        await field(page, 'fresh').fill('12345');
        await field(page, 'again').fill('12345');
        await expect(page.locator('#password').getByText(t('user.settings.password.weak', passwordWords(language)))).toBeVisible();
        await change.click();
        expect(await errorOf(page, 'fresh')).toBe(t('user.settings.password.passwordShort', passwordWords(language)));
        await field(page, 'fresh').fill('Warm-caravan-9');
        await change.click();
        expect(await errorOf(page, 'again')).toBe(t('user.settings.password.notMatch'));
        await field(page, 'again').fill('Warm-caravan-9');
        await change.click();
        await expect(page.locator('#password').getByText(t('errors.OLD_PASSWORD_WRONG'))).toBeVisible();
        await expect(field(page, 'old')).toBeFocused();
        await expect(field(page, 'fresh')).toHaveValue('Warm-caravan-9');

        await field(page, 'old').fill(account.password);
        await change.click();
        await expect(toast(page, t('user.settings.password.done'))).toBeVisible();
        await expect(field(page, 'old')).toHaveValue('');
        await expect(page.getByText(t('user.settings.sessions.onlyThis'))).toBeVisible();
        await expectSignedOut(other);
      },
    );

    testIn('ar')('one device is signed out and loses access on its next call, then all others', async ({ page, browser }) => {
      test.setTimeout(120_000);
      const account = await newcomer(page, language, `${settings}?part=security`);
      const first = await otherDevice(browser, account, '/my-companies');
      await page.reload();
      const rows = page.locator('#sessions li');
      await expect(rows).toHaveCount(2);
      await expect(rows.first().getByText(t('user.settings.sessions.current'))).toBeVisible();
      await expect(rows.first().getByRole('button')).toHaveCount(0);
      await expect(rows.nth(1).locator('strong')).toHaveText(
        t('user.settings.sessions.device', { browser: '\u2068Firefox\u2069', system: '\u2068Windows\u2069' }),
      );
      await expectNoFaults(page);
      await rows.nth(1).getByRole('button').click();
      await expect(toast(page, t('user.settings.sessions.ended'))).toBeVisible();
      await expect(rows).toHaveCount(1);
      await expectSignedOut(first);

      const second = await otherDevice(browser, account, '/my-companies');
      await page.reload();
      await expect(rows).toHaveCount(2);
      await page.getByRole('button', { name: t('user.settings.sessions.endAll') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('user.settings.sessions.endAll') })
        .click();
      await expect(toast(page, t('user.settings.sessions.endedAll'))).toBeVisible();
      await expect(rows).toHaveCount(1);
      await expectSignedOut(second);
    });

    testIn('en')(
      'personal data are downloaded as a file; the account is deleted after its e-mail address was typed, and nobody can sign in to it',
      { tag: '@gate' },
      async ({ page, browser }) => {
        test.setTimeout(120_000);
        const account = await newcomer(page, language, `${settings}?part=data`);
        const other = await otherDevice(browser, account, '/my-companies');
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: t('user.settings.data.download') }).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toMatch(/^kervan-data-\d{4}-\d\d-\d\d\.json$/);
        const content = readFileSync(await download.path(), 'utf8');
        expect(content).toContain(account.email);
        expect(typeof JSON.parse(content)).toBe('object');

        await page.getByRole('button', { name: t('user.settings.delete.open') }).click();
        const dialog = page.getByRole('alertdialog', { name: t('user.settings.delete.ask') });
        const typed = dialog.getByRole('textbox');
        const confirm = dialog.getByRole('button', { name: t('user.settings.delete.confirm') });
        await confirm.click();
        await expect(dialog.getByText(t('user.settings.delete.wrong'))).toBeVisible();
        await expect(typed).toBeFocused();
        await expectNoFaults(page);
        await typed.fill('someone@else.example');
        await confirm.click();
        await expect(dialog.getByText(t('user.settings.delete.wrong'))).toBeVisible();
        await typed.fill(account.email.toUpperCase());
        await confirm.click();
        await page.waitForURL('/account-deleted');
        await expect(page.getByRole('heading', { level: 1, name: t('page.accountDeleted') })).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
        await expect(page.locator('html')).not.toHaveAttribute('data-session', 'member');

        await expectSignedOut(other);
        const again = await page.request.post('/api/Auth/Login', { headers: { 'x-kervan': '1' }, data: { ...account, source: 1 } });
        expect(again.status()).toBe(400);
        expect(((await again.json()) as { code: string }).code).toBe('INVALID_CREDENTIALS');
      },
    );

    testIn('en')('a member of staff downloads what is their own, and cannot delete the account', async ({ page }) => {
      await enter(page, demoAccount('staff'), `${settings}?part=data`, { language });
      await expect(page.getByText(t('user.settings.data.aboutStaff'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('user.settings.delete.open') })).toHaveCount(0);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: t('user.settings.data.download') }).click();
      const content = readFileSync(await (await downloading).path(), 'utf8');
      expect(content).toContain(demoAccount('staff').email);
      expect(content).not.toContain(demoAccount('owner').email);
      expect(Object.keys(JSON.parse(content) as object)).not.toContain('companies');
      await expectNoFaults(page);
    });
  });

test.describe('settings in any language', () => {
  const t = textsOf('en');
  test.use({ locale: 'en', extraHTTPHeaders: { 'accept-language': 'en' } });
  const save = (page: Page) => page.getByRole('button', { name: t('common.actions.save'), exact: true });

  test('leaving with changes asks, on a link and on back navigation; other tabs of the settings keep them', async ({ page }) => {
    await newcomer(page, 'en', '/profile');
    await page
      .getByRole('link', { name: t('nav.business.profileSettings') })
      .first()
      .click();
    await field(page, 'fullName').fill('Half typed');
    const ask = page.getByRole('alertdialog', { name: t('account.leave.title') });

    await page.getByRole('link', { name: t('user.settings.tab.security') }).click();
    await page.waitForURL(/part=security/);
    await expect(ask).toBeHidden();
    await page
      .getByRole('link', { name: t('user.settings.tab.profile'), exact: true })
      .last()
      .click();
    await expect(field(page, 'fullName')).toHaveValue('Half typed');

    await page
      .getByRole('link', { name: t('nav.business.companies') })
      .first()
      .click();
    await ask.getByRole('button', { name: t('account.leave.stay') }).click();
    await expect(page).toHaveURL(settings);
    await expect(field(page, 'fullName')).toHaveValue('Half typed');

    await page.evaluate(() => history.go(-3));
    await expect(ask).toBeVisible();
    await ask.getByRole('button', { name: t('account.leave.stay') }).click();
    await expect(page).toHaveURL(settings);
    await page
      .getByRole('link', { name: t('nav.business.companies') })
      .first()
      .click();
    await ask.getByRole('button', { name: t('account.leave.go') }).click();
    await page.waitForURL('/my-companies');
  });

  test('a failed save keeps the input, and another one succeeds', async ({ page }) => {
    await newcomer(page, 'en');
    await field(page, 'fullName').fill('Kept Name');
    await field(page, 'addressDescription').fill('Quay 4');
    await page.route('**/api/User/EditUserProfile', (route) => route.abort('connectionreset'));
    await save(page).click();
    await expect(toast(page, t('errors.NETWORK'))).toBeVisible();
    await expect(field(page, 'fullName')).toHaveValue('Kept Name');
    await page.unroute('**/api/User/EditUserProfile');
    await save(page).click();
    await expect(toast(page, t('user.settings.saved'))).toBeVisible();
    await page.reload();
    await expect(field(page, 'fullName')).toHaveValue('Kept Name');
  });

  test('another language changes the page and the mails', { tag: '@gate' }, async ({ page }) => {
    await newcomer(page, 'en');
    await field(page, 'addressDescription').fill('Quay 4');
    await page.getByLabel(t('user.profile.field.language')).selectOption({ label: 'Türkçe' });
    await save(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    const turkish = textsOf('tr');
    await expect(toast(page, turkish('user.settings.saved'))).toBeVisible();
    await expect(page.getByLabel(turkish('user.profile.field.language'))).toHaveValue('TR');
  });

  test('a language chosen in the header reaches the open form, even if the account is updated later', async ({ page }) => {
    await newcomer(page, 'en');
    await field(page, 'fullName').waitFor();
    const held: (() => void)[] = [];
    await page.route('**/api/Auth/UpdateLanguage*', (route) => void held.push(() => void route.continue()));
    await page.goto(`/language?to=tr&back=${encodeURIComponent(settings)}`);
    const language = page.getByLabel(textsOf('tr')('user.profile.field.language'));
    await expect(language).toHaveValue('EN');
    await field(page, 'fullName').fill('Half typed');
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    await expect(language).toHaveValue('TR');
    await expect(field(page, 'fullName')).toHaveValue('Half typed');
  });

  test('staff without editUserProfile may not edit the profile, verify or delete, but get their data and change their password', async ({
    page,
  }) => {
    await enter(page, demoAccount('staff'), '/profile', { language: 'en' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const kind of ['email', 'phone'] as const)
      await expect(page.getByRole('button', { name: t(`user.profile.verify.${kind}`) })).toHaveCount(0);
    await expect(page.getByText(t('user.profile.verify.done'))).toHaveCount(0);
    await page.goto(settings);
    await expect(page.getByText(t('errors.FORBIDDEN'))).toBeVisible();
    await expect(save(page)).toHaveCount(0);
    await page.getByRole('link', { name: t('user.settings.tab.data') }).click();
    await expect(page.getByText(t('user.settings.data.aboutStaff'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('user.settings.delete.open') })).toHaveCount(0);
    await page.getByRole('link', { name: t('user.settings.tab.security') }).click();
    await expect(page.getByRole('button', { name: t('user.settings.password.submit') })).toBeVisible();
  });

  test('a phone is submitted once, then pending; a repetition shows that it is pending', async ({ page }) => {
    await newcomer(page, 'en');
    await field(page, 'phone').fill('5321112233');
    await save(page).click();
    await expect(toast(page, t('user.settings.saved'))).toBeVisible();
    await page.goto('/profile');
    const verify = page.getByRole('button', { name: t('user.profile.verify.phone') });
    // Another provider reports it in its own words, without a code.
    await page.route('**/api/Auth/SendVerificationPhoneNumber', (route) =>
      route.fulfill({ status: 400, json: { success: false, message: 'Your number is awaiting to approval.' } }),
    );
    await verify.click();
    await expect(toast(page, t('errors.PHONE_AWAITING_APPROVAL'))).toBeVisible();
    await page.unroute('**/api/Auth/SendVerificationPhoneNumber');
    await verify.click();
    await expect(toast(page, t('user.profile.verify.phoneSent'))).toBeVisible();
    await expect(page.locator('main').getByText(t('user.profile.verify.waiting'), { exact: true })).toBeVisible();
    await expect(verify).toHaveCount(0);
  });

  test('without a plan there is no badge of one; without a company the profile shows the first step', async ({ page }) => {
    await enter(page, demoAccount('noplan'), '/profile', { language: 'en' });
    const main = page.locator('main');
    await expect(main.getByText(t('user.profile.box.noPlan'))).toBeVisible();
    await expect(main.getByText(t('user.profile.plan', { plan: '' }).trim())).toHaveCount(0);
    await leave(page);
    await newcomer(page, 'en', '/profile');
    await expect(main.getByText(t('user.profile.completeness.items', { items: '0', total: '18' }))).toBeVisible();
    await expect(main.getByText(t('user.profile.completeness.percent', { percent: '0' }))).toBeVisible();
    await expect(main.getByRole('link', { name: t('user.profile.completeness.add') })).toHaveAttribute('href', '/add-new-company');
  });

  test('the profile of a main user: badges, completeness, tiles, five groups of eighteen items', async ({ page }) => {
    await enter(page, demoAccount('buyer'), '/profile', { language: 'en' });
    const main = page.locator('main');
    await expect(main.getByText(t('user.profile.plan', { plan: isolated('Basic') }))).toBeVisible();
    await expect(main.getByText(t('user.profile.mainUser'))).toBeVisible();
    await expect(main.getByText(t('user.profile.verify.done')).first()).toBeVisible();
    await expect(main.getByText(t('user.profile.completeness.groups', { groups: '5', total: '5' }))).toBeVisible();
    await expect(main.getByText(t('user.profile.completeness.items', { items: '18', total: '18' }))).toBeVisible();
    for (const path of ['/membership', '/my-companies', '/my-requests']) await expect(main.locator(`a.box[href="${path}"]`)).toBeVisible();
    await main.locator('h1').locator('xpath=../../..').locator(`a[href="${settings}"]`).first().click();
    await page.waitForURL(settings);
  });
});
