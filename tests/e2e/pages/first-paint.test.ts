/** Nothing has to be loaded between the first bytes of a page and its first paint (ADR 009). */
import { expect, test } from '../../support/browser/page.ts';

for (const path of ['/en', '/ru/companies', '/ar/imports', '/en/sign-in', '/tr/profile'])
  test(
    `${path}: no file delays the first paint, and the policy lists only this page’s own hashes`,
    { tag: path === '/en' ? '@gate' : [] },
    async ({ request }) => {
      const answer = await request.get(path);
      const html = await answer.text();
      const head = html.slice(0, html.indexOf('<body'));
      expect(
        [...head.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/\b(?:async|defer|type="?module)/.test(tag)),
      ).toEqual([]);
      expect(head).not.toMatch(/rel="?stylesheet/);
      const policy = answer.headers()['content-security-policy'] ?? '';
      const inline = [...html.matchAll(/<(?:script|style)(?! src|[^>]*\btype="application)[^>]*>/g)].length;
      expect(policy.match(/'sha256-/g)?.length ?? 0).toBeGreaterThan(0);
      expect(policy.match(/'sha256-/g)?.length ?? 0).toBeLessThanOrEqual(inline);
    },
  );

for (const [language, path] of [
  ['en', '/messages'],
  ['ar', '/'],
] as const)
  test(`${path} in ${language}: the app's bars are painted before any script is loaded`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.request.get(`/language?to=${language}&back=%2Frobots.txt`);
    await page.request.get('/?app=1');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.js(?:\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('.app-bar')).toBeVisible();
    await expect(page.locator('.tab-bar')).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(language === 'ar' ? 'rtl' : 'ltr');
    release();
  });
