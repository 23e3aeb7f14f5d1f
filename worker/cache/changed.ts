/**
 * When this isolate last passed on a change of what pages and lookups show, by its tag (contract/wire/tags.ts): what was cached before is asked for
 * again, so that a change shows at once where it was made. Elsewhere the usual 60 s hold (docs/behaviour.md#page-cache).
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
