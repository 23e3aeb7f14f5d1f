import { secondMs } from '../../contract/limits.ts';

/** Time to read the reason of a redirect. */
const readingMs = 2 * secondMs;

/**
 * Opens another page after a time to read the reason.
 * @param onLeave called before the page is left
 * @returns cancels it
 */
export function leadAway(href: string, onLeave: () => void): () => void {
  const timer = setTimeout(() => {
    onLeave();
    location.assign(href);
  }, readingMs);
  return () => clearTimeout(timer);
}
