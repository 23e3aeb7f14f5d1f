import type { startServer } from '../serve.ts';
import type { Demo } from './demo.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

/** Where the demo data goes. */
export interface SeedTarget {
  database: Server['database'];
  media: Server['media'];
  /** Brings the messages of chats into their rooms. */
  storeMessages(demo: Demo, now: number): Promise<void>;
}
