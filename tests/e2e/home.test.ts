/**
 * The home page: banner slider, latest requests, steps, services, statistics, categories, news. How the slider moves is tested without a
 * server in tests/component/home/slider.test.tsx.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from '../../scripts/support/install.mjs';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const t = textsOf('en');
const slides = (page: Page): Locator => page.locator('.hero__slide');
const shown = (page: Page): Promise<number> => slides(page).evaluateAll((all) => all.findIndex((slide) => !(slide as HTMLElement).inert));
const control = (page: Page, name: 'next' | 'previous' | 'pause' | 'play'): Locator =>
  page.getByRole('button', { name: t(`home.slides.${name}`), exact: true });

const island = (page: Page): Locator => page.locator('astro-island:has(.hero)');
const expectHydrated = (page: Page): Promise<void> => expect(island(page)).not.toHaveAttribute('ssr');

/** Removes influences on the slider: mouse elsewhere, cookie banner answered. @param wakes hydrates it by an interaction */
async function openHome(page: Page, path = '/en', wakes = true): Promise<number> {
  // Reads no storage in frames of other sites, which have separate storage or none.
  await page.addInitScript(() => self === top && localStorage.setItem('cookies', 'refused'));
  await page.goto(path);
  await page.mouse.move(2, 890);
  if (wakes) {
    await page.locator('.hero__track').dispatchEvent('pointerover');
    await expectHydrated(page);
  }
  return slides(page).count();
}

test.describe('the slider', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('loads React for an interaction or its first move, and not before', { tag: '@gate' }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script') scripts.push(answer.url());
    });
    await page.clock.install();
    await openHome(page, '/en', false);
    await page.clock.runFor(2000);
    const bytes = await Promise.all(
      scripts.map((address) => page.request.get(address).then(async (answer) => (await answer.body()).length)),
    );
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000);
    await expect(island(page)).toHaveAttribute('ssr');
    await page.clock.runFor(1000);
    await expectHydrated(page);
    await page.clock.runFor(4000);
    await expect.poll(() => shown(page)).toBe(1);
  });

  test('a press and a swipe while React loads take effect afterwards', async ({ page }) => {
    await page.route(/\.js(\?|$)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const count = await openHome(page, '/en', false);
    await control(page, 'next').click();
    expect(await shown(page)).toBe(0);
    await expect.poll(() => shown(page)).toBe(1);
    await page.reload();
    await page.mouse.move(640, 400);
    await page.mouse.down();
    await page.mouse.move(800, 400, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(2, 890);
    await expect.poll(() => shown(page)).toBe(count - 1);
  });

  test('loads nothing for people who prefer less motion until their first input', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openHome(page, '/en', false);
    await page.clock.runFor(9000);
    expect(await shown(page)).toBe(0);
    await expect(island(page)).toHaveAttribute('ssr');
    await control(page, 'next').click();
    await expect.poll(() => shown(page)).toBe(1);
  });

  test('shows a video in a frame of 578 × 324, loads it from YouTube only by a press, and stops for it', async ({ page, faults }) => {
    await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'film' }));
    const count = await openHome(page);
    const film = page.locator('.hero__film');
    const at = await slides(page).evaluateAll((all) => all.findIndex((slide) => slide.querySelector('.hero__film') !== null));
    expect(at).toBeGreaterThan(0);
    for (let step = 0; step < at; step++) await control(page, 'next').click();
    expect(await film.evaluate((frame) => [(frame as HTMLElement).offsetWidth, (frame as HTMLElement).offsetHeight])).toEqual([578, 324]);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(faults).toEqual([]);

    const asked = page.waitForRequest(/youtube/);
    await film.getByRole('button').click();
    await asked;
    await expect(film.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
    await expect(control(page, 'play')).toBeVisible();
    // Loaded on purpose; nothing else may come from another origin.
    expect(faults.filter((fault) => !fault.includes('https://www.youtube-nocookie.com/embed/'))).toEqual([]);
    faults.length = 0;
    await control(page, 'next').click();
    expect(await shown(page)).toBe((at + 1) % count);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('has a picture in every slide, optional words, two arrows and a pause button, and no thumbnails or status', async ({
    page,
    request,
  }) => {
    const count = await openHome(page);
    const { banners } = (await (await request.get('/api/public/common/home?lang=EN')).json()) as {
      banners: { image: string; topText: string | null; title: string | null; description: string | null; videoUrl: string | null }[];
    };
    expect(count).toBe(banners.length);
    for (const [index, banner] of banners.entries()) {
      const slide = slides(page).nth(index);
      const address = `/banners/${banner.image}`;
      // The first one is part of the page, byte for byte.
      const bytes = index === 0 ? await (await request.get(address)).body() : undefined;
      const src = bytes === undefined ? address : `data:image/webp;base64,${bytes.toString('base64')}`;
      await expect(slide.locator('img.hero__art')).toHaveAttribute('src', src);
      await expect(slide.locator('.hero__top')).toHaveCount(banner.topText === null ? 0 : 1);
      if (banner.title !== null) await expect(slide.getByText(banner.title, { exact: true })).toBeAttached();
      if (banner.description !== null) await expect(slide.getByText(banner.description, { exact: true })).toBeAttached();
      await expect(slide.locator('.hero__film')).toHaveCount(banner.videoUrl === null ? 0 : 1);
    }
    expect(banners.some(({ topText }) => topText === null)).toBe(true);
    await expect(page.locator('.hero__controls button')).toHaveCount(3);
    await expect(page.locator('.hero').locator('[role=status], [role=tab], [aria-live]')).toHaveCount(0);
  });
});

test('a guest is offered the sign-up, a member never, not even for a moment', async ({ page }) => {
  const button = page.locator('.hero__slide:not([inert])').getByRole('link', { name: t('signUp.signForFree') });
  await page.goto('/en');
  await expect(button).toBeVisible();
  await expect(button).toHaveAttribute('href', '/en/sign-up');

  await page.goto('/en/sign-in');
  await page.locator('[name=email]').fill('owner@kervan.example');
  await page.locator('[name=password]').fill('Kervan-demo-1');
  await page.locator('[name=password]').press('Enter');
  await page.waitForURL(/\/en$/);
  await page.addInitScript(() => {
    // The content of the first frame after the markup arrived.
    const look = (): void => {
      const link = document.querySelector('.hero .only-visitor');
      if (link === null) requestAnimationFrame(look);
      else document.documentElement.dataset['first'] = getComputedStyle(link).display;
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-first', 'none');
  await expect(button).toBeHidden();
});

test('a boosted request has the orange border, tint, glow and label; others have none of it', async ({ page }) => {
  // Browsers get shorter names of the tokens.
  const orange = /--saffron: (light-dark\([^;]+\));/.exec(readFileSync(join(root, 'src/styles/base/tokens.css'), 'utf8'))?.[1] ?? '';
  await page.goto('/en/imports');
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((entry, orange) => {
        const style = getComputedStyle(entry);
        const saffron = document.createElement('i');
        saffron.style.color = orange;
        entry.append(saffron);
        return {
          // The border is a ring that takes no space.
          isOrange: style.boxShadow.startsWith(`${getComputedStyle(saffron).color} 0px 0px 0px 1px`),
          isTinted:
            style.backgroundColor !== getComputedStyle(document.querySelector('.requests') ?? document.body).backgroundColor &&
            style.backgroundColor !== 'rgba(0, 0, 0, 0)',
          isGlowing: style.boxShadow.endsWith(' 8px 0px'),
        };
      }, orange);
  expect(await look('.request.is-boosted')).toEqual({ isOrange: true, isTinted: true, isGlowing: true });
  expect(await look('.request:not(.is-boosted)')).toEqual({ isOrange: false, isTinted: false, isGlowing: false });
  await expect(page.locator('.request.is-boosted').first()).toContainText(t('common.boosted'));
});

test('without script the first slide is shown with its text', { tag: '@gate' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.KERVAN_ORIGIN}/en`);
  await expect(slides(page).first()).toBeInViewport();
  await expect(page.locator('h1')).toBeVisible();
  await context.close();
});
