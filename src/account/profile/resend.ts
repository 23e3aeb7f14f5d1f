/** When the last verification was asked for, kept in this browser, so that a reload does not forget the wait (section 4). */
import { secondMs, verificationResendMs } from '../../../contract/limits.ts';

export type VerificationKind = 'email' | 'phone';

const keyOf = (kind: VerificationKind): string => `verification-${kind}-until`;

/** @returns ms since the epoch, 0 when nothing was asked for */
export function waitsUntil(kind: VerificationKind): number {
  const stored = Number(localStorage.getItem(keyOf(kind)));
  // A clock that was wrong does not lock the button for years.
  return stored > 0 && stored <= Date.now() + verificationResendMs ? stored : 0;
}

/** @param retryAfterSeconds what the API says; the usual wait without it */
export function startWait(kind: VerificationKind, retryAfterSeconds: number | null): number {
  const wait =
    retryAfterSeconds !== null && retryAfterSeconds > 0
      ? Math.min(retryAfterSeconds * secondMs, verificationResendMs)
      : verificationResendMs;
  const until = Date.now() + wait;
  localStorage.setItem(keyOf(kind), String(until));
  return until;
}
