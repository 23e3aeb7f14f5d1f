/**
 * Waiting times before the next mail, stored in this browser, so that a reload does not reset them
 * (docs/requirements.md#constants-of-the-public-site-p-91).
 */
import { sha256 } from '../../../contract/wire/ids.ts';
import { caseless } from '../../../contract/text/letter-case.ts';
import { resetResendMs, secondMs, verificationResendMs } from '../../../contract/limits.ts';
import { readText, storedNames, writeText } from './stored.ts';

/** Length of each kind in ms. */
const lengths = { reset: resetResendMs, 'verification-email': verificationResendMs, 'verification-phone': verificationResendMs };

export type WaitKind = keyof typeof lengths;

const prefix = 'wait:';
const nameOf = (kind: WaitKind, who: string): string => `${prefix}${kind}:${who}`;

/** Deletes expired entries. */
function sweep(now: number): void {
  for (const name of storedNames(prefix)) if (!(Number(readText(name)) > now)) writeText(name, null);
}

/**
 * @param who an account's id, or the hash of an e-mail
 * @returns ms since the epoch, 0 without a waiting time
 */
export function waitEnd(kind: WaitKind, who: string): number {
  const end = Number(readText(nameOf(kind, who)));
  // A wrong clock must not lock the button for years.
  return end > Date.now() && end <= Date.now() + lengths[kind] ? end : 0;
}

/**
 * @param retryAfterSeconds from the API; by default the usual time
 * @returns ms since the epoch
 */
export function startWait(kind: WaitKind, who: string, retryAfterSeconds: number | null = null): number {
  const now = Date.now();
  const retryMs = (retryAfterSeconds ?? 0) * secondMs;
  const end = now + (retryMs > 0 ? Math.min(retryMs, lengths[kind]) : lengths[kind]);
  // Without storage the waiting time lasts as long as the page; the API has its own.
  sweep(now);
  writeText(nameOf(kind, who), String(end));
  return end;
}

/** Hash of an e-mail for local storage, so that it is not readable there. */
export const emailHash = async (email: string): Promise<string> => (await sha256(caseless(email.trim()))).slice(0, 24);
