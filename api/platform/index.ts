/** The platform as a subject: stored answers, the outbox, files, rate limits, the audit log and moves to the archive. */
import { exported } from './db/act-store.ts';
import { forgetAnswersStatement, sweepIdempotencyStatement } from './http/idempotency.ts';
import { deadChatMediaStatement, sweepMedia } from './media-store.ts';
import { sweepOutboxStatement } from './db/outbox-store.ts';
import type { Subject } from './subject/subject.ts';
import { sweepThrottleStatement } from './security/throttle-store.ts';

export const platform: Subject = {
  name: 'platform',
  tables: {
    archive_move: { stays: 'deleted with its move' },
    audit_log: {
      stays: 'append-only evidence of what was done',
      notForgotten: 'names nobody: ids of rows without a name',
    },
    idempotency: { notExported: 'stored answers, deleted within an hour' },
    media: {
      stays: 'the job `media` deletes files that no row refers to, and uploads that no call has used within a day',
      notExported: 'exported as addresses in the rows that refer to it',
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
