/**
 * Sign-out loses unsent texts and files: the page that shows them asks first (src/account/chat/SignOutQuestion.tsx). Not an island, because
 * it shows nothing and only opens the page with the question.
 */
import { hasUnsent, signOutEvent, signOutQuestion } from '../client/store/unsent.ts';

const { path, query, value } = signOutQuestion;

export const isSignOut = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-do="sign-out"]') !== null;

const isAsked = (): boolean => new URLSearchParams(location.search).get(query) === value;

/** Opened by a link, which the business area follows without loading a page and for which forms ask first. */
function toQuestion(): void {
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
  if (isFree && !hasUnsent()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  toQuestion();
}

/** In the capture phase, to run before other listeners of the press. */
export const askBeforeSignOut = (): void => window.addEventListener('click', onPress, true);
