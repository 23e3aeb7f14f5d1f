/** A company edited by its owner: what others see meanwhile, missing items, pictures, documents, tax numbers. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { videoIdOf } from '../../../contract/company/video.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { field, toast } from '../../support/people/auth-pages.ts';
import { newBusiness, rejectCompany, type Business } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { expect, stepMs, test, testsOf } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const picture = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#0b5c63' } })
    .png()
    .toBuffer(),
});
const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const extract = { name: 'registry extract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    const t = textsOf(language);
    const testIn = testsOf(language);
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language }, viewport: { width: 390, height: 844 } });

    const save = (page: Page) => page.locator('main form').getByRole('button', { name: t('common.actions.save'), exact: true });

    const openPart = (page: Page, part: 'basics' | 'categories' | 'logo' | 'tax' | 'trade') =>
      page
        .getByRole('navigation', { name: t('company.parts') })
        .getByRole('link')
        .filter({ hasText: t(`company.part.${part}`) })
        .click();

    async function begin(page: Page, part = ''): Promise<Business> {
      page.setDefaultTimeout(stepMs);
      const business = await newBusiness(page.request, language === 'ar' ? 'AR' : 'EN');
      await enter(page, business, `/my-companies/${business.companyId}${part}`);
      return business;
    }

    testIn('en')(
      'an edit is pending beside the public version, is announced before saving, and its owner sees a preview',
      { tag: '@gate' },
      async ({ page }) => {
        test.setTimeout(180_000);
        const { companyName, companyId, path } = await begin(page);
        const heading = async () =>
          (await (await page.request.get(`/companies/${path}`)).text()).match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1] ?? '';
        const name = `${companyName} Renamed`;

        await test.step('unsaved changes show who will see them, and when', async () => {
          await expect(page.getByText(t('company.saving.atOnce'))).toBeHidden();
          await field(page, 'description').fill('Cotton towels and bathrobes for hotels.');
          await expect(page.getByText(t('company.saving.atOnce'))).toBeVisible();
          await openPart(page, 'trade');
          await field(page, 'video').fill(film);
          await expectNoFaults(page);
          await openPart(page, 'basics');
          await field(page, 'name').fill(name);
          await expect(page.getByText(t('company.saving.waits'))).toBeVisible();
          await expectNoFaults(page);
          await save(page).click();
          await expect(page.getByText(t('company.pendingEditText'))).toBeVisible();
          expect(await heading()).toContain(companyName);
          expect(await heading()).not.toContain(name);
        });

        await test.step('requests continue meanwhile', async () => {
          await page.goto('/add-request?type=1');
          await expect(page.getByLabel(t('request.form.field.company')).locator('option').filter({ hasText: companyName })).toBeAttached();
          await page.goBack();
        });

        await test.step('the preview shows the edit', async () => {
          await page.getByRole('button', { name: t('company.preview.open') }).click();
          const dialog = page.getByRole('dialog', { name: t('company.preview.open') });
          await expect(dialog.getByText(t('company.preview.note'))).toBeVisible();
          const preview = dialog.locator('iframe').contentFrame();
          await expect(preview.getByRole('heading', { name, level: 1 })).toBeVisible();
          await expect(preview.getByText('Cotton towels and bathrobes for hotels.')).toBeVisible();
          // The preview has no buttons to contact the company.
          await expect(preview.locator('.cookie-banner')).toHaveCount(0);
          // The contact box is shown as for guests, and has no working links.
          await expect(preview.getByRole('heading', { name: t('contact.title.0') })).toBeVisible();
          await preview.getByRole('link', { name: t('contact.signIn') }).click();
          await expect(preview.getByRole('heading', { name, level: 1 })).toBeVisible();
          // Nothing plays in the preview, whose page runs no scripts.
          await expect(preview.locator('[data-video]')).toHaveAttribute('data-video', videoIdOf(film) ?? '');
          expect(page.context().pages()).toHaveLength(1);
          await expectNoFaults(page);
          // Also while the focus is in the frame.
          await preview.getByRole('link', { name: t('contact.signIn') }).focus();
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        });

        await test.step('a rejection keeps the approved version, and can be corrected and submitted again', async () => {
          await rejectCompany(page.request, companyId, { reasons: ['NAME_MISLEADING'], note: 'Use the registered name.' });
          await page.reload();
          await expect(page.getByText(`${t('moderation.reasons.NAME_MISLEADING')}. Use the registered name.`)).toBeVisible();
          await expect(page.getByText(t('company.rejectedEditText'))).toBeVisible();
          expect(await heading()).not.toContain(name);
          await page.getByRole('button', { name: t('company.sendAgain') }).click();
          await expect(page.getByText(t('company.pendingEditText'))).toBeVisible();
        });

        await test.step('the list counts against the plan’s limit, and offers no more', async () => {
          await page.goto('/my-companies');
          await expect(page.getByText(t('company.countOf', { used: 1, limit: 1 }))).toBeVisible();
          await expect(page.getByText(t('company.planReached', { limit: 1 }))).toBeVisible();
          await expect(page.getByRole('link', { name: t('company.add') })).toBeHidden();
          await expect(page.getByRole('link', { name: t('company.viewPublic') })).toBeVisible();
          await expectNoFaults(page);
        });
      },
    );

    testIn('ar')(
      'a missing item links to its field; keywords, tax number, pictures and documents are checked where they are entered',
      { tag: '@gate' },
      async ({ page }) => {
        test.setTimeout(180_000);
        await begin(page);

        await test.step('a comma ends a keyword, without a key', async () => {
          const tags = page.getByLabel(t('company.field.tags'));
          await tags.focus();
          await page.keyboard.insertText('منسوجات، قطن،');
          for (const tag of ['منسوجات', 'قطن'])
            await expect(page.getByRole('button', { name: t('account.removeOne', { name: tag }) })).toBeVisible();
          await expect(tags).toHaveValue('');
        });

        await test.step('a missing item links to its field, in another part too', async () => {
          await openPart(page, 'tax');
          await field(page, 'taxOffice').fill('');
          await openPart(page, 'logo');
          await page
            .getByRole('list', { name: t('company.missingTitle') })
            .getByRole('link', { name: t('company.item.taxpayerOffice') })
            .click();
          await expect(field(page, 'taxOffice')).toBeFocused();
          await field(page, 'taxOffice').fill('Central');
        });

        await test.step('a document is stored, and can be opened by its owner', async () => {
          await page.locator('main input[type=file]').setInputFiles([extract, { ...extract, name: 'letter.docx' }]);
          await expect(toast(page, 'letter.docx')).toBeVisible();
          await save(page).click();
          await expect(page.getByText(t('company.saved'))).toBeVisible();
          const stored = page.getByRole('link', { name: extract.name });
          await expect(stored).toBeVisible();
          expect((await page.request.get((await stored.getAttribute('href')) ?? '')).status()).toBe(200);
          await expectNoFaults(page);
        });

        await test.step('a picture needs enough pixels, and a section of it is chosen', async () => {
          await openPart(page, 'logo');
          const cover = page.locator('main input[type=file]').nth(1);
          await cover.setInputFiles(await picture('small.png', 1200, 700));
          await expect(
            page
              .locator('main')
              .getByText(/١٬٨٠٠|١٨٠٠/)
              .last(),
          ).toBeVisible();
          await expect(page.getByRole('dialog')).toBeHidden();
          await cover.setInputFiles(await picture('large.png', 3600, 2000));
          const dialog = page.getByRole('dialog', { name: t('company.picture.cropCover') });
          await expect(dialog.getByRole('group', { name: t('company.crop.area') })).toBeVisible();
          await expectNoFaults(page);
          await dialog.getByRole('button', { name: t('company.crop.use') }).click();
          await expect(page.getByText(t('company.picture.notSaved'))).toBeVisible();
          await page
            .locator('main form')
            .getByRole('button', { name: t('common.actions.save'), exact: true })
            .click();
          await expect(page.locator('main img.cover-preview')).toBeVisible();
        });

        await test.step('after a category was removed, the focus is where the next one is chosen', async () => {
          await openPart(page, 'categories');
          const removal = page.getByRole('button', { name: t('account.removeOne', { name: '' }).trim() }).first();
          await removal.focus();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('combobox', { name: t('company.field.category') })).toBeFocused();
        });
      },
    );
  });
