import { closeEnded } from '../chat/room/close-rooms.ts';
import { tellBells } from '../notification/tell-bells.ts';
import type { Jobs } from '../platform/subject/jobs.ts';
import type { Queues } from '../platform/subject/moderated.ts';
import type { Subject } from '../platform/subject/subject.ts';
import { deliverDue } from './delivery.ts';
import { forgetAccountStatements, forgetPeopleStatements } from './forget-account.ts';

/** What these subjects do together. */
export const jobsOf = (list: readonly Subject[]): Jobs => ({
  deliverDue: (env, clock) => deliverDue(env, clock, list),
  // What the bell tells, browsers are told at once, too.
  async tellBells(env, clock) {
    if (await tellBells(env)) await deliverDue(env, clock, list);
  },
  closeEnded,
  forgetPeopleStatements: (db, userId, reason, now) => forgetPeopleStatements(db, userId, reason, now, list),
  forgetAccountStatements: (db, userId, now) => forgetAccountStatements(db, userId, now, undefined, list),
  exported: list.flatMap(({ personalData }) => personalData?.exported ?? []),
  queues: Object.fromEntries(list.flatMap(({ moderation }) => moderation ?? []).map((queue) => [queue.kind, queue])) as unknown as Queues,
});
