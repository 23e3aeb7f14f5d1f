/** The four places of the app's tab bar, and which of them a page belongs to (public site, section 2, "Mobile-app shell"). */

export type AppTab = 'home' | 'search' | 'messages' | 'profile';

export const appTabs: readonly { tab: AppTab; path: string }[] = [
  { tab: 'home', path: '/' },
  { tab: 'search', path: '/search' },
  { tab: 'messages', path: '/messages' },
  { tab: 'profile', path: '/profile-tab' },
];

const pathOnly = (path: string): string => path.replace(/\?.*$/, '');

/** The page of a tab itself shows no way back. */
export const isTopLevel = (path: string): boolean => appTabs.some((place) => place.path === pathOnly(path));

const account =
  /^\/(?:profile|profile-settings|my-|add-|edit-|membership|payment|notifications|moderation|plans|sign-|forgot-password|reset-password|activation)/;
const catalogue = /^\/(?:search|imports|exports|requests|logistic-|companies)/;

/** @param path without language prefix, with or without query */
export function tabOf(path: string): AppTab {
  const only = pathOnly(path);
  if (only.startsWith('/messages')) return 'messages';
  if (account.test(only)) return 'profile';
  return catalogue.test(only) ? 'search' : 'home';
}

/** Where "back" leads when the app opened this page first. */
export function parentPath(path: string): string {
  const only = pathOnly(path);
  const above = only.replace(/\/[^/]*$/, '');
  if (above !== '' && catalogue.test(above)) return above;
  return appTabs.find(({ tab }) => tab === tabOf(only))?.path ?? '/';
}
