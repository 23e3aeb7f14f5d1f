/**
 * When a moderator last decided something, as far as this isolate knows: what was kept before is asked for again, so that
 * an approval shows at once where it was made. Elsewhere the usual 60 s hold (D-34).
 */
let changedAt = Number.NEGATIVE_INFINITY;

export function markChanged(now: number): void {
  changedAt = now;
}
/** @param at when a copy was made, ms */
export const isOvertaken = (at: number): boolean => at <= changedAt;
