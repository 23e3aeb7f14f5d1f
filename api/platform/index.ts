/** The platform as a subject: stored answers, the outbox, files, rate limits, the audit log and moves to the archive. */
import { exported } from './exported.ts';
import { forgetAnswersStatement, sweepIdempotencyStatement } from './http/idempotency.ts';
import { deadChatMediaStatement, sweepMedia } from './media-store.ts';
import { sweepOutboxStatement } from './db/outbox-store.ts';
import type { Subject } from './subject/subject.ts';
import { sweepThrottleStatement } from './security/throttle-store.ts';

export const platform: Subject = {
  name: 'platform',
  tables: {
    archive_move: { stays: 'gone with its move' },
    audit_log: {
      stays: 'append-only: it proves what was done',
      notForgotten: 'names nobody: ids of rows that keep no name',
    },
    idempotency: { notExported: 'answers that were given, gone within an hour' },
    media: {
      stays: 'the job `media` takes what nothing names any more, and what no call has taken within a day',
      notExported: 'exported as addresses in the rows that name it',
    },
    scheduled_run: { stays: 'one row' },
    outbox: {},
    throttle: {},
  },
  jobs: [
    // Files of data deleted in this run are deleted in the same run.
    { name: 'media', after: ['endedAccounts', 'deletedCompanies'], run: ({ env, db, now }) => sweepMedia(env, db, now) },
  ],
  retention: { minute: [sweepThrottleStatement, sweepIdempotencyStatement, sweepOutboxStatement] },
  personalData: { exported, forgetPeople: [forgetAnswersStatement], forgetContent: [deadChatMediaStatement] },
};
