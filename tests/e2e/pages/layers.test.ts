/**
 * The built pages keep the layers that tests/unit/structure/styles.test.ts finds in the stylesheets, in whatever order the bundler places
 * them.
 */
import { layers } from '../../support/structure/style-faults.ts';
import { expect, test } from '../../support/browser/page.ts';

/** A page with an early form, with cards, with the app's own stylesheet, of the business area, without an address. */
for (const path of ['/en', '/en/imports', '/en/sign-in', '/en/about-us?app=1', '/en/profile', '/en/there-is-no-such-page'])
  test(`${path}: the order of the layers is declared first, and every rule is in one of them`, async ({ page }) => {
    // The business area redirects guests to the sign-in; here its page stays, because the answer never arrives.
    await page.route('**/api/Auth/RefreshToken', () => {});
    await page.goto(path);
    const { first, outside } = await page.evaluate(() => {
      const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const order = rules[0];
      return {
        first: order instanceof CSSLayerStatementRule ? [...order.nameList] : [],
        // Astro's own rule for its islands.
        outside: rules
          .filter((rule) => rule instanceof CSSStyleRule && !rule.selectorText.startsWith('astro-'))
          .map((rule) => rule.cssText),
      };
    });
    expect(first).toEqual(layers);
    expect(outside).toEqual([]);
  });
