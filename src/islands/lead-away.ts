import { secondMs } from '../../contract/limits.ts';

/** Long enough to read why one is led away. */
const readingMs = 2 * secondMs;

/**
 * Opens another page once the reason has been read.
 * @param onLeave before the page is left
 * @returns stays after all
 */
export function leadAway(href: string, onLeave: () => void): () => void {
  const timer = setTimeout(() => {
    onLeave();
    location.assign(href);
  }, readingMs);
  return () => clearTimeout(timer);
}
