import type { ClientDirective } from 'astro';
import { hydrateOnEvents } from './hydrate-on-events.ts';

/**
 * `client:autoplay`, for animations: like `client:interaction`, and in addition after the given number of ms, if the browser is idle
 * and the island is visible. Not for people who prefer less motion or data.
 */
const autoplay: ClientDirective = (load, { value }, element) => {
  // Also replays the end of a touch, so that the slider does not wait for a finger that was lifted during hydration.
  const start = hydrateOnEvents(load, element, ['pointerup']);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const look = (): void => {
    // The island's own element has no box.
    if ((element.firstElementChild?.getBoundingClientRect().bottom ?? 0) > 0) start();
  };
  // Safari has no idle callback; Chromium may not call one on a page that draws no frame.
  setTimeout(() => ('requestIdleCallback' in self ? requestIdleCallback(look, { timeout: 1000 }) : look()), Number(value));
};

export default autoplay;
