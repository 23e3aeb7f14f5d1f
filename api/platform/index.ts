/** What every subject stands on: answers kept for repeats, the outbox, files, limits on tries, the audit log and moves to the archive. */
import { forgetAnswersStatement, sweepIdempotencyStatement } from './idempotency.ts';
import { deadChatMediaStatement, sweepMedia } from './media-store.ts';
import { sweepOutboxStatement } from './outbox-store.ts';
import type { Subject } from './subject.ts';
import { sweepThrottleStatement } from './throttle-store.ts';

export const platform: Subject = {
  name: 'platform',
  tables: {
    archive_move: {},
    audit_log: {},
    idempotency: {},
    media: {},
    minute_work: {},
    outbox: {},
    throttle: {},
  },
  jobs: [
    // Files of what has just been forgotten go in the same run.
    { name: 'media', after: ['endedAccounts', 'deletedCompanies'], run: ({ env, db, now }) => sweepMedia(env, db, now) },
  ],
  retention: { minute: [sweepThrottleStatement, sweepIdempotencyStatement, sweepOutboxStatement] },
  personalData: { forgetPeople: [forgetAnswersStatement], forgetContent: [deadChatMediaStatement] },
};
