import { claimStates, moderationKinds } from '../../../contract/moderation/calls.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';

type Search = Readonly<Record<string, string>>;

/** Names of the address's parameters that narrow a queue. */
export const filterNames = ['language', 'country', 'olderThanHours', 'claimed'] as const;
export type QueueFilters = Partial<Record<(typeof filterNames)[number], string>>;

export const kindOf = (search: Search): ModerationKind => moderationKinds.find((each) => each === search['kind']) ?? 'company';

/** The filters of an address, without what no filter has. */
export const filtersOf = (search: Search): QueueFilters =>
  Object.fromEntries(filterNames.flatMap((name) => (search[name] === undefined || search[name] === '' ? [] : [[name, search[name]]])));

/** The same as the call takes them. */
export const filterQuery = ({ language, country, olderThanHours, claimed }: QueueFilters) => ({
  ...(language !== undefined && { language }),
  ...(country !== undefined && { country }),
  ...(olderThanHours !== undefined && { olderThanHours: Number(olderThanHours) }),
  ...(claimed !== undefined && { claimed: claimStates.find((each) => each === claimed) }),
});

/** A place in a queue: its filters stay from item to item. */
export function queueAddress(kind: ModerationKind, filters: QueueFilters, id?: string): string {
  const query = new URLSearchParams({ kind, ...filters, ...(id !== undefined && { id }) });
  return `/moderation?${query.toString()}`;
}

/** Where a moderator goes on from an item. */
export interface Ways {
  /** Addresses of the items before and after this one, where there are any; after the last one the queue begins anew. */
  previous: string | undefined;
  next: string | undefined;
  /** The queue itself. */
  queue: string;
}
