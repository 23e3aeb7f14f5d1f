/**
 * When this isolate last passed on a change of a tag (contract/wire/tags.ts). Entries that were cached earlier are stale, so that a
 * change is visible at once where it was made. Elsewhere it takes up to 60 s (docs/behaviour.md#page-cache).
 */
const changedAt = new Map<string, number>();

export function markChanged(tags: readonly string[], now: number): void {
  for (const tag of tags) changedAt.set(tag, now);
}

/**
 * @param at when a copy was made, ms
 * @param tags of what it shows
 */
export const isOvertaken = (at: number, tags: readonly string[]): boolean =>
  tags.some((tag) => at <= (changedAt.get(tag) ?? Number.NEGATIVE_INFINITY));

/** Clears all changes. For tests. */
export const forgetChanges = (): void => changedAt.clear();
