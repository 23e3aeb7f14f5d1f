/** Called once by the account app and by islands that need the session: refreshes on load and listens to the other tabs. */
import { isInApp } from './host/host-app.ts';
import { goOn } from './session/leaving.ts';
import { refreshSession } from './session/refresh.ts';
import { $isLeaving, $session, adoptStoredUser, settleSignedOut, updateCredentials } from './session/session.ts';
import { forgetSession, leavePage } from './session/sign-out.ts';
import { storedUser, userKey } from './store/stored.ts';
import { onTabMessage, type TabMessage } from './tabs.ts';

let started = false;
/** Whose data the page shows, also after their session has ended. */
let person = '';

/**
 * The initial refresh; a refusal signs out, a network failure keeps what is known.
 * @param isGuarded a page that needs a session asks the server even when nothing is stored here, and is left on sign-out
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
  // "Back" may show the page as it was left, while frozen it heard nothing.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && person !== '' && storedUser()?.userID !== person) showNobody();
  });
  if ($session.get().user === null && !isGuarded && !isInApp()) settleSignedOut();
  else void refreshSession($session.get().accessToken);
}

/** Nothing of the person before is shown to, or sent by, another one, who is not asked whether it may go either. */
function showNobody(): void {
  $isLeaving.set(true);
  goOn(() => location.reload());
}

function follow(message: TabMessage, isGuarded: boolean): void {
  if (message.type === 'signed-out') {
    forgetSession();
    // Where the button was pressed the person was asked.
    if (isGuarded) goOn(leavePage);
  } else if (message.type === 'ended') settleSignedOut();
  else if ($isLeaving.get()) return;
  else if (person !== '' && message.credentials.userInfo.userID !== person) showNobody();
  else updateCredentials(message.credentials);
}
