/** Prefetches a page of the business area when someone is about to open it: the pointer rests on its link, or the link has the focus. */
import type { AccountPageName } from '../../../contract/site/account-pages.ts';
import { routeOf } from '../shared/route.ts';
import { pages } from './pages.ts';

/** A pointer that only passes loads nothing. */
const restMs = 60;

/** Script, texts and, for a list without a query, its data; the press itself repeats a failed attempt. */
async function preload(page: AccountPageName, isPlain: boolean): Promise<void> {
  try {
    const ahead = isPlain ? import('./read-ahead.ts') : null;
    await pages[page].load();
    (await ahead)?.readAheadFor(page);
  } catch {
    // The network failed.
  }
}

/** @returns a function that stops it */
export function preloadOnApproach(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const approach = ({ target }: Event): void => {
    clearTimeout(timer);
    const anchor = target instanceof Element ? target.closest('a') : null;
    if (anchor === null || anchor.origin !== location.origin) return;
    const page = routeOf(anchor.pathname);
    if (page !== undefined) timer = setTimeout(() => void preload(page, anchor.search === ''), restMs);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of events) document.addEventListener(name, approach, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const name of events) document.removeEventListener(name, approach);
  };
}
