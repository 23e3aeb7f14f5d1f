/**
 * Runs work when the page is loaded and idle. Safari has no idle callback, and Chromium may not call one before the next frame, which a page
 * without input or motion does not draw. No island: it shows nothing.
 */
export function whenIdle(work: () => void): void {
  const wait = (): unknown => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 1000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
