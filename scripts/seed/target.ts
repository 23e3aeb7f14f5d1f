import type { startServer } from '../serve.ts';
import type { Demo } from './demo.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

/** Where the demo is stored. */
export interface SeedTarget {
  database: Server['database'];
  media: Server['media'];
  /** Stores the messages of chats in their rooms. */
  storeMessages(demo: Demo, now: number): Promise<void>;
}
