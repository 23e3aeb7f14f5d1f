/** What the platform gives the API Worker (api/wrangler.toml). */
export interface Env {
  DB: D1Database;
  MEDIA: R2Bucket;
  /** One object per chat; what it does is the chat's matter. */
  ROOMS: DurableObjectNamespace;
  MAIL_QUEUE: Queue<{ outboxId: string }>;
  MAIL: SendEmail;
  MODE: 'local' | 'demo' | 'production';
  /** Scheme and host of the site: links in mails are built from it, never from a request (D-83). */
  ORIGIN: string;
  /** Where messages from the contact form go. */
  OPERATOR_MAIL: string;
  TOKEN_SECRET: string;
}
