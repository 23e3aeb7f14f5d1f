import type { OperatorSettings } from '../../contract/site/operator.ts';
import type { TranslatingModel } from './text/translator.ts';

/** What the platform gives the API Worker (api/wrangler.toml). */
export interface Env extends OperatorSettings {
  DB: D1Database;
  /** What is no longer live, beside it (ADR 037); without it everything stays in the first. */
  ARCHIVE?: D1Database;
  MEDIA: R2Bucket;
  /** Cloudflare Images, which makes pictures smaller; without it originals are served. */
  IMAGES?: ImagesBinding;
  /** One object per chat; what it does is the chat's matter. */
  ROOMS: DurableObjectNamespace;
  /** One object per account, for its open windows. */
  LINES: DurableObjectNamespace;
  /** Wakes the delivery of what stands in the outbox. */
  OUTBOX_QUEUE: Queue<null>;
  MAIL: SendEmail;
  MODE: 'local' | 'demo' | 'production';
  /** Scheme and host of the site: links in mails are built from it, never from a request (docs/behaviour.md#local-mail). */
  ORIGIN: string;
  TOKEN_SECRET: string;
  /** The payment institution: its address, and our keys there; without keys no card is charged. */
  IYZICO_URI?: string;
  IYZICO_API_KEY?: string;
  IYZICO_SECRET_KEY?: string;
  /** The sandbox bank that speaks like it, and its address for browsers: local and demo mode only. */
  BANK?: Fetcher;
  BANK_ORIGIN?: string;
  BANK_API_KEY?: string;
  BANK_SECRET_KEY?: string;
  /** Workers AI, which translates; without it nothing is offered. */
  AI?: TranslatingModel;
  /** Letters that may be translated on a day, of all together. */
  TRANSLATION_LETTERS_PER_DAY?: string;
  /** The pair with which pushes to browsers are signed (RFC 8292), base64url; without it none are sent. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  /** Further hosts of push services, commas between. */
  PUSH_SERVICES?: string;
  /** Part of every price that is tax, whole percent. */
  TAX_PERCENT: string;
}
