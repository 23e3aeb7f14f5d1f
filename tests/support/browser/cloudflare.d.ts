import type { D1Migration } from '@cloudflare/vitest-plugin';

declare global {
  namespace Cloudflare {
    /** What vitest.config.ts binds for tests. */
    interface Env {
      DB: D1Database;
      ARCHIVE: D1Database;
      /** Empty: a test that wants a replica fills it (lagging.ts). */
      REPLICA: D1Database;
      MEDIA: R2Bucket;
      ROOMS: DurableObjectNamespace;
      LINES: DurableObjectNamespace;
      OUTBOX_QUEUE: Queue;
      MAIL: SendEmail;
      LOOKUPS: KVNamespace;
      MODE: 'local' | 'demo' | 'production';
      ORIGIN: string;
      TOKEN_SECRET: string;
      TEST_MIGRATIONS: D1Migration[];
      TEST_ARCHIVE_MIGRATIONS: D1Migration[];
      /** Keeps the migrated databases and lays them down (database-copies.ts). */
      COPIES: Fetcher;
      /** How many histories of chats are tried; empty for the gate's number. */
      HISTORIES: string;
    }
  }
}
