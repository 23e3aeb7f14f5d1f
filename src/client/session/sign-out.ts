/** Sign-out: here, in other tabs, in an embedding app and on the server. */
import { secondMs } from '../../../contract/limits.ts';
import { sendToHost } from '../host/host-app.ts';
import { endSession } from './end-session.ts';
import { $isLeaving, $session, settleSignedOut } from './session.ts';
import { underSessionLock } from './session-lock.ts';
import { forgetPersonalThings } from '../store/forget-personal-things.ts';
import { signOutDueKey, writeText } from '../store/stored.ts';
import { announce } from '../tabs.ts';

/** Time limit, so that a slow server does not delay the sign-out. */
const patienceMs = 5 * secondMs;

/** Clears a tab's data when its person signs out in any tab. */
export function forgetSession(): void {
  $isLeaving.set(true);
  settleSignedOut();
  forgetPersonalThings();
}

/** Resolves when the server answered, after 5 s at the latest. The caller then shows a page for guests. */
export async function signOut(): Promise<void> {
  const { accessToken, mobileRefreshToken } = $session.get();
  forgetSession();
  writeText(signOutDueKey, mobileRefreshToken);
  announce({ type: 'signed-out', at: Date.now() });
  sendToHost({ type: 'logOut' });
  (navigator as Partial<Navigator>).clearAppBadge?.().catch(() => undefined);
  // Waits for a refresh of another tab, whose new cookie would otherwise remain.
  const ended = underSessionLock(() => endSession(accessToken)).catch(() => undefined);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  // Such a refresh has restored the session meanwhile.
  forgetSession();
  announce({ type: 'signed-out', at: Date.now() });
}

/** The home page in the visitor's language; replaces the history entry, so that "back" does not return here. */
export function leavePage(): void {
  location.replace(`${document.documentElement.dataset['prefix'] ?? ''}/`);
}
