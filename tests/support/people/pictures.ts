/** Screenshots of a walk in both modes, on demand: `PICTURES=/some/folder npm test -- exporter-visit`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Screen } from './traders.ts';

const folder = process.env.PICTURES;
let count = 0;

/** In the app the screenshot has the size of the screen, because a larger window would scroll the app's frame away. */
const isInApp = (screen: Screen): boolean => 'page' in screen;
const pageOf = (screen: Screen): Page => ('page' in screen ? screen.page() : screen);

/** Takes the whole page of a browser in light and dark if pictures are asked for. */
export async function pictured(screen: Screen, name: string): Promise<void> {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const page = pageOf(screen);
  const language = await screen.locator('html').getAttribute('lang');
  count += 1;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const file = `${language}-${page.viewportSize()?.width}-${String(count).padStart(2, '0')}-${name}-${colorScheme}.png`;
    // Colours change gradually with the mode.
    await page.screenshot({ path: join(folder, file), fullPage: !isInApp(screen), animations: 'disabled' });
  }
  await page.emulateMedia({ colorScheme: null });
}
