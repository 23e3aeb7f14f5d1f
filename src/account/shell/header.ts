/** The header is the site's own and the same bytes for everyone (docs/behaviour.md#shared-pages): here it learns who is signed in. */
import { showMember } from '../../client/session/member-header.ts';
import { $news, $session, $unread } from '../../client/session/session.ts';
import { $route } from '../shared/route.ts';

/** Keeps name, balance, unread badge and the way back of the language picker right. @returns a function that stops it */
export function keepHeader(): () => void {
  const show = (): void => {
    const { user } = $session.get();
    // Before the refresh settles a guarded page does not know better than the boot script.
    if (user !== null || !$session.get().refreshPending) showMember(user, $unread.get(), $news.get());
  };
  const stops = [
    $session.subscribe(show),
    $unread.subscribe(show),
    $news.subscribe(show),
    $route.subscribe((route) => {
      // The address bar follows a moment later.
      if (route === undefined) return;
      const prefix = document.documentElement.dataset['prefix'] ?? '';
      const query = new URLSearchParams(route.search).toString();
      const back = route.path.slice(prefix.length) + (query === '' ? '' : `?${query}`);
      for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href^="/language?"]')) {
        const address = new URL(anchor.href);
        address.searchParams.set('back', back);
        anchor.setAttribute('href', address.pathname + address.search);
      }
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
