/** Pictures of a product are dragged to positions: by mouse and finger, left to right and right to left. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { newBusiness } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer(),
});

const digit = (language: string, count: number): string => new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en-US').format(count);

/** Opens the form of a new product with three pictures. @returns the list of them */
async function openPictures(page: Page, language: 'en' | 'ar'): Promise<Locator> {
  const t = textsOf(language);
  const business = await newBusiness(page.request, language === 'ar' ? 'AR' : 'EN');
  await enter(page, business, `/add-product/${business.companyId}`);
  await page
    .locator('main input[type=file]')
    .setInputFiles([await photo('red.png', '#d01010'), await photo('green.png', '#10d010'), await photo('blue.png', '#1010d0')]);
  const list = page.getByRole('list', { name: t('product.picture.list') });
  await expect(list.locator('img')).toHaveCount(3);
  // Content that loads late above them would move them during the drag.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await list.scrollIntoViewIfNeeded();
  return list;
}

/** The pictures in order; each keeps the name of its first position. */
const orderOf = (list: Locator): Promise<string[]> =>
  list.locator('li').evaluateAll((items) => items.map((item) => item.getAttribute('data-id') ?? ''));

/** The middle of a picture, in window coordinates. */
async function middleOf(picture: Locator): Promise<{ x: number; y: number }> {
  const box = await picture.boundingBox();
  if (box === null) throw new Error('not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far the page scrolls by itself within some frames. */
const rolled = async (): Promise<number> => {
  const before = scrollY;
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  return scrollY - before;
};

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    const t = textsOf(language);
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language }, viewport: { width: 900, height: 900 } });

    test('a mouse drags the last picture to the front, and Escape cancels', async ({ page }) => {
      const list = await openPictures(page, language);
      const pictures = list.locator('img');
      const [red, green, blue] = await orderOf(list);
      const [first, second, last] = [await middleOf(pictures.nth(0)), await middleOf(pictures.nth(1)), await middleOf(pictures.nth(2))];
      expect(Math.sign(last.x - first.x)).toBe(language === 'ar' ? -1 : 1);

      await page.mouse.move(last.x, last.y);
      await page.mouse.down();
      await page.mouse.move(second.x, second.y, { steps: 8 });
      await expect.poll(() => orderOf(list)).toEqual([red, blue, green]);
      // The dragged picture is below the pointer, wherever its position is.
      const carried = list.locator('.is-carried img');
      await page.mouse.move(first.x + 9, first.y + 7, { steps: 8 });
      await expect.poll(() => orderOf(list)).toEqual([blue, red, green]);
      const shown = await middleOf(carried);
      expect([shown.x, shown.y].map(Math.round)).toEqual([first.x + 9, first.y + 7].map(Math.round));
      await page.mouse.up();
      await expect(carried).toHaveCount(0);
      expect(await orderOf(list)).toEqual([blue, red, green]);
      const settled = await middleOf(pictures.nth(0));
      expect([settled.x, settled.y].map(Math.round)).toEqual([first.x, first.y].map(Math.round));
      await expect(pictures.nth(0)).toHaveAccessibleName(
        t('product.picture.place', { number: digit(language, 1), total: digit(language, 3) }),
      );

      await page.mouse.down();
      await page.mouse.move(last.x, last.y, { steps: 8 });
      await expect.poll(() => orderOf(list)).toEqual([red, green, blue]);
      await page.keyboard.press('Escape');
      await expect(list.locator('.is-carried')).toHaveCount(0);
      await page.mouse.up();
      expect(await orderOf(list)).toEqual([blue, red, green]);
    });

    test.describe('on a phone', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

      test('a finger that rests on a picture drags it, one that moves at once scrolls', async ({ page }) => {
        const list = await openPictures(page, language);
        const pictures = list.locator('img');
        const [red, green, blue] = await orderOf(list);
        const screen = await page.context().newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
          screen.send('Input.dispatchTouchEvent', { type, touchPoints });
        /** @returns how far the page was scrolled meanwhile */
        const move = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<number> => {
          const before = await page.evaluate(() => scrollY);
          for (let step = 1; step <= 6; step++)
            await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 });
          return page.evaluate((y) => scrollY - y, before);
        };

        let from = await middleOf(pictures.nth(0));
        await touch('touchStart', from);
        await move(from, { x: from.x, y: from.y - 200 });
        await touch('touchEnd');
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
        expect(await orderOf(list)).toEqual([red, green, blue]);

        // The page scrolls on for a moment after the finger is lifted, and a finger that stops it drags nothing, so it is put down again.
        await expect(async () => {
          await list.evaluate((element) => element.scrollIntoView({ block: 'center' }));
          expect(await page.evaluate(rolled)).toBe(0);
          from = await middleOf(pictures.nth(0));
          await touch('touchStart', from);
          const isCarried = await list
            .locator('.is-carried')
            .waitFor({ timeout: 2000 })
            .then(
              () => true,
              async () => touch('touchEnd'),
            );
          expect(isCarried).toBe(true);
        }).toPass();
        expect(await move(from, await middleOf(pictures.nth(2)))).toBe(0);
        await expect.poll(() => orderOf(list)).toEqual([green, blue, red]);
        await touch('touchEnd');
        await expect(list.locator('.is-carried')).toHaveCount(0);
        expect(await orderOf(list)).toEqual([green, blue, red]);
      });
    });
  });
