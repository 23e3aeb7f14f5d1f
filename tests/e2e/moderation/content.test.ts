/** Content written and published in the console is visible to a visitor. */
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { demoAccount, enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { actOnReport, reportContent } from '../../support/people/cases.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { ask, consoleToken } from '../../support/people/businesses.ts';

type Named = { data: { categories: { id: string; subCategories: { description: { en: string } }[] }[] } };

/** Saves a draft of an article, as in another editor's window. @returns its id */
const savedBy = async (request: APIRequestContext, token: string, fields: Record<string, string>): Promise<string> =>
  (await ask<{ id: string }>(request, '/api/Moderation/SaveContent', { token, multipart: { kind: 'news', ...fields } })).id;

/** A draft with this title. */
async function articleOf(request: APIRequestContext, title: string): Promise<{ token: string; id: string }> {
  const token = await consoleToken(request);
  return { token, id: await savedBy(request, token, { version: '0', EN: JSON.stringify({ title }) }) };
}

test.describe('on a phone, in Arabic', () => {
  const t = textsOf('ar');
  test.use({ locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' }, viewport: { width: 390, height: 844 } });

  test('an article is written, previewed and published, and a visitor reads it', { tag: '@gate' }, async ({ page, browser }) => {
    const title = `افتتاح ميناء ${Date.now()}`;
    await enter(page, demoAccount('moderator'), '/ar/moderation?section=content&kind=news', { language: 'ar' });
    await page.getByRole('link', { name: t('publishing.new.news') }).click();
    await page.getByLabel(t('publishing.field.title')).fill(title);
    await page.getByLabel(t('publishing.field.description')).fill('رصيف جديد للحاويات.');
    await page.getByLabel(t('publishing.field.content')).fill('## الرصيف الجديد\n\nيستقبل **ست** سفن. <script>alert(1)</script>');
    const preview = page.locator('.content-preview');
    await expect(preview).toHaveAttribute('dir', 'rtl');
    await expect(preview.locator('h2', { hasText: 'الرصيف الجديد' })).toBeVisible();
    await expect(preview.locator('script')).toHaveCount(0);

    await page.getByRole('button', { name: t('publishing.publish'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('publishing.publishNow') })
      .click();
    await expect(page.locator('.queue__item', { hasText: title })).toContainText(t('publishing.state.public'));
    const address = await page.getByRole('link', { name: t('publishing.onSite') }).getAttribute('href');

    const visitor = await browser.newContext({ locale: 'ar' });
    const reader = await visitor.newPage();
    await reader.goto(address ?? '');
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(reader.locator('article.news')).toContainText('يستقبل ست سفن.');
    // Taken down after a report, it leaves its address and the feed.
    const feed = async () => (await reader.request.get('/ar/rss.xml')).text();
    await expect.poll(feed).toContain(title);
    const report = new URL(
      (await reader.getByRole('link', { name: t('notice.link'), exact: true }).getAttribute('href')) ?? '',
      page.url(),
    );
    await reportContent(page.request, 'article', report.searchParams.get('id') ?? '');
    await actOnReport(page.request, title);
    await expect.poll(feed).not.toContain(title);
    await expect.poll(async () => (await reader.goto(address ?? ''))?.status()).toBe(404);
    await visitor.close();
  });
});

test.describe('on a desktop, in English', () => {
  const t = textsOf('en');
  test.use({ locale: 'en', extraHTTPHeaders: { 'accept-language': 'en' }, viewport: { width: 1280, height: 800 } });

  test('a category is renamed for everyone, and the change is undone', async ({ page, browser }) => {
    const fresh = `Oils ${Date.now()}`;
    await enter(page, demoAccount('moderator'), '/en/moderation?section=content&kind=category', { language: 'en' });
    const chosen = page.locator('.queue__item[aria-current="true"]');
    const publish = async (name: string): Promise<void> => {
      await page.getByLabel(t('publishing.field.name')).fill(name);
      await expect(page.locator('.content-preview')).toContainText(name);
      await page.getByRole('button', { name: t('publishing.publish'), exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('publishing.publishNow') })
        .click();
      await expect(chosen).toContainText(name);
      await expect(chosen).not.toContainText(t('publishing.state.draft'));
    };
    // A sub-category shows its category.
    await page.locator('.queue__item', { hasText: 'Food & Beverages' }).filter({ hasText: 'Vegetable Oils' }).click();
    try {
      await publish(fresh);
      const visitor = await browser.newContext({ locale: 'en' });
      const reader = await visitor.newPage();
      const { categories } = ((await (await page.request.get('/api/CMSCategories/GetCategories')).json()) as Named).data;
      const [food] = categories;
      expect(food?.subCategories[0]?.description.en).toBe(fresh);
      await reader.goto(`/en/imports?category=${food?.id}`);
      await expect(reader.locator('main')).toContainText(fresh);
      await visitor.close();
    } finally {
      await publish('Vegetable Oils');
    }
  });

  test('the picture of an article is uploaded when it is chosen, survives a reload, and is published with it', async ({
    page,
    browser,
  }) => {
    const title = `The berth opens ${Date.now()}`;
    await enter(page, demoAccount('moderator'), '/en/moderation?section=content&kind=news', { language: 'en' });
    await page.getByRole('link', { name: t('publishing.new.news') }).click();
    for (const [name, text] of [
      ['title', title],
      ['description', 'A new berth.'],
      ['content', 'For six ships.'],
    ] as const)
      await page.getByLabel(t(`publishing.field.${name}`)).fill(text);
    const files = page.locator('main input[type=file]');
    const buffer = await sharp({ create: { width: 1200, height: 675, channels: 3, background: '#0b5c63' } })
      .png()
      .toBuffer();
    const berth = { name: 'berth.png', mimeType: 'image/png', buffer };
    const uploading = '**/api/Tools/UploadFile*';

    await page.route(uploading, (route) =>
      route.fulfill({ status: 415, json: { success: false, code: 'UNSUPPORTED_MEDIA', message: '' } }),
    );
    await files.setInputFiles(berth);
    await expect(page.locator('.upload-state').getByText(t('errors.UNSUPPORTED_MEDIA'))).toBeVisible();
    await page.unroute(uploading);
    await page.getByRole('button', { name: t('account.file.cancel', { name: berth.name }) }).click();
    const arrived = page.waitForResponse(uploading);
    await files.setInputFiles(berth);
    expect((await arrived).status()).toBe(200);
    const shown = page.locator('.content-preview img');
    await expect(shown).toBeVisible();

    await expect.poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage)).includes('berth.png'))).toBe(true);
    await page.reload();
    await expect(page.getByLabel(t('publishing.field.title'))).toHaveValue(title);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const saved = page.waitForRequest('**/api/Moderation/SaveContent');
    await page.getByRole('button', { name: t('publishing.publish'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('publishing.publishNow') })
      .click();
    expect((await saved).headers()['content-type']).toBe('application/json');
    const address = await page.getByRole('link', { name: t('publishing.onSite') }).getAttribute('href');
    const visitor = await browser.newContext();
    const reader = await visitor.newPage();
    await reader.goto(address ?? '');
    await expect
      .poll(() =>
        reader
          .locator('article.news img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await visitor.close();
  });

  test('two editors of one article: the second keeps the typed text and saves it after the other’s; an earlier version is restored', async ({
    page,
  }) => {
    const first = `Quay ${Date.now()}`;
    const { token, id } = await articleOf(page.request, first);
    await enter(page, demoAccount('moderator'), `/en/moderation?section=content&kind=news&id=${id}`, { language: 'en' });
    const title = page.getByLabel(t('publishing.field.title'));
    await expect(title).toHaveValue(first);
    await title.fill(`${first} of mine`);
    await savedBy(page.request, token, { id, version: '1', EN: JSON.stringify({ title: `${first} of theirs` }) });

    await page.getByRole('button', { name: t('publishing.save') }).click();
    const note = page.getByRole('alert').filter({ has: page.getByRole('button', { name: t('publishing.saveMine') }) });
    await expect(note).toContainText('2');
    await expect(title).toHaveValue(`${first} of mine`);
    await note.getByRole('button', { name: t('publishing.saveMine') }).click();
    await expect(note).toBeHidden();
    await expect(page.locator('.queue__item', { hasText: `${first} of mine` })).toBeVisible();

    await page.getByRole('link', { name: t('publishing.look', { number: '1' }) }).click();
    await expect(page.locator('.content-preview h1')).toHaveText(first);
    await page.getByRole('button', { name: t('publishing.restore', { number: '1' }) }).click();
    await expect(title).toHaveValue(first);
    await expect(page.getByText(t('publishing.version', { number: '4' }), { exact: true })).toBeVisible();
  });
});
