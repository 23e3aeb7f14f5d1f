/** Addresses of the content section: kind, entry and version. */
import type { DataOf } from '../../../../contract/wire/call.ts';
import type { ConsoleRole } from '../../../../contract/moderation/roles.ts';
import { holdsRole } from '../../../../contract/moderation/roles.ts';
import type { getContent } from '../../../../contract/publishing/calls.ts';
import { type ContentKind, contentKinds, contentRuleOf } from '../../../../contract/publishing/kinds.ts';

/** An entry as the call returns it. */
export type Known = DataOf<typeof getContent>;

type Search = Readonly<Record<string, string>>;

/** The kinds of entries that people with a role may publish. */
export const kindsOf = (role: ConsoleRole): ContentKind[] => contentKinds.filter((kind) => holdsRole(role, contentRuleOf(kind).role));

export const kindOf = ({ kind }: Search, role: ConsoleRole): ContentKind => kindsOf(role).find((each) => each === kind) ?? 'news';

interface Place {
  /** The id of an entry, or `new`. */
  id?: string;
  version?: number;
  /** The cursor of the list. */
  after?: string | undefined;
}

export function contentAddress(kind: ContentKind, { id, version, after }: Place = {}): string {
  const query = new URLSearchParams({ section: 'content', kind });
  if (after !== undefined) query.set('after', after);
  if (id !== undefined) query.set('id', id);
  if (version !== undefined) query.set('version', String(version));
  return `/moderation?${query.toString()}`;
}

/** Used in the address instead of an id until a new entry is saved. */
export const newEntry = 'new';

/** The address of an entry's picture on the public site. */
export const pictureAddress = (kind: ContentKind, picture: string): string => `/${kind === 'banner' ? 'banners' : 'news'}/${picture}`;
