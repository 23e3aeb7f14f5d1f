/** The header is the same for everyone (docs/behaviour.md#shared-pages); this adds the signed-in person. */
import { showMember } from '../../client/session/member-header.ts';
import { $news, $session, $unread } from '../../client/session/session.ts';
import { $route } from '../shared/route.ts';

/** Updates name, balance, unread badge and the return address of the language picker. @returns a function that stops it */
export function keepHeader(): () => void {
  const show = (): void => {
    const { user } = $session.get();
    // Without a known user the header keeps what the boot script has shown, until the refresh has finished.
    if (user !== null || !$session.get().refreshPending) showMember(user, $unread.get(), $news.get());
  };
  const stops = [
    $session.subscribe(show),
    $unread.subscribe(show),
    $news.subscribe(show),
    $route.subscribe((route) => {
      // The address bar is updated a moment later.
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
