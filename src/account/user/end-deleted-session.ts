import { signOut } from '../../client/sign-out.ts';
import { toast } from '../../client/toasts.ts';
import { leaveSoon } from '../shared/leave.ts';

/** The account is gone: nothing of it stays in this browser, in its other tabs or in an embedding app; the way leads home. */
export function endDeletedSession(words: string): void {
  toast('good', words, 'business');
  // The server has ended the session; this takes the cookie away.
  void signOut().then(() => leaveSoon('/'));
}
