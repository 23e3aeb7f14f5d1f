/** The parts of the header for members: the same bytes for everyone (docs/behaviour.md#shared-pages), filled in here on every page. */
import type { UserInfo } from '../../../contract/session/shapes.ts';
import { storedMay } from '../store/stored.ts';

/** Larger numbers are "99+". */
const countMax = 99;

const all = (name: string): NodeListOf<HTMLElement> => document.querySelectorAll(`[data-${name}]`);

function say(name: string, text: string): void {
  for (const part of all(name)) part.textContent = text;
}

/** A badge with a number, hidden at zero. */
function count(name: string, number: number, numbers: Intl.NumberFormat): void {
  say(name, number > countMax ? `${numbers.format(countMax)}+` : numbers.format(number));
  for (const part of all(name)) part.hidden = number === 0;
}

/** Shows the page for this member or a guest; numbers are in the page's digits. */
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
