/** The main job from end to end, through the real pages, in English and in Arabic. */
import sharp from 'sharp';
import { categories } from '../../lookups/categories.ts';
import { demoAccount, enter, enterByForm } from '../support/people/members.ts';
import { expect, pageElsewhere, stepMs, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';
import { addCompany, addRequest, approve, mailTo, signUp } from '../support/people/traders.ts';

const countries = { en: 'Türkiye', ar: 'تركيا' };
const cities = { en: 'Yalova', ar: 'يالوفا' };
const companyTypes = { en: 'Manufacturer', ar: 'مُصنِّع' };
/** Maximum duration of a step. */

const logoPng = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#0b5c63' } })
    .png()
    .toBuffer();

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language } });

    test('a business signs up, is approved and posts a request, and another one pays to write to it', async ({ page, browser }) => {
      test.setTimeout(180_000);
      page.setDefaultTimeout(stepMs);
      const t = textsOf(language);
      // Both languages run at once, and each moderator sees the items of both.
      const mark = `${language}${Date.now().toString(36)}`;
      const person = { name: 'Journey Trader', email: `journey-${mark}@kervan.example`, password: 'Calm-caravan-9' };
      const companyName = `Journey Towels ${mark}`;
      const requestName = `Journey yarn ${mark}, Ne 30/1, 20 t`;
      const textiles = categories.find(({ slug }) => slug === 'textiles')!;
      const yarn = textiles.subCategories.find(({ slug }) => slug === 'yarn')!;

      await test.step('a visitor reads requests in their language', async () => {
        await page.goto('/imports');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
        await expect(page.getByRole('heading', { level: 1, name: t('request.title.1') })).toBeVisible();
        await expect(page.locator('.request').first()).toBeVisible();
      });

      await test.step('a business signs up and verifies its e-mail', async () => {
        await signUp(page, t, person);
        const mail = await mailTo(page, person.email, ({ text }) => text.includes('/activation?token='));
        expect(mail.language).toBe(language.toUpperCase());
        const link = /\/activation\?token=\S+/.exec(mail.text)?.[0] ?? '';
        await page.goto(link);
        await expect(page.getByText(t('activation.done')).first()).toBeVisible();
      });

      await test.step('it signs in and creates a company', async () => {
        await enterByForm(page, person, '/my-companies');
        await addCompany(
          page,
          t,
          {
            name: companyName,
            email: person.email,
            country: countries[language],
            city: cities[language],
            district: 'Çınarcık',
            category: textiles[language],
            subCategory: yarn[language],
            companyType: companyTypes[language],
          },
          await logoPng(),
        );
      });

      const moderator = await pageElsewhere(browser, language);
      await test.step('a moderator approves the company', async () => {
        await enter(moderator, demoAccount('moderator'), '/moderation', { language });
        await approve(moderator, t, 'company', companyName);
        const mail = await mailTo(page, person.email, ({ subject }) => subject.includes(companyName));
        expect(mail.language).toBe(language.toUpperCase());
      });

      await test.step('it posts a request, which is approved', async () => {
        await addRequest(page, t, {
          company: companyName,
          category: textiles[language],
          subCategory: yarn[language],
          name: requestName,
          description: 'Combed ring-spun, waxed, on cones, CIF Mersin.',
        });
        await approve(moderator, t, 'request', requestName);
        await mailTo(page, person.email, ({ subject }) => subject.includes(requestName));
      });
      await moderator.context().close();

      const text = `We spin this count in Tashkent, ${mark}.`;
      await test.step('another business finds it and pays for the contact', async () => {
        const other = await pageElsewhere(browser, language);
        await enter(other, demoAccount('owner'), '/', { language });
        await other.locator('form.search [name=value]').fill(mark);
        await other.locator('form.search').getByRole('button').click();
        await other.getByRole('link', { name: requestName }).click();
        await other.getByRole('button', { name: t('contact.open') }).click();
        // The report of a failure shows the first page only.
        await other
          .locator('main')
          .getByRole('textbox', { name: t('contact.text') })
          .fill(text)
          .catch(async (cause: unknown) => {
            throw new Error(`no field for a message: ${await other.locator('#contact').innerText()}`, { cause });
          });
        await other.getByRole('button', { name: t('contact.send'), exact: true }).click();
        await other.getByRole('dialog').or(other.getByRole('alertdialog')).locator('.button--spend').click();
        await other.waitForURL(/\/messages\?chatId=/);
        await expect(other.getByRole('log').getByText(text)).toBeVisible();
        const chat = new URL(other.url());
        await other.goBack();
        await other.getByRole('button', { name: t('contact.open') }).click();
        const link = other.locator('#contact').getByRole('link', { name: t('contact.toChat') });
        await expect(link).toHaveAttribute('href', chat.pathname + chat.search);
        await other.context().close();
      });

      await test.step('the message arrives, and so does the mail', async () => {
        await mailTo(page, person.email, (mail) => mail.text.includes(text));
        await page.goto('/messages');
        await page
          .getByRole('link', { name: new RegExp(requestName.slice(0, 12)) })
          .first()
          .click();
        await expect(page.getByRole('log').getByText(text)).toBeVisible();
      });
    });
  });
