/** Checks of WCAG 2.2 for keyboard and touch: focus not obscured (2.4.11), size of targets (2.5.8). */
import type { Page } from '@playwright/test';

/** The element that has the focus, if it is covered completely; otherwise null. */
const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height * part);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return isSeen ? null : element.outerHTML.slice(0, 120);
  });

/** Tabs through the page. @returns elements that are hidden or outside of the view while they have the focus */
export async function obscuredStops(page: Page, stopsMax: number): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < stopsMax; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    // Waits a moment, because smooth scrolling takes time.
    if ((await coveredFocus(page)) === null) continue;
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    const covered = await coveredFocus(page);
    if (covered !== null) found.push(covered);
  }
  return found;
}

/**
 * Buttons and links of less than 24 pixels that have another target within a circle of 24 pixels around their middle. Links within a
 * sentence are exempt.
 */
export const crowdedTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const size = 24;
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });
    const isInText = (element: HTMLElement): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    /** A link whose pseudo-element covers its card is as large as the card. */
    const isWholeCard = (element: HTMLElement): boolean => getComputedStyle(element, '::after').position === 'absolute';
    return targets
      .filter((element) => {
        const own = element.getBoundingClientRect();
        if ((own.width >= size && own.height >= size) || isInText(element) || isWholeCard(element)) return false;
        const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
        return targets.some((other) => {
          if (other === element || other.contains(element) || element.contains(other)) return false;
          const box = other.getBoundingClientRect();
          const isSmall = box.width < size || box.height < size;
          const [dx, dy] = isSmall
            ? [box.left + box.width / 2 - x, box.top + box.height / 2 - y]
            : [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
          return Math.hypot(dx, dy) < (isSmall ? size : size / 2);
        });
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
