import { closeEnded } from '../chat/room/close-rooms.ts';
import { sendLiveUpdates } from '../notification/live-updates.ts';
import type { Jobs } from '../platform/subject/jobs.ts';
import type { Queues } from '../platform/subject/moderated.ts';
import type { Subject } from '../platform/subject/subject.ts';
import { deliverDue } from './delivery.ts';
import { forgetAccountStatements, forgetPeopleStatements } from './forget-account.ts';

/** The combined jobs of these subjects. */
export const jobsOf = (list: readonly Subject[]): Jobs => ({
  deliverDue: (env, clock) => deliverDue(env, clock, list),
  // Pushes to browsers that the updates have created are delivered immediately.
  async sendLiveUpdates(env, clock) {
    if (await sendLiveUpdates(env)) await deliverDue(env, clock, list);
  },
  closeEnded,
  forgetPeopleStatements: (db, userId, reason, now) => forgetPeopleStatements(db, userId, reason, now, list),
  forgetAccountStatements: (db, userId, now) => forgetAccountStatements(db, userId, now, undefined, list),
  endSignInsStatements: (db, userId, since) => list.flatMap(({ endSignIns = [] }) => endSignIns.flatMap((end) => end(db, userId, since))),
  exported: list.flatMap(({ personalData }) => personalData?.exported ?? []),
  queues: Object.fromEntries(list.flatMap(({ moderation }) => moderation ?? []).map((queue) => [queue.kind, queue])) as unknown as Queues,
});
