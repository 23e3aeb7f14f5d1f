/** Issue 4: every route in four languages, light and dark, on a phone and a desktop. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsoleMessage, Page } from '@playwright/test';
import { seriousFaults } from '../../support/accessibility.ts';
import { expect, test } from '../../support/page.ts';
import { publicPages } from '../../support/public-pages.ts';

const languages = ['en', 'tr', 'ru', 'ar'] as const;
const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
/** What axe judges by colours. Its other rules judge what stands on the page, which is the same in both modes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const subjects = readdirSync(join(import.meta.dirname, '../../../locales/en')).map((file) => file.replace('.json', ''));
/** Texts that were not found are shown as their keys: `request.title.1`, `404page`. */
const textKey = new RegExp(`(?<![\\w@/.:-])(?:(?:${subjects.join('|')})(?:\\.[a-zA-Z\\d]+)+(?![\\w@-])|404page)`);
const english =
  /\b(?:the|and|of|with|your|you|see|sign|search|next|previous|show|close|open|all|from|page|pages|company|companies|requests?|products?|home|more|views?|member|send|write|required)\b/i;

/** What the interface says on its own: not what people wrote, codes and the names of languages. */
const interfaceTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const written = 'script, style, noscript, [dir=auto], bdi, address, .ltr, code, [lang]:not(html), dialog[aria-label]';
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue?.trim() ?? '';
      if (text !== '' && walker.currentNode.parentElement?.closest(written) === null) texts.push(text);
    }
    for (const name of ['aria-label', 'placeholder', 'title'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (element.closest(written) === null) texts.push(element.getAttribute(name) ?? '');
    return texts;
  });

/** Where a link from a mail is looked at. */
const tokenCall = /^\/api\/Auth\/(?:CheckVerifyCode|VerifyEmail)$/;

const widthOverflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [name, address] of publicPages)
  test(`${name}: four languages, both modes, both widths`, async ({ page, request }) => {
    const path = typeof address === 'string' ? address : await address(request);
    const faults: string[] = [];
    let opened = '';
    // The browser itself names the status of a page or token that is meant not to exist.
    const isMeantMissing = (message: ConsoleMessage): boolean => {
      const { pathname } = new URL(message.location().url);
      return /status of 404/.test(message.text()) && (pathname === opened || (path.includes('token=unknown') && tokenCall.test(pathname)));
    };
    page.on('console', (message) => {
      if (message.type() === 'error' && !isMeantMissing(message)) faults.push(message.text());
    });
    page.on('requestfailed', (failed) => {
      // A page that is left lets go of what it was still loading.
      if (failed.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${failed.url()}`);
    });
    page.on('response', (answer) => {
      const isMissing = answer.request().resourceType() === 'document' || tokenCall.test(new URL(answer.url()).pathname);
      if (answer.status() >= 400 && !(answer.status() === 404 && isMissing)) faults.push(`${answer.status()}: ${answer.url()}`);
    });

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const language of languages) {
      opened = `/${language}${path === '/' ? '' : path}`;
      await page.goto(opened);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('h1')).toHaveCount(1);

      const texts = await interfaceTexts(page);
      expect(texts.filter((text) => textKey.test(text))).toEqual([]);
      if (language !== 'en') expect(texts.filter((text) => english.test(text))).toEqual([]);

      for (const size of widths) {
        await page.setViewportSize(size);
        expect(await widthOverflow(page), `${opened} scrolls sideways at ${size.width}`).toBe(0);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const found = await seriousFaults(page, colorScheme === 'dark' ? { rules: colourRules } : {});
          expect(found, `${opened}, ${colorScheme}, ${size.width}`).toEqual([]);
        }
      }
    }
    expect(faults).toEqual([]);
  });
