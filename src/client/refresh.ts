/** One refresh at a time over all tabs (D-21), and the bounded wait for it (D-22). */
import { pathOf } from '../../contract/call.ts';
import { refreshPendingMaxMs } from '../../contract/limits.ts';
import type { Credentials } from '../../contract/session/shapes.ts';
import { refreshToken as refreshCall } from '../../contract/session/calls.ts';
import type { Envelope } from '../../contract/wire.ts';
import { $session, settleRefresh, settleSignedOut, updateCredentials } from './session.ts';
import { announce } from './tabs.ts';

let running: Promise<boolean> | null = null;

/** Resolves when no refresh is pending, after 10 s at the latest. */
export function waitForRefresh(): Promise<void> {
  if (!$session.get().refreshPending) return Promise.resolve();
  if (running === null) void refreshSession('');
  return new Promise((resolve) => {
    const timer = setTimeout(end, refreshPendingMaxMs);
    const stop = $session.listen(({ refreshPending }) => {
      if (!refreshPending) end();
    });
    function end(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/**
 * Gets a new access token, unless another call or tab has just done so.
 * @param usedToken the token that was refused
 * @returns whether there is a token to try again with
 */
export function refreshSession(usedToken: string): Promise<boolean> {
  if ($session.get().accessToken !== usedToken) return Promise.resolve($session.get().accessToken !== '');
  running ??= underLock(() => ask(usedToken)).finally(() => {
    running = null;
  });
  return running;
}

/** Web Locks hold over all tabs of the origin; browsers without them refresh per tab, which the grace of D-21 covers. */
const underLock = (work: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('kervan-refresh', work) : work();

async function ask(usedToken: string): Promise<boolean> {
  // Another tab may have shared its new token while this one waited for the lock.
  if ($session.get().accessToken !== usedToken) return $session.get().accessToken !== '';
  const { mobileRefreshToken } = $session.get();
  const query = mobileRefreshToken === '' ? '' : `?refreshToken=${encodeURIComponent(mobileRefreshToken)}`;
  try {
    const response = await fetch(pathOf(refreshCall) + query, {
      headers: { 'x-kervan': '1' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(refreshPendingMaxMs),
    });
    const envelope = (await response.json()) as Envelope<Credentials>;
    if (response.ok && envelope.success && envelope.data !== undefined) {
      updateCredentials(envelope.data);
      announce({ type: 'credentials', credentials: envelope.data });
      return true;
    }
    if (response.status === 401 || response.status === 403) settleSignedOut();
    else settleRefresh();
  } catch {
    settleRefresh();
  }
  return false;
}
