/** One refresh at a time over all tabs (docs/behaviour.md#refresh), and the bounded wait for it (docs/behaviour.md#refresh-pending). */
import { refreshPendingMaxMs } from '../../../contract/limits.ts';
import type { Credentials } from '../../../contract/session/shapes.ts';
import { refreshToken as refreshCall, tokenAddress } from '../../../contract/session/calls.ts';
import { answerOf, contentOf, requestOf } from '../../../contract/wire/wire-call.ts';
import { isInApp, sendToHost } from '../host/host-app.ts';
import { endSession } from './end-session.ts';
import { $session, settleRefresh, settleSignedOut, updateCredentials } from './session.ts';
import { underSessionLock } from './session-lock.ts';
import { readText, signOutDueKey, storedAppToken } from '../store/stored.ts';
import { announce } from '../tabs.ts';

const refreshPendingPollMs = 50;

let running: Promise<boolean> | null = null;

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when a condition is true, checked every 50 ms, or after a time limit. */
async function waitUntil(isTrue: () => boolean, maxMs: number): Promise<void> {
  for (let waited = 0; !isTrue() && waited < maxMs; waited += refreshPendingPollMs) await delay(refreshPendingPollMs);
}

/** Resolves when no refresh is pending, after 10 s at the latest. */
export async function waitForRefresh(): Promise<void> {
  if (!$session.get().refreshPending) return;
  if (running === null) void refreshSession('');
  await waitUntil(() => !$session.get().refreshPending, refreshPendingMaxMs);
}

/** Whether this tab has a newer token than the refused one. */
const isOvertaken = (usedToken: string): boolean => $session.get().accessToken !== usedToken;

/**
 * Gets a new access token, unless another call or tab has just done so. Only the server decides on a token's validity, since clocks
 * differ.
 * @param usedToken the refused token
 * @returns whether there is a token for a retry
 */
export function refreshSession(usedToken: string): Promise<boolean> {
  if (isOvertaken(usedToken)) return Promise.resolve($session.get().accessToken !== '');
  running ??= underSessionLock(async (hasWaited) => {
    // Waits a moment, because the tab that held the lock may broadcast its token shortly after it releases the lock.
    if (hasWaited) await waitUntil(() => isOvertaken(usedToken), messageMaxMs);
    return isOvertaken(usedToken) ? $session.get().accessToken !== '' : (await ask()) === 'fresh';
  }).finally(() => {
    running = null;
  });
  return running;
}

/** Messages are late on a busy machine; another request would load it more. */
const messageMaxMs = 20 * refreshPendingPollMs;

/** The edge deletes the cookie on the same answers (worker/session/session-cookie.ts). */
const isRefusal = (status: number): boolean => status < 500 && status !== 429;

/** What an attempt says about the session: nothing after a network failure (docs/behaviour.md#refresh). */
type Outcome = 'fresh' | 'refused' | 'unknown';

/**
 * Requests credentials and broadcasts them to other tabs.
 * @param token the app's or a hand-off's; by default the cookie is used
 */
async function ask(token = storedAppToken()): Promise<Outcome> {
  try {
    if (readText(signOutDueKey) !== null) await endSession();
    const response = await fetch(tokenAddress(refreshCall, token), {
      ...requestOf(refreshCall, {}, { isOwn: true }),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(refreshPendingMaxMs),
    });
    const content = await contentOf(response);
    const answer = answerOf<Credentials>(refreshCall, response.status, content);
    if (answer.ok) {
      updateCredentials(answer.data);
      announce({ type: 'credentials', credentials: answer.data });
      const { refreshToken } = answer.data;
      if (isInApp() && refreshToken !== undefined) sendToHost({ type: 'refreshed', refreshToken });
      return 'fresh';
    }
    if (content !== undefined && isRefusal(response.status)) {
      settleSignedOut();
      announce({ type: 'ended' });
      return 'refused';
    }
  } catch {
    // A network failure, or an invalid answer.
  }
  settleRefresh();
  return 'unknown';
}

/**
 * Redeems a hand-off token for a session of this browser (docs/behaviour.md#hand-off) if the server says that there is none: anyone
 * can send such a link, and neither a network failure nor cleared storage may let it change the account that pays.
 * @returns whether it signed this browser in
 */
export const redeemHandOff = (token: string): Promise<boolean> =>
  underSessionLock(async () => (await ask()) === 'refused' && (await ask(token)) === 'fresh');
