import { useStore } from '@nanostores/react';
import { type RefObject, useEffect } from 'react';
import { $route } from './route.ts';

/**
 * Scrolls to a section that the address names by its id, and focuses it, because the browser looked for it before it was rendered.
 * @param isReady whether everything above the section is shown
 */
export function useHashTarget(section: RefObject<HTMLElement | null>, isReady = true): void {
  const route = useStore($route);
  useEffect(() => {
    const target = section.current;
    if (!isReady || target === null || location.hash !== `#${target.id}`) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a link to the section may be followed again on the same page
  }, [section, isReady, route]);
}
