import { goOn } from '../../client/session/leaving.ts';
import { signOut } from '../../client/session/sign-out.ts';
import { open } from '../shared/route.ts';

/** The account is deleted: clears this browser, its other tabs and an embedding app, and opens the page that says so. */
export function endDeletedSession(): void {
  // The server has ended the session; this deletes the cookie.
  void signOut().then(() => goOn(() => open('/account-deleted', { replace: true })));
}
