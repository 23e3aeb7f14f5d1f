/** The four tabs of the app's tab bar, and which of them a page belongs to (docs/requirements.md#shell-of-the-native-app-p-27). */
import type { AppTab, SitePage } from '../../../contract/site/page.ts';

export const appTabs: readonly { tab: AppTab; path: string }[] = [
  { tab: 'home', path: '/' },
  { tab: 'search', path: '/search' },
  { tab: 'messages', path: '/messages' },
  { tab: 'profile', path: '/profile-tab' },
];

const pathOnly = (path: string): string => path.replace(/\?.*$/, '');

/** The page of a tab has no back link. Search results have one, because they are mostly opened by a link. */
export const isTopLevel = (path: string): boolean =>
  appTabs.some((tab) => tab.path === pathOnly(path)) && !/^\/search\?(?:.*&)?(?:value|category)=/.test(path);

/** An unknown address belongs to the home tab. */
export const tabOf = (page: Pick<SitePage, 'tab'> | undefined): AppTab => page?.tab ?? 'home';

/**
 * Target of the back link if the app has no earlier page.
 * @param path without language prefix, with or without query
 */
export function parentPath(path: string, page: Pick<SitePage, 'tab' | 'above'> | undefined): string {
  const above = page?.above ?? pathOnly(path).replace(/\/[^/]*$/, '');
  return above !== '' ? above : (appTabs.find(({ tab }) => tab === tabOf(page))?.path ?? '/');
}
