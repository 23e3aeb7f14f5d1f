import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

interface Scope {
  /** A selector: only what is inside. */
  within?: string;
  /** Only these rules. */
  rules?: readonly string[];
  without?: readonly string[];
}

/** Axe's rules about colours. All others are independent of the colour mode. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Axe's faults on the present page, a line for each rule with the markup. */
async function faultsIn(page: Page, { within, rules, without = [] }: Scope, impacts: readonly string[] | null): Promise<string[]> {
  // An element that fades in has no final colour yet. Endless animations are not awaited.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  // Injected once per document: the script has half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    // Deferred content is laid out for the check; otherwise its text overlaps the reserved space.
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

/** Axe's serious and critical faults. */
export const seriousFaults = (page: Page, scope: Scope = {}): Promise<string[]> => faultsIn(page, scope, ['serious', 'critical']);

/** Pixels by which the page is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Axe finds no fault, and the page does not scroll sideways. */
export async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsIn(page, {}, null)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}
