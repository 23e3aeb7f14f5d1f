import type { D1Migration } from '@cloudflare/vitest-plugin';

declare global {
  namespace Cloudflare {
    /** Bindings of vitest.config.ts for tests. */
    interface Env {
      DB: D1Database;
      ARCHIVE: D1Database;
      /** An empty database, which tests of a replica fill (lagging.ts). */
      REPLICA: D1Database;
      MEDIA: R2Bucket;
      ROOMS: DurableObjectNamespace;
      LIVE_CONNECTIONS: DurableObjectNamespace;
      OUTBOX_QUEUE: Queue;
      MAIL: SendEmail;
      LOOKUPS: KVNamespace;
      MODE: 'local' | 'demo' | 'production';
      ORIGIN: string;
      TOKEN_SECRET: string;
      TEST_MIGRATIONS: D1Migration[];
      TEST_ARCHIVE_MIGRATIONS: D1Migration[];
      /** Stores the migrated databases and restores them (database-copies.ts). */
      COPIES: Fetcher;
      /** Number of chat histories; empty for the gate's number. */
      HISTORIES: string;
      HISTORIES_SEED: string;
    }
  }
}
