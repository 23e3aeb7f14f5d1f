/** Signing out: here, in the other tabs, in an embedding app and on the server. The only way out there is. */
import { secondMs } from '../../../contract/limits.ts';
import { logout } from '../../../contract/session/calls.ts';
import { addressOf, requestOf } from '../../../contract/wire/wire-call.ts';
import { tellHost } from '../host/host-app.ts';
import { $isLeaving, $session, settleSignedOut } from './session.ts';
import { underSessionLock } from './session-lock.ts';
import { forgetPersonalThings } from '../store/stored.ts';
import { announce } from '../tabs.ts';

/** A server that does not answer does not hold the person back. */
const patienceMs = 5 * secondMs;

async function endOnServer(token: string, appToken: string): Promise<void> {
  const address = addressOf(logout, appToken === '' ? {} : { query: { refreshToken: appToken } });
  const request = requestOf(logout, {}, { token, key: crypto.randomUUID(), isOwn: true });
  await fetch(address, { ...request, credentials: 'same-origin', keepalive: true }).catch(() => undefined);
}

/** What a tab forgets when its person leaves, in whichever tab they pressed the button. */
export function forgetSession(): void {
  $isLeaving.set(true);
  settleSignedOut();
  forgetPersonalThings();
}

/** Resolves when the server knows, after 5 s at the latest. The caller then shows a page for guests. */
export async function signOut(): Promise<void> {
  const { accessToken, mobileRefreshToken } = $session.get();
  forgetSession();
  announce({ type: 'signed-out' });
  tellHost({ type: 'logOut' });
  (navigator as Partial<Navigator>).clearAppBadge?.().catch(() => undefined);
  // After a refresh of another tab, whose new cookie would else outlive this.
  const ended = underSessionLock(() => endOnServer(accessToken, mobileRefreshToken));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  // Such a refresh has brought the person back meanwhile.
  forgetSession();
  announce({ type: 'signed-out' });
}

/** Home in the visitor's language; not in the history, so that "back" does not come here again. */
export function leavePage(): void {
  location.replace(`${document.documentElement.dataset['prefix'] ?? ''}/`);
}
