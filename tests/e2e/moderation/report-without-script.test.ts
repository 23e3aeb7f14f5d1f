/**
 * A visitor without script reports a certificate with a file, in Arabic on a phone. The moderator sees the file and what was reported, also
 * after its owner has changed it, and closes the case.
 */
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { toast } from '../../support/people/auth-pages.ts';
import { ask, newBusiness, verifiedCertificate } from '../../support/people/businesses.ts';
import { demoAccount, enter } from '../../support/people/members.ts';

const t = textsOf('ar');
const english = textsOf('en');
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const scan = { name: 'سجل.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

test('a certificate is reported without script, and its case shows what it was', async ({ page, browser }) => {
  test.slow();
  const business = await newBusiness(page.request, 'EN');
  const { path, companyId, companyName, token } = business;
  await verifiedCertificate(page.request, business);
  await page.goto(`/ar/companies/${path}`);
  await page.getByRole('link', { name: /QM-4711$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notice.title'));
  await expect(page.getByRole('link', { name: 'Quay Register QM-4711' })).toBeVisible();
  const field = (name: string) => page.locator(`main [name=${name}]`);
  const press = () => page.getByRole('button', { name: t('notice.submit') }).click();

  // Every missing field is named, and what was typed stays; a false file is refused at its field.
  await field('text').fill('لم تصدر قط.\nانظروا السجل.');
  await press();
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(4);
  await expect(field('rights')).toBeHidden();
  await field('reason').selectOption('STOLEN_CONTENT');
  await expect(field('rights')).toBeVisible();
  await field('reason').selectOption('FALSE_FACTS');
  await field('name').fill('Ayşe "><b>Demir');
  await field('email').fill(`reader-${crypto.randomUUID()}@example.test`);
  await field('isTrue').check();
  await field('files').setInputFiles({ ...scan, buffer: Buffer.from('<!doctype html><script>alert(1)</script>') });
  await press();
  await expect(page.getByText(t('errors.UNSUPPORTED_MEDIA'))).toBeVisible();
  await expect(field('text')).toHaveValue('لم تصدر قط.\nانظروا السجل.');
  await expect(field('name')).toHaveValue('Ayşe "><b>Demir');
  await expect(field('reason')).toHaveValue('FALSE_FACTS');
  await expect(field('isTrue')).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await field('files').setInputFiles([scan]);
  await press();
  const [before = ''] = t('notice.sent').split('{{number}}');
  await expect(page.getByRole('status').filter({ hasText: before.trim() })).toBeVisible();
  await expect(page).toHaveURL(/\/ar\/report\?kind=certificate&id=[\da-f]{24}&sent=[\dA-F]{10}$/);

  // The owner corrects it, and it waits for its review.
  const { company } = await ask<{ company: { ownCertificates: { id: string; kind: string; validUntil: string }[] } }>(
    page.request,
    '/api/Company/GetCompanyById',
    { token, data: { id: companyId } },
  );
  const [certificate] = company.ownCertificates;
  const console = await browser.newContext({ locale: 'en', baseURL: process.env.KERVAN_ORIGIN, javaScriptEnabled: true });
  const moderator = await console.newPage();
  await enter(moderator, demoAccount('moderator'), '/moderation?kind=notice', { language: 'en' });
  await moderator.locator('.queue__item', { hasText: companyName }).click();
  await expect(moderator.getByText(english('moderation.notice.versions.same'))).toBeVisible();
  const file = moderator.getByRole('link', { name: scan.name });
  const address = (await file.getAttribute('href')) ?? '';
  expect((await moderator.request.get(address)).status()).toBe(200);
  expect((await page.request.get(address.split('?')[0] ?? '')).status()).toBe(404);

  const edited = { CompanyId: companyId, Id: certificate?.id ?? '', Kind: 'iso9001', Number: 'QM-9999', Issuer: 'Quay Register' };
  await ask(page.request, '/api/Company/AddAndEditCertificate', {
    token,
    multipart: { ...edited, ValidUntil: certificate?.validUntil ?? '' },
  });
  await moderator.reload();
  const changed = moderator.locator('.changes li', { hasText: english('company.certificate.number') });
  await expect(changed).toContainText('QM-4711');
  await expect(changed).toContainText('QM-9999');
  await expect(changed).toContainText(english('moderation.notice.versions.changed'));
  // It is not public until it was reviewed, so there is nothing to take down.
  await expect(moderator.getByText(english('moderation.notice.gone'))).toBeVisible();
  await moderator.getByLabel(english('moderation.notice.note')).fill('It was corrected meanwhile.');
  await moderator.getByRole('button', { name: english('moderation.notice.keep') }).click();
  await expect(toast(moderator, english('moderation.notice.kept'))).toBeVisible();
  await console.close();
  expect((await page.request.get(`/companies/${path}`)).status()).toBe(200);
});

test('a report with a file that is too large is shown again in its language with what was typed', async ({ page }) => {
  test.slow();
  const business = await newBusiness(page.request, 'EN');
  await page.goto(`/ar/companies/${business.path}`);
  await page.goto((await page.locator('a[href*="/report?kind=company"]').first().getAttribute('href')) ?? '');
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await field('reason').selectOption('FALSE_FACTS');
  await field('text').fill('لم تصدر قط.');
  await field('name').fill('Ayşe Demir');
  await field('email').fill('reader@example.test');
  await field('isTrue').check();
  await field('files').setInputFiles([{ ...scan, buffer: Buffer.alloc(30_000_000, scan.buffer) }]);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: t('notice.submit') }).click();
  expect((await answered).status()).toBe(413);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByText(t('errors.TOO_LARGE'))).toBeVisible();
  await expect(field('reason')).toHaveValue('FALSE_FACTS');
  await expect(field('text')).toHaveValue('لم تصدر قط.');
  await expect(field('name')).toHaveValue('Ayşe Demir');
  await expect(field('email')).toHaveValue('reader@example.test');
  await expect(field('isTrue')).toBeChecked();
});
