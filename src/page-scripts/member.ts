/**
 * Behaviour of public and account pages for members only (see site.ts): name, sign-out, language of the account. Server calls are
 * loaded when needed. No island: it is on every page and only fills in what the server cannot know.
 */
import { languageAddress, languageState, languageStep, noteAdopted, noteSent } from '../client/language.ts';
import { showMember } from '../client/session/member-header.ts';
import { signOutHere } from '../client/session/sign-out-here.ts';
import { newsKey, storedNews, storedUser, userKey } from '../client/store/stored.ts';
import { askBeforeSignOut, isSignOut } from './before-sign-out.ts';
import { changedEvent } from './member-events.ts';
import './member-menu.ts';
import { run } from './run-action.ts';
import { whenIdle } from './when-idle.ts';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import offlineAddress from './offline.ts?worker&url';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import starAddress from './favourite-buttons.ts?worker&url';

const root = document.documentElement;

function show(): void {
  const user = storedUser();
  showMember(user, user?.unreadMessageCount ?? 0, storedNews());
}

function settleLanguage(account: string): void {
  const step = languageStep(languageState(account));
  if (step === 'send') void run({ type: 'language' });
  else if (step === 'agreed') noteSent(account);
  else if (step === 'adopt') {
    noteAdopted(account);
    location.replace(languageAddress(account, location.pathname + location.search + location.hash));
  }
}

show();
document.addEventListener(changedEvent, show);
// Another tab signed out, or another person in; a page restored by back navigation has missed that.
window.addEventListener('storage', ({ key }) => {
  if (key === userKey || key === newsKey || key === null) show();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) show();
});
document.addEventListener('click', (event) => {
  // The business area has already handled it.
  if (!event.defaultPrevented && isSignOut(event)) run({ type: 'sign-out' }).catch(signOutHere);
});
askBeforeSignOut();

const user = storedUser();
if (user !== null) {
  const path = location.pathname.slice((root.dataset['prefix'] ?? '').length);
  // Pages for guests redirect a member to the target of the sign-in, if the server confirms the session.
  if (path === '/sign-in') void run({ type: 'go-on', to: new URLSearchParams(location.search).get('redirect') });
  else if (path === '/forgot-password') void run({ type: 'go-on', to: '/' });
  else settleLanguage(user.language);
  if (/^\/(companies|imports|exports|logistic|requests|search)/.test(path)) void import(/* @vite-ignore */ starAddress);
}

whenIdle(() => void import(/* @vite-ignore */ offlineAddress));
