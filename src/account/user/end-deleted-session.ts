import { deleteUser } from '../../../contract/auth/calls.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import { signOut } from '../../client/session/sign-out.ts';
import { leaveSoon } from '../shared/leave.ts';
import { saySuccess } from '../shared/say-success.ts';

/** The account is deleted: clears this browser, its other tabs and an embedding app, and opens the home page. */
export function endDeletedSession(t: TextsOf): void {
  saySuccess(t, deleteUser, 'user.settings.delete.done');
  // The server has ended the session; this deletes the cookie.
  void signOut().then(() => leaveSoon('/'));
}
