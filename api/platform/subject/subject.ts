/**
 * What a subject of the business says of itself (ADR 002). `api/<subject>/index.ts` exports one, `api/subjects.ts` lists them, and what
 * needs to know all of them is a loop over that list. tests/api/system/subjects.test.ts names the table of whatever was forgotten.
 */
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import type { ArchiveMove } from '../db/archive-move.ts';
import type { Env } from '../env.ts';
import type { Exported } from './exported.ts';
import type { Route } from '../http/handler.ts';
import type { Jobs } from './jobs.ts';
import type { Moderated } from './moderated.ts';
import type { OutboxRow } from '../db/outbox-store.ts';

/** What no statement of the subject says of a table; a reason for what is left out. */
export interface Table {
  /** Why its rows end with nothing, or what ends them elsewhere: a trigger, a job, the work itself. */
  stays?: string;
  /** Why it is not in "my data" although it tells of an account. */
  notExported?: string;
  /** Why it stays when the account or person it tells of is forgotten. */
  notForgotten?: string;
}

/**
 * Work of the scheduled run, each minute. It is done alone, so that its failure holds up no other one, is safe to repeat, and does some at a time: how
 * much is a constant beside the work.
 */
export interface Job {
  name: string;
  /** Jobs whose work this one goes on with in the same run. */
  after?: readonly string[];
  run?(work: { env: Env; db: D1DatabaseSession; now: number; jobs: Jobs }): Promise<unknown>;
  /** What is done in one batch, where there is nothing else to do. */
  statements?: Sweep;
}

type Statements = D1PreparedStatement | readonly D1PreparedStatement[];
/** Deletes some of what is older than it has to be, the oldest first. */
export type Sweep = (db: D1DatabaseSession, now: number) => Statements;
/** Forgets something of a user, and as a rule of the staff of a main user. */
export type Forget = (db: D1DatabaseSession, userId: string, now: number, reason: 'removed' | 'deleted') => Statements;
/** Forgets some of what an account has much of, `countMax` rows at most; changes nothing once nothing is left. */
export type ForgetSome = (db: D1DatabaseSession, userId: string, countMax: number, now: number) => Statements;

/** Brings a row of the outbox to where it belongs and marks it as done. */
export interface Delivery {
  deliver(env: Env, db: D1DatabaseSession, row: OutboxRow, now: number): Promise<void>;
  /** Tries after which it is given up. */
  attemptsMax: number;
}

/** The values of a mail at the moment of its sending, or null when there is nothing to tell any more. */
export type MailValues = (
  db: D1DatabaseSession,
  mail: { language: ApiLanguage; values: Record<string, string> },
) => Promise<Record<string, string> | null>;

export interface Subject {
  /** Its folder. */
  name: string;
  routes?: readonly Route[];
  /** What it alone writes. */
  tables: Readonly<Record<string, Table>>;
  jobs?: readonly Job[];
  retention?: { minute?: readonly Sweep[]; hour?: readonly Sweep[] };
  /** Rows that move to the archive. */
  archived?: readonly ArchiveMove[];
  /** In the order of the list of subjects, which is from the ground up: what is told of something is forgotten before it. */
  personalData?: {
    exported?: readonly Exported[];
    /** With a person who leaves, and with an account. */
    forgetPeople?: readonly Forget[];
    /** Who they are: after all that asks for it. */
    forgetNames?: readonly Forget[];
    /** With an account, in the batch that ends it. */
    forgetAccount?: readonly Forget[];
    /** With an account, the first in that batch and the others by the scheduled run. */
    forgetContent?: readonly ForgetSome[];
  };
  moderation?: readonly Moderated[];
  /** By the topic in the outbox. */
  deliveries?: Readonly<Record<string, Delivery>>;
  /** By the template. */
  mailValues?: Readonly<Record<string, MailValues>>;
}
