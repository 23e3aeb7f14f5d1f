import { logout } from '../../../contract/session/calls.ts';
import { call } from '../../client/call.ts';
import { tellHost } from '../../client/host-app.ts';
import { clearSession } from '../../client/session.ts';
import { announce } from '../../client/tabs.ts';
import { toast } from '../../client/toasts.ts';
import { leaveSoon } from '../shared/leave.ts';
import { queryClient } from '../shared/query.ts';

/** The account is gone: nothing of it stays in this browser, in its other tabs or in an embedding app; the way leads home. */
export function endDeletedSession(words: string): void {
  toast('good', words, 'business');
  clearSession();
  queryClient.clear();
  announce({ type: 'signed-out' });
  tellHost({ type: 'logOut' });
  // The server has ended the session; this takes the cookie away.
  void call(logout).finally(() => leaveSoon('/'));
}
