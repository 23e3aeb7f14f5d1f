/** Called once by the business area and by islands that need the session: refreshes on load and listens to other tabs. */
import { isInApp } from './host/host-app.ts';
import { goOn } from './session/leaving.ts';
import { refreshSession } from './session/refresh.ts';
import { $isLeaving, $session, adoptStoredUser, settleSignedOut, updateCredentials } from './session/session.ts';
import { forgetSession, leavePage } from './session/sign-out.ts';
import { readText, signedInAtKey, storedUser, userKey } from './store/stored.ts';
import { onTabMessage, type TabMessage } from './tabs.ts';

let started = false;
/** The person whose data the page shows, also after their session has ended. */
let person = '';

/**
 * The initial refresh. A refusal signs out, a network failure keeps the session.
 * @param isGuarded the page needs a session: it asks the server even without a stored one, and is left at sign-out
 */
export function startSession(isGuarded = false): void {
  if (started) return;
  started = true;
  $session.subscribe(({ user }) => {
    person = user?.userID ?? person;
  });
  onTabMessage((message) => follow(message, isGuarded));
  window.addEventListener('storage', ({ key }) => {
    if (key === userKey) adoptStoredUser();
  });
  // Back navigation may restore a page that was frozen and has missed messages of other tabs.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && person !== '' && storedUser()?.userID !== person) showNobody();
  });
  if ($session.get().user === null && !isGuarded && !isInApp()) settleSignedOut();
  else void refreshSession($session.get().accessToken);
}

/** Data of the previous person are neither shown to nor sent by another one, without a question. */
function showNobody(): void {
  $isLeaving.set(true);
  goOn(() => location.reload());
}

function follow(message: TabMessage, isGuarded: boolean): void {
  if (message.type === 'signed-out') {
    // A tab that was suspended gets it late, when stored data are those of a later sign-in.
    if (message.at < Number(readText(signedInAtKey))) return showNobody();
    forgetSession();
    // The question was asked in the tab of the button.
    if (isGuarded) goOn(leavePage);
  } else if (message.type === 'ended') settleSignedOut();
  else if ($isLeaving.get()) return;
  else if (person !== '' && message.credentials.userInfo.userID !== person) showNobody();
  else updateCredentials(message.credentials);
}
