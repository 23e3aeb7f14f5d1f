import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

interface Scope {
  /** A selector: only what is inside. */
  within?: string;
  /** Only these rules. */
  rules?: readonly string[];
  without?: readonly string[];
}

/** What axe judges by colours. Its other rules judge what stands on the page, which is the same in both modes. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** What axe says of the page as it stands, a line for each rule with the markup it speaks of. */
async function faultsIn(page: Page, { within, rules, without = [] }: Scope, impacts: readonly string[] | null): Promise<string[]> {
  // What is still fading in has no colour of its own yet; what never ends is not waited for.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  // Once per document: the script is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    // What is laid out when it comes near is judged as it stands then: until that its words reach over the place that is kept for it.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  }
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const violations = await page.evaluate(
    async ([context, settings]) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run(context ?? document, settings);
      return found.violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes.map((node) => node.html).join(' ') }));
    },
    [within, options] as const,
  );
  return violations.filter(({ impact }) => impacts === null || impacts.includes(impact ?? '')).map(({ id, html }) => `${id}: ${html}`);
}

/** What axe finds serious or critical. */
export const seriousFaults = (page: Page, scope: Scope = {}): Promise<string[]> => faultsIn(page, scope, ['serious', 'critical']);

/** How many pixels the page is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Axe finds nothing at all, and the page does not scroll sideways. */
export async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsIn(page, {}, null)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}
