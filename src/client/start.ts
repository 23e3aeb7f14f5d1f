/** Called once by the account app and by islands that need the session: refreshes on load and listens to the other tabs. */
import { refreshSession } from './refresh.ts';
import { $session, settleSignedOut, updateCredentials } from './session.ts';
import { onTabMessage } from './tabs.ts';

let started = false;

/**
 * The initial refresh; a refusal signs out, a network failure keeps what is known.
 * @param isGuarded a page that needs a session asks the server even when nothing is stored here
 */
export function startSession(isGuarded = false): void {
  if (started) return;
  started = true;
  onTabMessage((message) => {
    if (message.type === 'credentials') updateCredentials(message.credentials);
    else settleSignedOut();
  });
  if ($session.get().user === null && !isGuarded && !hasApp()) settleSignedOut();
  else void refreshSession($session.get().accessToken);
}

/** Inside the app a session may exist that this web view has not seen yet. */
const hasApp = (): boolean => 'ReactNativeWebView' in window;
