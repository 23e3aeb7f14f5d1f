/** Ends the session of this browser on the server, with its cookie, which script cannot delete. */
import { refreshPendingMaxMs } from '../../../contract/limits.ts';
import { logout, tokenAddress } from '../../../contract/session/calls.ts';
import { requestOf } from '../../../contract/wire/wire-call.ts';
import { readText, signOutDueKey, writeText } from '../store/stored.ts';

/** Sends the sign-out that is due. @throws if the server was not reached; the next refresh tries again */
export async function endSession(token = ''): Promise<void> {
  const { ok } = await fetch(tokenAddress(logout, readText(signOutDueKey) ?? ''), {
    ...requestOf(logout, {}, { token, key: crypto.randomUUID(), isOwn: true }),
    credentials: 'same-origin',
    keepalive: true,
    signal: AbortSignal.timeout(refreshPendingMaxMs),
  });
  if (!ok) throw new Error('the session was not ended');
  writeText(signOutDueKey, null);
}
