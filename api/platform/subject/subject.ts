/**
 * What a subject declares about itself (ADR 002). `api/<subject>/index.ts` exports one, `api/subjects.ts` lists them, and code that needs
 * all of them iterates over that list. tests/api/system/subjects.test.ts reports tables without a declaration.
 */
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import type { ArchiveMove } from '../db/archive-move.ts';
import type { Env } from '../env.ts';
import type { Exported } from './exported.ts';
import type { Route } from '../http/handler.ts';
import type { Jobs } from './jobs.ts';
import type { Moderated } from './moderated.ts';
import type { OutboxRow } from '../db/outbox-store.ts';

/** Rules for a table without statements of the subject, with the reason. */
export interface Table {
  /** Why its rows are never deleted, or which trigger, job or other code deletes them. */
  stays?: string;
  /** Why the table is not in "my data" although it contains data of an account. */
  notExported?: string;
  /** Why staff do not get its rows although a column names the person: it is exported to the main user alone. */
  notOfPerson?: string;
  /** Why its rows stay when their account or person is deleted. */
  notForgotten?: string;
}

/**
 * A job of the scheduled run, each minute. It runs separately, so that its failure affects no other one, can be repeated safely, and has a
 * limit per run, which is a constant beside the job.
 */
export interface Job {
  name: string;
  /** Jobs that have to run before this one in the same run. */
  after?: readonly string[];
  run?(work: { env: Env; db: D1DatabaseSession; now: number; jobs: Jobs }): Promise<unknown>;
  /** The statements of its batch, if the job does nothing else. */
  statements?: Sweep;
}

type Statements = D1PreparedStatement | readonly D1PreparedStatement[];
/** Deletes some rows that need not be kept longer, oldest first. */
export type Sweep = (db: D1DatabaseSession, now: number) => Statements;
/** Deletes data of a user, and usually of the staff of a main user. */
export type Forget = (db: D1DatabaseSession, userId: string, now: number, reason: 'removed' | 'deleted') => Statements;
/** Removes ways to sign in that somebody else may have added to a person since a time (ms). */
export type EndSignIns = (db: D1DatabaseSession, userId: string, since: number) => Statements;
/** Deletes some of an account's numerous rows, at most `countMax`; changes nothing if none are left. */
export type ForgetSome = (db: D1DatabaseSession, userId: string, countMax: number, now: number) => Statements;

/** Delivers a row of the outbox and marks it as done. */
export interface Delivery {
  deliver(env: Env, db: D1DatabaseSession, row: OutboxRow, now: number): Promise<void>;
  /** Attempts after which a row is given up. */
  attemptsMax: number;
  /** Whether it waits for a service of others that may be slow: its rows come after all others, in turn with those of other slow topics, several at once. */
  isSlow?: true;
}

/**
 * The values of a mail when it is sent, or null if it is no longer needed. `level` is the notification level that its reader has then: 1
 * all, 2 only important.
 */
export type MailValues = (
  db: D1DatabaseSession,
  mail: { language: ApiLanguage; values: Record<string, string>; level: number; now: number },
) => Promise<Record<string, string> | null>;

export interface Subject {
  /** Name of its folder. */
  name: string;
  routes?: readonly Route[];
  /** Tables that only this subject writes. */
  tables: Readonly<Record<string, Table>>;
  jobs?: readonly Job[];
  retention?: { minute?: readonly Sweep[]; hour?: readonly Sweep[] };
  /** Rows that are moved to the archive. */
  archived?: readonly ArchiveMove[];
  /** In the order of the list of subjects, lowest layer first: notifications about a row are deleted before the row. */
  personalData?: {
    exported?: readonly Exported[];
    /** Statements that delete data with a person, and with an account. */
    forgetPeople?: readonly Forget[];
    /** Statements that delete names of people, after all statements that need the names. */
    forgetNames?: readonly Forget[];
    /** Statements that delete data with an account, in the batch that deletes it. */
    forgetAccount?: readonly Forget[];
    /** Statements that delete numerous rows with an account: the first ones in that batch, the others by the scheduled run. */
    forgetContent?: readonly ForgetSome[];
  };
  endSignIns?: readonly EndSignIns[];
  moderation?: readonly Moderated[];
  /** Deliveries by topic of the outbox. */
  deliveries?: Readonly<Record<string, Delivery>>;
  /** Values of mails by template. */
  mailValues?: Readonly<Record<string, MailValues>>;
}
