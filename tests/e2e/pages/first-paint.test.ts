/** What stands between the first bytes of a page and its first paint: nothing that has to be fetched (decision 101). */
import { expect, test } from '../../support/page.ts';

for (const path of ['/en', '/ru/companies', '/ar/imports', '/en/sign-in', '/tr/profile'])
  test(`${path}: no file holds the first paint, and its policy names this page's own`, async ({ request }) => {
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
  });
