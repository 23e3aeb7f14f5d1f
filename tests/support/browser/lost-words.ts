import type { Page } from '@playwright/test';

/** Text that is clipped or outside of the screen, and clickable parts there. Excerpts below a linked title may be short. @param without a selector */
export const lostWords = (page: Page, without = '.visually-hidden'): Promise<string[]> =>
  page.evaluate((ignored) => {
    const lost = document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isSeen = width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
      if (!isSeen || element.matches(`[class*="clamp-"], .visually-hidden, .visually-hidden *, ${ignored}`)) continue;
      const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
      const { overflowX, overflowY } = getComputedStyle(element);
      const described = `${element.tagName}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`;
      if (hasWords && /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) lost.push(`cut off: ${described}`);
      if (hasWords && /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 3)
        lost.push(`cut below: ${described}`);
      const matters = hasWords || element.matches('button, input, select, textarea, a');
      let canScroll = false;
      for (let above = element.parentElement; above !== null && above !== document.body; above = above.parentElement)
        canScroll ||= /auto|scroll/.test(getComputedStyle(above).overflowX);
      if (matters && !canScroll && (left < -1 || right > innerWidth + 1)) lost.push(`outside (${left} to ${right}): ${described}`);
    }
    return [...new Set(lost)];
  }, without);

/** Buttons whose words are wider or higher than the button. Space for a tick or a dot is part of the button. */
export const overfullButtons = (page: Page, selector = 'button, .button'): Promise<string[]> =>
  page.evaluate((buttons) => {
    const overfull: string[] = [];
    for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
      const box = button.getBoundingClientRect();
      if (box.width <= 2 || !button.checkVisibility({ visibilityProperty: true })) continue;
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (node.textContent?.trim() === '' || !parent?.checkVisibility() || parent.closest('.visually-hidden') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        if (width > 0 && (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1))
          overfull.push(`“${button.textContent?.trim().slice(0, 40)}”`);
      }
    }
    return [...new Set(overfull)];
  }, selector);

/** What should be on one line, such as a number, and is on two. @param within a selector */
export const brokenWords = (page: Page, words: readonly string[], within = 'body'): Promise<string[]> =>
  page.evaluate(
    ([sought, selector]) => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        for (const word of sought)
          for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + word.length);
            const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top, bottom }) => (top + bottom) / 2);
            if (lines.length > 0 && Math.max(...lines) - Math.min(...lines) > 8)
              broken.push(`${word}, in “${text.slice(Math.max(0, at - 30), at + word.length + 10)}”`);
          }
      }
      return [...new Set(broken)];
    },
    [words, within] as const,
  );
