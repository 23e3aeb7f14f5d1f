/** The parts of the header that say who is signed in: the same bytes for everyone (docs/behaviour.md#shared-pages), filled here on every kind of page. */
import type { UserInfo } from '../../../contract/session/shapes.ts';
import { storedMay } from '../store/stored.ts';

/** More are "99+". */
const countMax = 99;

const all = (name: string): NodeListOf<HTMLElement> => document.querySelectorAll(`[data-${name}]`);

function say(name: string, text: string): void {
  for (const part of all(name)) part.textContent = text;
}

/** A badge that counts, hidden at none. */
function count(name: string, number: number, numbers: Intl.NumberFormat): void {
  say(name, number > countMax ? `${numbers.format(countMax)}+` : numbers.format(number));
  for (const part of all(name)) part.hidden = number === 0;
}

/** Shows the page to this person, or to a guest; numbers are in the page's own digits. */
export function showMember(user: UserInfo | null, unread: number, news: number): void {
  const root = document.documentElement;
  const numbers = new Intl.NumberFormat(root.dataset['locale']);
  root.dataset['session'] = user === null ? 'visitor' : 'member';
  say('user-name', user?.fullName ?? '');
  say('user-credit', user === null || !storedMay('viewUserTransactions') ? '' : numbers.format(user.inCredit));
  for (const part of all('chat')) part.hidden = user !== null && !storedMay('getAccesibleChatCards');
  for (const part of all('moderator')) part.hidden = user?.isModerator !== true;
  count('unread', unread, numbers);
  count('news', news, numbers);
}
