/**
 * Sign-out loses unsent texts, files and drafts of forms: the business area asks first (src/account/shell/SignOutPlace.tsx). Not an island,
 * because it shows nothing and only opens the page with the question.
 */
import { signOutEvent, signOutQuestion, unsentKind } from '../client/store/unsent.ts';

const { query, value } = signOutQuestion;

export const isSignOut = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-do="sign-out"]') !== null;

const isAsked = (): boolean => new URLSearchParams(location.search).get(query) === value;

/** Opened by a link, which the business area follows without loading a page and for which forms ask first. */
function toQuestion(path: string): void {
  const way = document.createElement('a');
  way.href = `${document.documentElement.dataset['prefix'] ?? ''}${path}?${query}=${value}`;
  way.hidden = true;
  document.body.append(way);
  way.click();
  way.remove();
}

function onPress(event: MouseEvent): void {
  if (!isSignOut(event) || isAsked()) return;
  const isFree = document.dispatchEvent(new Event(signOutEvent, { cancelable: true }));
  const kind = isFree ? unsentKind() : 'message';
  if (kind === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Drafts of forms are found in many places, and everyone may open the overview.
  toQuestion(kind === 'message' ? '/messages' : '/start');
}

/** In the capture phase, to run before other listeners of the press. */
export const askBeforeSignOut = (): void => window.addEventListener('click', onPress, true);
