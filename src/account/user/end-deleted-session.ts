import { deleteUser } from '../../../contract/auth/calls.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import { signOut } from '../../client/session/sign-out.ts';
import { leaveSoon } from '../shared/leave.ts';
import { saySuccess } from '../shared/say-success.ts';

/** The account is gone: nothing of it stays in this browser, in its other tabs or in an embedding app; the way leads home. */
export function endDeletedSession(t: TextsOf): void {
  saySuccess(t, deleteUser, 'user.settings.delete.done');
  // The server has ended the session; this takes the cookie away.
  void signOut().then(() => leaveSoon('/'));
}
