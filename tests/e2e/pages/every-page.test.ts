/** Issue 4: every route in four languages, light and dark, on a phone and a desktop. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { ConsoleMessage, Page } from '@playwright/test';
import { pageKeys } from '../../../contract/content/page-paths.ts';
import { expect, test } from '../../support/page.ts';
import { publicPages } from '../../support/public-pages.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
/** Each language looks from another corner; together they are all four. */
const corners = [
  ['en', 'light', phone],
  ['tr', 'light', desktop],
  ['ru', 'dark', phone],
  ['ar', 'dark', desktop],
] as const;

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

const isInfoPage = (name: string): boolean => (pageKeys as readonly string[]).includes(name) && name !== 'contact-us';

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

    for (const [language, colorScheme, corner] of corners) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(corner === phone ? desktop : phone);
      opened = `/${language}${path === '/' ? '' : path}`;
      await page.goto(opened);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await widthOverflow(page), `${opened} scrolls sideways`).toBe(0);
      await page.setViewportSize(corner);
      expect(await widthOverflow(page), `${opened} scrolls sideways at ${corner.width}`).toBe(0);

      const texts = await interfaceTexts(page);
      expect(texts.filter((text) => textKey.test(text))).toEqual([]);
      if (language !== 'en') expect(texts.filter((text) => english.test(text))).toEqual([]);

      // Info pages share one layout: the first and the last corner show it.
      if (isInfoPage(name) && (language === 'tr' || language === 'ru')) continue;
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${opened} ${id}: ${nodes.map(({ html: markup }) => markup).join(' ')}`)).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
