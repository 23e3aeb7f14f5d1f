/**
 * The times at which this isolate last passed on a change of each tag (contract/wire/tags.ts). Entries that were cached earlier are stale,
 * so that a change is visible at once to the person who made it. Elsewhere it takes up to 60 s (docs/behaviour.md#page-cache).
 */
import type { CallDefinition } from '../../contract/wire/call.ts';

type Times = Map<string, number>;
const changedAt: Times = new Map();
/** Changes by moderators and editors. An older copy may show content that they removed. */
const decidedAt: Times = new Map();

export function markChanged(tags: readonly string[], now: number): void {
  for (const tag of tags) changedAt.set(tag, now);
}

/** Records the changes of a successful call. */
export function markChangedBy({ access, changes = [] }: CallDefinition, now: number): void {
  markChanged(changes, now);
  if (access.who === 'console') for (const tag of changes) decidedAt.set(tag, now);
}

const isBefore = (times: Times, at: number, tags: readonly string[]): boolean =>
  tags.some((tag) => at <= (times.get(tag) ?? Number.NEGATIVE_INFINITY));

/** @param at when the copy was made, ms @param tags of its content */
export const isStale = (at: number, tags: readonly string[]): boolean => isBefore(changedAt, at, tags);

/**
 * Whether a moderator or editor changed something since then, so that the copy must not serve as a fallback either. Parameters as of {@link
 * isStale}.
 */
export const isChangedByConsole = (at: number, tags: readonly string[]): boolean => isBefore(decidedAt, at, tags);

/** Clears all changes. For tests. */
export function forgetChanges(): void {
  changedAt.clear();
  decidedAt.clear();
}
