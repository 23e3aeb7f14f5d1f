/**
 * The bars of the app are not part of React and are the same for everyone (docs/behaviour.md#shared-pages); this updates them for the
 * present page.
 */
import { accountPage } from '../../../contract/site/account-pages.ts';
import { isTopLevel, parentPath, tabOf } from '../../client/host/app-tabs.ts';
import { $route, link } from '../shared/route.ts';

/** Updates the back link and the active tab; does nothing outside of the app's shell. @returns a function that stops it */
export function keepAppBar(): () => void {
  const back = document.querySelector<HTMLAnchorElement>('[data-back]');
  const tabs = document.querySelectorAll<HTMLAnchorElement>('[data-tab]');
  if (back === null) return () => undefined;
  return $route.subscribe((route) => {
    if (route === undefined) return;
    const path = route.path.slice((document.documentElement.dataset['prefix'] ?? '').length);
    const page = accountPage(route.route);
    const isTop = isTopLevel(path);
    back.hidden = isTop;
    back.setAttribute('href', link(parentPath(path, page)));
    for (const tab of tabs) {
      if (tab.dataset['tab'] === tabOf(page)) tab.setAttribute('aria-current', isTop ? 'page' : 'true');
      else tab.removeAttribute('aria-current');
    }
  });
}
