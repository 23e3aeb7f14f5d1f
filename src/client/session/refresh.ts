/** One refresh at a time over all tabs (docs/behaviour.md#refresh), and the bounded wait for it (docs/behaviour.md#refresh-pending). */
import { refreshPendingMaxMs, refreshPendingPollMs } from '../../../contract/limits.ts';
import type { Credentials } from '../../../contract/session/shapes.ts';
import { refreshToken as refreshCall } from '../../../contract/session/calls.ts';
import { addressOf, answerOf, contentOf, requestOf } from '../../../contract/wire/wire-call.ts';
import { isInApp, tellHost } from '../host/host-app.ts';
import { $session, settleRefresh, settleSignedOut, updateCredentials } from './session.ts';
import { underSessionLock } from './session-lock.ts';
import { storedAppToken } from '../store/stored.ts';
import { announce } from '../tabs.ts';

let running: Promise<boolean> | null = null;

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks every 50 ms whether something has come true, up to a limit. */
async function waitUntil(isTrue: () => boolean, maxMs: number): Promise<void> {
  for (let waited = 0; !isTrue() && waited < maxMs; waited += refreshPendingPollMs) await delay(refreshPendingPollMs);
}

/** Resolves when no refresh is pending, after 10 s at the latest. */
export async function waitForRefresh(): Promise<void> {
  if (!$session.get().refreshPending) return;
  if (running === null) void refreshSession('');
  await waitUntil(() => !$session.get().refreshPending, refreshPendingMaxMs);
}

/** Whether this tab has learned something newer than the token that was refused. */
const isOvertaken = (usedToken: string): boolean => $session.get().accessToken !== usedToken;

/**
 * Gets a new access token, unless another call or tab has just done so. Whether a token is still good is the server's to say:
 * no clock of this machine is asked.
 * @param usedToken the token that was refused
 * @returns whether there is a token to try again with
 */
export function refreshSession(usedToken: string): Promise<boolean> {
  if (isOvertaken(usedToken)) return Promise.resolve($session.get().accessToken !== '');
  running ??= underSessionLock(async (hasWaited) => {
    // The tab that held the lock has told what it got; its message may come a moment after the lock.
    if (hasWaited) await waitUntil(() => isOvertaken(usedToken), messageMaxMs);
    return isOvertaken(usedToken) ? $session.get().accessToken !== '' : (await ask()) === 'fresh';
  }).finally(() => {
    running = null;
  });
  return running;
}

/** A busy machine brings messages late; asking the server as well would cost it more. */
const messageMaxMs = 20 * refreshPendingPollMs;

/** The edge ends the cookie on the same answers (worker/session/session-cookie.ts). */
const isRefusal = (status: number): boolean => status < 500 && status !== 429;

/** What an attempt says about the session: nothing when the network fails (docs/behaviour.md#refresh). */
type Outcome = 'fresh' | 'refused' | 'unknown';

/**
 * Asks the server for credentials and tells the other tabs.
 * @param token the app's or a hand-off's; without one the cookie speaks
 */
async function ask(token = storedAppToken()): Promise<Outcome> {
  try {
    const response = await fetch(addressOf(refreshCall, token === '' ? {} : { query: { refreshToken: token } }), {
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
      if (isInApp() && refreshToken !== undefined) tellHost({ type: 'refreshed', refreshToken });
      return 'fresh';
    }
    if (content !== undefined && isRefusal(response.status)) {
      settleSignedOut();
      announce({ type: 'ended' });
      return 'refused';
    }
  } catch {
    // The network, or an answer that is none.
  }
  settleRefresh();
  return 'unknown';
}

/**
 * Trades the token of a hand-off link for a session of this browser (docs/behaviour.md#hand-off), when the server says that it has none: anyone can send
 * such a link, and neither a failing network nor an emptied storage may let it change whose account pays.
 * @returns whether this browser is signed in by it now
 */
export const redeemHandOff = (token: string): Promise<boolean> =>
  underSessionLock(async () => (await ask()) === 'refused' && (await ask(token)) === 'fresh');
