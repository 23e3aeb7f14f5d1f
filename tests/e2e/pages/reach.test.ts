/**
 * Main pages with the tab key, on a touch screen and enlarged four times, while the cookie question is open
 * (content/pages/accessibility.en.md).
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { reportContent } from '../../support/people/cases.ts';
import { demoAccount, enter } from '../../support/people/members.ts';

/** The element that has the focus, if it is covered completely; otherwise null. */
const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height * part);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return isSeen ? null : element.outerHTML.slice(0, 120);
  });

/** Tabs through the page. @returns elements that are hidden or outside of the view while they have the focus */
async function obscuredStops(page: Page, stopsMax: number): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < stopsMax; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    // Waits a moment, because smooth scrolling takes time.
    if ((await coveredFocus(page)) === null) continue;
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    const covered = await coveredFocus(page);
    if (covered !== null) found.push(covered);
  }
  return found;
}

/**
 * Buttons and links of less than 24 pixels that have another target within a circle of 24 pixels around their middle. Links within a
 * sentence are exempt.
 */
const crowdedTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const size = 24;
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });
    const isInText = (element: HTMLElement): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    /** A link whose pseudo-element covers its card is as large as the card. */
    const isWholeCard = (element: HTMLElement): boolean => getComputedStyle(element, '::after').position === 'absolute';
    return targets
      .filter((element) => {
        const own = element.getBoundingClientRect();
        if ((own.width >= size && own.height >= size) || isInText(element) || isWholeCard(element)) return false;
        const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
        return targets.some((other) => {
          if (other === element || other.contains(element) || element.contains(other)) return false;
          const box = other.getBoundingClientRect();
          const isSmall = box.width < size || box.height < size;
          const [dx, dy] = isSmall
            ? [box.left + box.width / 2 - x, box.top + box.height / 2 - y]
            : [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
          return Math.hypot(dx, dy) < (isSmall ? size : size / 2);
        });
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

const addresses = [
  '/en',
  '/en/companies',
  '/ar/companies',
  '/en/imports',
  '/en/plans',
  '/en/sign-up',
  '/en/contact-us',
  '/en/accessibility',
];
const stopsMax = 60;

for (const address of addresses)
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const)
    test(`nothing with the focus is hidden, and targets are large enough: ${address}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await expect(page.locator('.cookie-banner')).toBeVisible();
      expect(await crowdedTargets(page)).toEqual([]);
      expect(await obscuredStops(page, stopsMax)).toEqual([]);
    });

test('enlarged four times, pages are one column, and the cookie question covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of addresses) {
    await page.goto(address);
    expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([address, 320]);
    await expect(page.locator('.cookie-banner')).toHaveCSS('position', 'static');
    expect([address, await obscuredStops(page, 15)]).toEqual([address, []]);
  }
});

/** Addresses of the demo's owner: an open chat, the form of a company, the staff page. */
async function ownPages(page: Page): Promise<string[]> {
  await enter(page, demoAccount('owner'), '/messages', { language: 'en' });
  const first = async (selector: string) => (await page.locator(selector).first().getAttribute('href')) ?? '';
  const chat = await first('main a[href*="chatId="]');
  await page.goto('/my-companies');
  return [chat, await first('main a[href*="/my-companies/"]'), '/my-staff'];
}

test('members reach everything in a chat, the form of a company and the staff page, enlarged four times as well', async ({ page }) => {
  test.slow();
  const t = textsOf('en');
  const own = await ownPages(page);
  await page.getByRole('button', { name: t('nav.cookies.refuse') }).click();
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const address of own) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      expect([address, width, await crowdedTargets(page)]).toEqual([address, width, []]);
      expect([address, width, await obscuredStops(page, stopsMax)]).toEqual([address, width, []]);
      expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([address, width]);
    }
  }
  await page.goto(own[0] ?? '');
  for (const reached of [page.getByRole('textbox', { name: t('chat.write') }), page.getByRole('log')]) {
    await reached.scrollIntoViewIfNeeded();
    await expect(reached).toBeInViewport();
  }
});

test('the bar of a decision hides nothing with the focus from a moderator', async ({ page }) => {
  const { companyId, companyName } = await newBusiness(page.request);
  await reportContent(page.request, 'company', companyId);
  await enter(page, demoAccount('moderator'), '/moderation?kind=notice', { language: 'en' });
  await page.getByRole('button', { name: textsOf('en')('nav.cookies.refuse') }).click();
  await page.locator('.queue__item', { hasText: companyName }).click();
  await expect(page.locator('.decision-bar')).toBeInViewport();
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await obscuredStops(page, stopsMax)).toEqual([]);
  }
});
