/** Ends the session of this browser on the server, with its cookie, which script cannot delete. */
import { refreshPendingMaxMs } from '../../../contract/limits.ts';
import { logout } from '../../../contract/session/calls.ts';
import { addressOf, requestOf } from '../../../contract/wire/wire-call.ts';
import { readText, signOutDueKey, writeText } from '../store/stored.ts';

/** Whether the person has signed out, but the server was not reached. The next refresh or sign-out sends it again. */
export const isSignOutDue = (): boolean => readText(signOutDueKey) !== null;
export const setSignOutDue = (isDue: boolean): void => writeText(signOutDueKey, isDue ? '1' : null);

/** @returns whether the session is over */
export async function endSession(token = '', appToken = ''): Promise<boolean> {
  const address = addressOf(logout, appToken === '' ? {} : { query: { refreshToken: appToken } });
  const request = requestOf(logout, {}, { token, key: crypto.randomUUID(), isOwn: true });
  const signal = AbortSignal.timeout(refreshPendingMaxMs);
  const answer = await fetch(address, { ...request, credentials: 'same-origin', keepalive: true, signal }).catch(() => undefined);
  if (answer?.ok) setSignOutDue(false);
  return answer?.ok === true;
}
