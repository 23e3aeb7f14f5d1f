/** A kind of item on which the console decides, in the words of its subject: what waits, whose it is, what a decision changes. */
import type { DataOf } from '../../../contract/wire/call.ts';
import type { ErrorCode } from '../../../contract/wire/errors.ts';
import type { getItem } from '../../../contract/moderation/calls.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import type { NotificationKind } from '../../../contract/notification/calls.ts';
import type { AsRead } from '../db/guard.ts';
import type { Work } from './work.ts';

/** One decision about an item as it was looked at. */
export interface Verdict extends AsRead {
  isApproved: boolean;
  /** Of a rejection. */
  reason: string;
}

/** What is shown of an item beside what all kinds show. */
export type ShownItem = Partial<Omit<DataOf<typeof getItem>, 'item' | 'owner' | 'history'>>;

/** Kinds for whose decisions there are texts. */
type NotifiedKind<Kind = NotificationKind> = Kind extends `${infer Counts}-approved` ? Counts : never;

export interface Moderated {
  kind: ModerationKind;
  /** SQL of what is told; each queue reads a partial index of what waits. */
  id: string;
  title: string;
  subtitle: string;
  /** Two letters, lower case, or empty. */
  country: string;
  language: string;
  sentAt: string;
  from: string;
  where: string;
  /** What was sent at the same moment keeps its order from page to page. */
  order: string;
  /** SQL: what waits, as a table with its WHERE, to be counted without what is told of it. */
  waiting: string;
  /** SQL: the item ?1 whether it waits or not, as a table with its WHERE. */
  known: string;
  /** SQL: the main accounts that own it or are a party of it. */
  accounts: readonly string[];
  /** SQL: people whose main accounts are that, too. */
  people?: readonly string[];
  /** SQL: texts that everyone would read. */
  typed?: string;
  /** SQL: the user who is shown as owner of the item ?1; none where it belongs to no account. */
  owner?: string;
  /** The change, guarded by the version. */
  decide(db: D1DatabaseSession, verdict: Verdict): D1PreparedStatement[] | Promise<D1PreparedStatement[]>;
  /** What a guard has missed when the item still waits as it was looked at. */
  missed?: ErrorCode;
  /** The owner is told of the decision, by bell and mail. */
  told?: {
    kind: NotifiedKind;
    /** Where they go on. @param decided its `at` is the query that opens the form at the first field that the rejection points at, or empty */
    href(db: D1DatabaseSession, decided: { id: string; isApproved: boolean; at: string }): string | Promise<string>;
    /** The member of staff who is told as well. */
    author?(db: D1DatabaseSession, id: string): Promise<string | null>;
  };
  /** Notes in the audit log who looked at what is private of it. */
  look?(db: D1DatabaseSession, who: { id: string; userId: string }, now: number): D1PreparedStatement;
  /** @param isWhole with what is private of it */
  shown?(work: Work, id: string, isWhole: boolean): Promise<ShownItem>;
}

/** The queues of the console. */
export type Queues = Readonly<Record<ModerationKind, Moderated>>;
