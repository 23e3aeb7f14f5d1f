import type { startServer } from '../serve.ts';
import type { OperatorSettings } from '../../contract/site/operator.ts';
import type { Demo } from './demo.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

/** The stores into which the demo is written. */
export interface SeedTarget {
  database: Server['database'];
  media: Server['media'];
  /** Settings of the API: the issuer of receipts, and the tax. */
  settings: Partial<OperatorSettings> & { TAX_PERCENT: string };
  /** Stores the messages of chats in their rooms. */
  storeMessages(demo: Demo, now: number): Promise<void>;
}
