import { pathOf } from '../../contract/call.ts';
import { logout } from '../../contract/session/calls.ts';
import { tellHost } from './host-app.ts';
import { $session, settleSignedOut } from './session.ts';
import { announce } from './tabs.ts';

/** Ends the session on the server, here, in all tabs, and tells an embedding app. Local state is cleared even without network. */
export async function signOut(): Promise<void> {
  const { mobileRefreshToken } = $session.get();
  const query = mobileRefreshToken === '' ? '' : `?refreshToken=${encodeURIComponent(mobileRefreshToken)}`;
  settleSignedOut();
  announce({ type: 'signed-out' });
  tellHost({ type: 'logOut' });
  try {
    await fetch(pathOf(logout) + query, { method: 'POST', headers: { 'x-kervan': '1' }, credentials: 'same-origin', keepalive: true });
  } catch {
    // The family ends by itself when it is not used any more (D-29).
  }
}
