/** The router of the business area: the present page, and navigation without a page load. */
// Has to be imported first: it listens for the browser's back button before the router does.
import { showsAddress } from '../../client/session/leaving.ts';
import { createRouter } from '@nanostores/router';
import { type AccountPageName, accountPages } from '../../../contract/site/account-pages.ts';
import type { AccountPage } from '../../../contract/site/page.ts';

/** `/ar` if the visitor's address has a language prefix, which links keep (docs/behaviour.md#language-choice). */
const prefix = typeof document === 'undefined' ? '' : (document.documentElement.dataset['prefix'] ?? '');

const prefixed = Object.fromEntries(Object.entries(accountPages).map(([name, { path }]) => [name, prefix + path])) as Record<
  AccountPageName,
  string
>;

/** {@link followLinks} handles clicks: the router's own listener would swallow links to public pages. */
export const $route = createRouter(prefixed, { links: false });

const shownAddress = (): string => {
  const route = $route.get();
  const query = new URLSearchParams(route?.search).toString();
  return (route?.path ?? location.pathname) + (query === '' ? '' : `?${query}`);
};
showsAddress(shownAddress);

/**
 * For work that ends with another page: a person who has left this page meanwhile stays where they are.
 * @returns a function that returns whether the person is still here; whoever left and came back is not
 */
export function stayHere(): () => boolean {
  const address = shownAddress();
  let isHere = true;
  const stop = $route.listen(() => {
    if (shownAddress() === address) return;
    isHere = false;
    stop();
  });
  return () => isHere;
}

/** A path of this site with the visitor's language prefix. */
export const link = (path: string): string => prefix + path;

/** The page at this address, with prefix; undefined if it is not in the business area. */
export const routeOf = (path: string): AccountPageName | undefined =>
  $route.routes.find(([, shape]) => shape.test(path.replace(/\/$/, '')))?.[0] as AccountPageName | undefined;

/** The frame sources that the page at this address allows; undefined if it is not in the business area. */
function framesAt(path: string): string | undefined {
  const name = routeOf(path);
  return name === undefined ? undefined : ((accountPages[name] as AccountPage).frames ?? 'none');
}
/** The document has the content security policy of its first page. */
const framesHere = typeof location === 'undefined' ? 'none' : (framesAt(location.pathname) ?? 'none');

/**
 * Whether this document can show the page: it has to be in the business area and to need no frames that the policy of this document
 * forbids.
 */
export const isAccountPath = (path: string): boolean => framesAt(path) === framesHere;

/** Opens a page of the business area; any other page is loaded, and so is one with another policy. */
export function open(path: string, { replace = false }: { replace?: boolean } = {}): void {
  const target = link(path);
  if (isAccountPath(new URL(target, location.href).pathname)) $route.open(target, replace);
  else if (replace) location.replace(target);
  else location.assign(target);
}

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.altKey && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;

/** Follows links within the business area without loading a page. @returns a function that stops it */
export function followLinks(): () => void {
  const follow = (event: MouseEvent): void => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (
      anchor === null ||
      !isPlainPress(event) ||
      anchor.target !== '' ||
      anchor.origin !== location.origin ||
      anchor.hasAttribute('download')
    )
      return;
    if (anchor.getAttribute('href')?.startsWith('#') === true || !isAccountPath(anchor.pathname)) return;
    event.preventDefault();
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')) menu.open = false;
    $route.open(anchor.pathname + anchor.search + anchor.hash);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
