/** Sign-out: here, in other tabs, in an embedding app and on the server. */
import { secondMs } from '../../../contract/limits.ts';
import { logout } from '../../../contract/session/calls.ts';
import { addressOf, requestOf } from '../../../contract/wire/wire-call.ts';
import { sendToHost } from '../host/host-app.ts';
import { $isLeaving, $session, settleSignedOut } from './session.ts';
import { underSessionLock } from './session-lock.ts';
import { forgetPersonalThings } from '../store/stored.ts';
import { announce } from '../tabs.ts';

/** Time limit, so that a slow server does not delay the sign-out. */
const patienceMs = 5 * secondMs;

async function endOnServer(token: string, appToken: string): Promise<void> {
  const address = addressOf(logout, appToken === '' ? {} : { query: { refreshToken: appToken } });
  const request = requestOf(logout, {}, { token, key: crypto.randomUUID(), isOwn: true });
  await fetch(address, { ...request, credentials: 'same-origin', keepalive: true }).catch(() => undefined);
}

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
  announce({ type: 'signed-out' });
  sendToHost({ type: 'logOut' });
  (navigator as Partial<Navigator>).clearAppBadge?.().catch(() => undefined);
  // Waits for a refresh of another tab, whose new cookie would otherwise remain.
  const ended = underSessionLock(() => endOnServer(accessToken, mobileRefreshToken));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  // Such a refresh has restored the session meanwhile.
  forgetSession();
  announce({ type: 'signed-out' });
}

/** The home page in the visitor's language; replaces the history entry, so that "back" does not return here. */
export function leavePage(): void {
  location.replace(`${document.documentElement.dataset['prefix'] ?? ''}/`);
}
