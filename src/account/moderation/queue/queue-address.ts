import type { CodeOf } from '../../../../contract/catalogue/filter.ts';
import { moderationKinds } from '../../../../contract/moderation/calls.ts';
import { queueFilters } from '../../../../contract/moderation/filters.ts';
import type { ModerationKind } from '../../../../contract/moderation/schemas.ts';
import { readQuery } from '../../../../contract/wire/page-query.ts';

type Search = Readonly<Record<string, string>>;

/** The parameters that an address sets. */
export const givenQuery = <Query extends Parameters<typeof readQuery>[0]>(
  query: Query,
  search: Search,
): Partial<Record<keyof Query, string>> =>
  Object.fromEntries(Object.entries(readQuery(query, new URLSearchParams(search))).filter(([, value]) => value !== '')) as never;

export type QueueFilters = { [Name in keyof typeof queueFilters]?: CodeOf<(typeof queueFilters)[Name]> };

export const kindOf = (search: Search): ModerationKind => moderationKinds.find((each) => each === search['kind']) ?? 'company';

/** The filters that an address sets. */
export const filtersOf = (search: Search): QueueFilters => givenQuery(queueFilters, search) as QueueFilters;

/** The filters as input of the call. */
export const filterQuery = ({ olderThanHours, ...filters }: QueueFilters) => ({
  ...filters,
  ...(olderThanHours !== undefined && { olderThanHours: Number(olderThanHours) }),
});

/** The address of an item in a queue; the filters stay from item to item. */
export function queueAddress(kind: ModerationKind, filters: QueueFilters, id?: string): string {
  const query = new URLSearchParams({ kind, ...filters, ...(id !== undefined && { id }) });
  return `/moderation?${query.toString()}`;
}

/** Where a moderator can go from an item. */
export interface Ways {
  /** Addresses of the items before and after this one, if any; the last item is followed by the first. */
  previous: string | undefined;
  next: string | undefined;
  /** The queue itself. */
  queue: string;
}
