/** A kind of item on which the console decides, as declared by its subject: pending rows, their owners, and the effect of a decision. */
import type { DataOf } from '../../../contract/wire/call.ts';
import type { ErrorCode } from '../../../contract/wire/errors.ts';
import type { CaseAct, DecisionAct, DecisionTarget, Detection } from '../../../contract/decision/fields.ts';
import type { getItem } from '../../../contract/moderation/calls.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import type { NotificationKind } from '../../../contract/notification/calls.ts';
import type { AsRead } from '../db/guard.ts';
import type { Work } from './work.ts';

/** A decision about an item in the version that was shown. */
export interface Verdict extends AsRead {
  isApproved: boolean;
  /** Only for a rejection. */
  reason: string;
  /** The measure of a rejection; only cases have a choice. */
  act: CaseAct;
  /** Keys of the pictures to remove. */
  pictures: readonly string[];
  /** The moderator. */
  decidedBy: string;
  /** Numbers of reports that the moderator marks as manifestly unfounded. */
  unfounded: readonly string[];
}
/** The parts of a decision on which the statement of reasons depends. */
export type Decided = Pick<Verdict, 'id' | 'isApproved' | 'act' | 'pictures'>;

/** Parts of an item in addition to those of all kinds. */
export type ShownItem = Partial<Omit<DataOf<typeof getItem>, 'item' | 'owner' | 'history' | 'decisions'>>;

/** Notifications about decisions; each has a mail of the same name. */
type DecisionKind = Extract<
  NotificationKind,
  | `${string}-approved`
  | `${string}-rejected`
  | `appeal-${string}`
  | 'taken-down'
  | 'pictures-removed'
  | 'reduced'
  | 'warned'
  | 'files-withdrawn'
>;

/** The restriction by a decision, for the statement of reasons. */
export interface Restriction {
  act: DecisionAct;
  kind: DecisionTarget;
  targetId: string;
  detection: Detection;
  /** Codes that the statement contains instead of the moderator's; then the moderator's note is not for the owner. */
  reasons?: readonly string[];
  /** JSON of the removed content, so that it can be restored (api/platform/db/pictures.ts). */
  taken?: string;
}

/** @template Item the data that are read once for a decision */
export interface Moderated<Item = unknown> {
  kind: ModerationKind;
  /** SQL of the shown columns; each queue reads a partial index of pending rows. */
  id: string;
  title: string;
  /** SQL: the names of an offer in all languages (api/platform/text/title.ts). */
  names?: string;
  subtitle: string;
  /** Two letters, lower case, or empty. */
  country: string;
  language: string;
  sentAt: string;
  from: string;
  where: string;
  /** SQL: orders items that were sent at the same time. */
  order: string;
  /** SQL: pending rows, as a table with its WHERE, for counts without the shown columns. */
  waiting: string;
  /** SQL: the item ?1, pending or not, as a table with its WHERE. */
  known: string;
  /** SQL: the main accounts that own the item or are a party to it. */
  accounts: readonly string[];
  /** SQL: people whose main accounts are owners or parties, too. */
  people?: readonly string[];
  /** SQL: texts that would become public. */
  typed?: string;
  /** SQL: the user shown as owner of the item ?1; omitted if it belongs to no account. */
  owner?: string;
  /** Reads the data that `decide`, `restricts`, `href` and `outcome` need. */
  read?(db: D1DatabaseSession, id: string, now: number): Promise<Item | null>;
  /** The statements of a decision, guarded by the version. */
  decide(db: D1DatabaseSession, verdict: Verdict, work: Work, item: Item | null): D1PreparedStatement[] | Promise<D1PreparedStatement[]>;
  /** A rejection ends the sign-ins of its `owner`, whose sockets are closed. */
  endsSignIn?: true;
  /** Why a guard fails although the item is still pending in the shown version. */
  missed?: ErrorCode;
  /** Notification and mail to the owner about the decision. */
  notified?: {
    /** The name of the item in their texts. */
    value: string;
    /** Nobody is notified of an approval without it. */
    approved?: DecisionKind;
    /** The same for a rejection. */
    rejected?: DecisionKind;
    /** Kinds by measure, instead of `rejected`. */
    byAct?: Readonly<Partial<Record<CaseAct, DecisionKind>>>;
    /** SQL: the user who is notified about the item ?1, if that is not its `owner`. */
    recipient?: string;
    /**
     * Target of the notification; the page of the decision by default, and for null. @param decided its `at` is the query that opens the
     * form at the first rejected field, or empty
     */
    href?(
      work: Work,
      decided: { id: string; isApproved: boolean; act: CaseAct; at: string },
      item: Item | null,
    ): string | null | Promise<string | null>;
    /** A sentence of the mail about an approval: what is public after it. */
    outcome?(work: Work, verdict: Verdict, language: ApiLanguage, item: Item | null): Promise<string>;
    /** The member of staff who is notified as well. */
    author?(db: D1DatabaseSession, id: string): Promise<string | null>;
  };
  /** What the decision restricts; null for nothing. Its owner gets a statement of reasons and may appeal. */
  restricts?(db: D1DatabaseSession, decided: Decided, item: Item | null): Restriction | null | Promise<Restriction | null>;
  /** The object whose history is shown, if it is not the item itself. */
  historyOf?(db: D1DatabaseSession, id: string): Promise<{ type: string; id: string } | null>;
  /** Records in the audit log who has viewed private parts of the item. */
  look?(db: D1DatabaseSession, who: { id: string; userId: string }, now: number): D1PreparedStatement;
  /** @param isWhole whether to include private parts @param reader the moderator's language */
  shown?(work: Work, id: string, isWhole: boolean, reader: ApiLanguage): Promise<ShownItem>;
}

/** For kinds whose rejection returns unpublished content to its owner. */
export const restrictsByRejection =
  (kind: DecisionTarget): NonNullable<Moderated['restricts']> =>
  (_, { id, isApproved }) =>
    isApproved ? null : { act: 'REJECTED', kind, targetId: id, detection: 'review' };

/** The queues of the console. */
export type Queues = Readonly<Record<ModerationKind, Moderated>>;
