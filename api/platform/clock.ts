/** The only source of time in the API, so that rules about time can be tested. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}
export const systemClock: Clock = { now: () => Date.now() };
/** A stored time on the wire (D-7). */
export const isoTime = (ms: number): string => new Date(ms).toISOString();
/** A stored, maybe unset time on the wire; 0 and null mean never. */
export const isoTimeOrNull = (ms: number | null): string | null => (ms === null || ms === 0 ? null : isoTime(ms));
