/** The header is the site's own and the same bytes for everyone (D-31): here it learns who is signed in. */
import { $news, $session, $unread } from '../../client/session.ts';
import { localeOf, type Language } from '../../i18n/languages.ts';
import { $place } from '../shared/place.ts';

/** More are "99+". */
const countMax = 99;

const all = <E extends HTMLElement>(selector: string): NodeListOf<E> => document.querySelectorAll<E>(selector);

function say(selector: string, text: string): void {
  for (const place of all(selector)) place.textContent = text;
}

/** Keeps name, balance, unread badge and the way back of the language picker right. @returns a function that stops it */
export function keepHeader(language: Language): () => void {
  const numbers = new Intl.NumberFormat(localeOf[language]);
  const showCount = (selector: string, count: number): void => {
    say(selector, count > countMax ? `${numbers.format(countMax)}+` : numbers.format(count));
    for (const place of all(selector)) place.hidden = count === 0;
  };
  const stops = [
    $session.subscribe(({ user }) => {
      if (user === null) return;
      document.documentElement.dataset['session'] = 'member';
      say('[data-user-name]', user.fullName);
      say('[data-user-credit]', numbers.format(user.inCredit));
      for (const place of all('[data-moderator]')) place.hidden = !user.isModerator;
    }),
    $unread.subscribe((count) => showCount('[data-unread]', count)),
    $news.subscribe((count) => showCount('[data-news]', count)),
    $place.subscribe((place) => {
      // The address bar follows a moment later.
      if (place === undefined) return;
      const prefix = document.documentElement.dataset['prefix'] ?? '';
      const query = new URLSearchParams(place.search).toString();
      const back = place.path.slice(prefix.length) + (query === '' ? '' : `?${query}`);
      for (const anchor of all<HTMLAnchorElement>('a[href^="/language?"]')) {
        const address = new URL(anchor.href);
        address.searchParams.set('back', back);
        anchor.setAttribute('href', address.pathname + address.search);
      }
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
