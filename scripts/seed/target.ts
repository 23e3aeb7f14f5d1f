import type { startServer } from '../serve.ts';
import type { OperatorSettings } from '../../contract/site/operator.ts';
import type { Demo } from './demo.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

/** Where the demo is stored. */
export interface SeedTarget {
  database: Server['database'];
  media: Server['media'];
  /** Those of the API: who issues receipts, and with which tax. */
  settings: Partial<OperatorSettings> & { TAX_PERCENT: string };
  /** Stores the messages of chats in their rooms. */
  storeMessages(demo: Demo, now: number): Promise<void>;
}
