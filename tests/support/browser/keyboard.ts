/** Moving over a page by keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test';

const stopsMax = 150;

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);

/** Presses the tab key until the element has the focus. @throws Error if it is never reached */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < stopsMax; stop += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`not reached by ${key}: ${String(target)}`);
}

/** Replaces the text of the field that has the focus. */
export async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Tabs through a dialog in both directions, and expects that the focus never leaves it. */
export async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  const stops = await dialog.locator('a[href], button:enabled, input:not([hidden])').count();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press(key);
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
}
