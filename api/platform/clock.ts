import { dayMs } from '../../contract/limits.ts';

/** The only source of time in the API, so that rules about time can be tested. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}
export const systemClock: Clock = { now: () => Date.now() };
/** Waits for a service of others, which may never answer. @throws errors of `work`, or a TimeoutError after `ms`; the work may go on */
export async function within<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new DOMException('too long', 'TimeoutError')), ms);
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
/** Days (UTC) since 1970, for daily counters and limits. */
export const dayOf = (ms: number): number => Math.floor(ms / dayMs);
/** A stored time on the wire (docs/behaviour.md#times-and-money). */
export const isoTime = (ms: number): string => new Date(ms).toISOString();
/** A stored time on the wire that may be unset; 0 and null mean never. */
export const isoTimeOrNull = (ms: number | null): string | null => (ms === null || ms === 0 ? null : isoTime(ms));
