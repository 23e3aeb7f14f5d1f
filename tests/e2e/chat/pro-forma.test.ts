/** The pro-forma invoice for a bank: its content in every pair of languages, on A4 and on a phone. */
import { inflateSync } from 'node:zlib';
import type { ProForma } from '../../../contract/quote/shapes.ts';
import { overflowOf, seriousFaults } from '../../support/browser/accessibility.ts';
import { acceptedQuote } from '../../support/people/accepted-quote.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const pairs = [
  ['en', 'tr'],
  ['en', 'ru'],
  ['en', 'ar'],
  ['tr', 'ru'],
  ['tr', 'ar'],
  ['ru', 'ar'],
] as const;
const getProForma = '**/api/Tools/GetProForma?*';

/** Number and size of the pages of a PDF, in points. */
function sheetsOf(pdf: Buffer): { pages: number; box: number[] } {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    try {
      return inflateSync(pdf.subarray(index + mark.length)).toString('latin1');
    } catch {
      return '';
    }
  });
  const all = [text, ...packed].join('\n');
  const box = /\/MediaBox\s*\[([\d.\s]+)\]/.exec(all)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
  return { pages: all.match(/\/Type\s*\/Page(?![s\w])/g)?.length ?? 0, box };
}

test('a pro-forma has what a bank requires, in six pairs of languages and in English, on one A4 page and on a phone', async ({ page }) => {
  test.setTimeout(120_000);
  const [seller, buyer] = [await newBusiness(page.request, 'TR'), await newBusiness(page.request, 'AR')];
  const id = await acceptedQuote(page.request, seller, buyer);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, buyer, `/pro-forma/${id}`, { language: 'ar' });
  const t = textsOf('ar');
  await page.getByRole('button', { name: t('nav.cookies.refuse') }).click();
  const sheet = page.locator('.pro-forma');

  await test.step('both sides read it in their languages, with a warning about the account', async () => {
    await expect(sheet.locator('h2')).toContainText('Proforma fatura');
    await expect(sheet.locator('h2')).toContainText('فاتورة مبدئية');
    await expect(sheet.locator('[data-row=total]')).toContainText('USD 117,010.02');
    await expect(sheet.locator('[data-row=total]')).toContainText('١١٧٬٠١٠٫٠٢');
    await expect(sheet.locator('[data-row=inWords] [lang=tr]')).toContainText('Yalnız yüzonyedibinon ABD doları 02/100');
    await expect(sheet.locator('[data-row=hsCode]')).toContainText('6302.60');
    await expect(sheet.locator('[data-row=delivery] [lang=tr]')).toContainText('CIF');
    await expect(sheet.locator('[data-row=delivery] [lang=tr]')).toContainText('Jebel Ali port');
    await expect(sheet.locator('[data-row=bank]')).toContainText('TR330006100519786457841326');
    await expect(sheet.locator('.receipt__parties section').first()).toContainText('+90 258 555 01 87');
    await expect(page.getByText(t('quote.bank.verify'))).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await seriousFaults(page)).toEqual([]);
  });

  await test.step('English is available', async () => {
    await page.getByLabel(t('quote.doc.languages')).selectOption('en');
    await expect(sheet.locator('h2')).toHaveText('Pro forma invoice');
    await expect(sheet.locator('[lang=tr], [lang=ar]')).toHaveCount(0);
    await expect(sheet.locator('[data-row=inWords]')).toContainText('US dollars one hundred seventeen thousand ten and 02/100 only');
  });

  for (const languages of pairs)
    await test.step(`on paper in ${languages.join(' and ')}`, async () => {
      // The same document between sides with other languages.
      await page.route(getProForma, async (route) => {
        const answer = await route.fetch();
        const json = (await answer.json()) as { data: { proForma: ProForma } };
        json.data.proForma.document.languages = [...languages];
        await route.fulfill({ response: answer, json });
      });
      await page.reload();
      for (const language of languages) await expect(sheet.locator(`[data-row=payment] [lang=${language}]`)).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      const { pages, box } = sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      expect([pages, box.map(Math.round)]).toEqual([1, [0, 0, 595, 842]]);
      // On paper nothing is wider than the page.
      await page.setViewportSize({ width: 688, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await expect(page.locator('.page-head')).toBeHidden();
      await expect(page.getByLabel(t('quote.doc.languages'))).toBeHidden();
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.unroute(getProForma);
    });
});
