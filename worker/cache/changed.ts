/**
 * When this isolate last passed on a change of a tag (contract/wire/tags.ts). Entries that were cached earlier are stale, so that a
 * change is visible at once where it was made. Elsewhere it takes up to 60 s (docs/behaviour.md#page-cache).
 */
import type { CallDefinition } from '../../contract/wire/call.ts';

type Times = Map<string, number>;
const changedAt: Times = new Map();
/** Changes by moderators and editors: what they overtake may be what they took down. */
const decidedAt: Times = new Map();

export function markChanged(tags: readonly string[], now: number): void {
  for (const tag of tags) changedAt.set(tag, now);
}

/** After a successful call. */
export function markChangedBy({ access, changes = [] }: CallDefinition, now: number): void {
  markChanged(changes, now);
  if (access.who === 'console') for (const tag of changes) decidedAt.set(tag, now);
}

const isBefore = (times: Times, at: number, tags: readonly string[]): boolean =>
  tags.some((tag) => at <= (times.get(tag) ?? Number.NEGATIVE_INFINITY));

/**
 * @param at when a copy was made, ms
 * @param tags of what it shows
 */
export const isOvertaken = (at: number, tags: readonly string[]): boolean => isBefore(changedAt, at, tags);

/** Whether the console changed something since: the copy is no fallback either. Parameters as of {@link isOvertaken}. */
export const isDecided = (at: number, tags: readonly string[]): boolean => isBefore(decidedAt, at, tags);

/** Clears all changes. For tests. */
export function forgetChanges(): void {
  changedAt.clear();
  decidedAt.clear();
}
