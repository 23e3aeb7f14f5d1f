/** The four places of the app's tab bar, and which of them a page belongs to (public site, section 2, "Mobile-app shell"). */

export type AppTab = 'home' | 'search' | 'messages' | 'profile';

export const appTabs: readonly { tab: AppTab; path: string }[] = [
  { tab: 'home', path: '/' },
  { tab: 'search', path: '/search' },
  { tab: 'messages', path: '/messages' },
  { tab: 'profile', path: '/profile-tab' },
];

const pathOnly = (path: string): string => path.replace(/\?.*$/, '');

/** The page of a tab itself shows no way back; what was searched for, mostly by a link from elsewhere, does. */
export const isTopLevel = (path: string): boolean =>
  appTabs.some((place) => place.path === pathOnly(path)) && !/^\/search\?(?:.*&)?(?:value|category)=/.test(path);

const account = /^\/(?:profile|my-|add-|edit-|membership|payment|notifications|moderation|sign-|forgot-password|reset-password|activation)/;
const catalogue = /^\/(?:search|imports|exports|requests|logistic-|companies)/;

/** @param path without language prefix, with or without query */
export function tabOf(path: string): AppTab {
  const only = pathOnly(path);
  if (only.startsWith('/messages')) return 'messages';
  if (account.test(only)) return 'profile';
  return catalogue.test(only) ? 'search' : 'home';
}

/** Pages whose address does not name the page above; guests have no menu to go back to. */
const parents: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:add|edit)-request/, '/my-requests'],
  [/^\/(?:add-new-company|(?:add|edit)-product)/, '/my-companies'],
  [/^\/payment/, '/membership'],
  [/^\/(?:sign-up|forgot-password|reset-password)/, '/sign-in'],
  [/^\/(?:sign-in|activation)/, '/'],
];

/** Where "back" leads when the app opened this page first. */
export function parentPath(path: string): string {
  const only = pathOnly(path);
  if (only === '/search') return only;
  const known = parents.find(([pattern]) => pattern.test(only));
  if (known !== undefined) return known[1];
  const above = only.replace(/\/[^/]*$/, '');
  return above !== '' ? above : (appTabs.find(({ tab }) => tab === tabOf(only))?.path ?? '/');
}
