import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Scope {
  /** A selector: only what is inside. */
  within?: string;
  /** Only these rules. */
  rules?: string[];
  without?: string[];
}

/** What axe finds serious or critical on the page as it stands, a line for each rule with the markup it speaks of. */
export async function seriousFaults(page: Page, { within, rules, without }: Scope = {}): Promise<string[]> {
  // No page holds frames of other hosts before a click, so the quicker way of one script in one page sees everything.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  if (rules) axe.withRules(rules);
  if (without) axe.disableRules(without);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
