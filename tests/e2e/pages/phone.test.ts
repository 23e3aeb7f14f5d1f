/** What a phone shows before anything is pressed. */
import { languages } from '../../../contract/text/languages.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { illustratedRequest } from '../../support/people/public-pages.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the hint in the search field is not cut in any language', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/${language}/imports`);
    const room = await page.locator('#search-text').evaluate((input: HTMLInputElement) => {
      const style = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) return -1;
      pen.font = style.font;
      const inner = input.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
      return inner - pen.measureText(input.placeholder).width;
    });
    expect(room, language).toBeGreaterThanOrEqual(0);
  }
});

test('the page of a request begins with its picture, and names the price of a contact before it is pressed', async ({ page, request }) => {
  const t = textsOf('ar');
  await page.goto(`/ar${await illustratedRequest(request)}`);
  const top = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((shown) => shown.getBoundingClientRect().top);
  expect(await top('main .gallery')).toBeLessThan(await top('main .facts, main table, main dl'));
  const [before = ''] = t('contact.price', { price: '\n' }).split('\n');
  await expect(page.locator('#contact')).toContainText(before.trim());
});
