import type { SignUpSettings } from '../../contract/site/sign-up-countries.ts';
import type { OperatorSettings } from '../../contract/site/operator.ts';
import type { TranslatingModel } from './text/translator.ts';

/** Bindings and settings of the API Worker (api/wrangler.toml). */
export interface Env extends OperatorSettings, SignUpSettings {
  DB: D1Database;
  /** The archive's database (ADR 037); without it nothing is archived. */
  ARCHIVE?: D1Database;
  MEDIA: R2Bucket;
  /** Cloudflare Images, which resizes pictures; without it originals are served. */
  IMAGES?: ImagesBinding;
  /** One object per chat, implemented in api/chat/room/. */
  ROOMS: DurableObjectNamespace;
  /** One object per account, for its open windows. */
  LIVE_CONNECTIONS: DurableObjectNamespace;
  /** Starts the delivery of the outbox. */
  OUTBOX_QUEUE: Queue<null>;
  MAIL: SendEmail;
  MODE: 'local' | 'demo' | 'production';
  /** Scheme and host of the site: links in mails are built from it, never from a request (docs/behaviour.md#local-mail). */
  ORIGIN: string;
  /** The app for Android, whose web view may use passkeys (contract/site/android-app.ts). */
  ANDROID_APP?: string;
  TOKEN_SECRET: string;
  /** The payment institution: its address and our keys; without keys no card can be charged. */
  IYZICO_URI?: string;
  IYZICO_API_KEY?: string;
  IYZICO_SECRET_KEY?: string;
  /** The sandbox bank with the same protocol, and its address for browsers: local and demo mode only. */
  BANK?: Fetcher;
  BANK_ORIGIN?: string;
  BANK_API_KEY?: string;
  BANK_SECRET_KEY?: string;
  /** Workers AI for translations; without it none are offered. */
  AI?: TranslatingModel;
  /** Maximum of characters that are translated per day, for all users together. */
  TRANSLATION_LETTERS_PER_DAY?: string;
  /** The key pair for signing pushes to browsers (RFC 8292), base64url; without it none are sent. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  /** Further hosts of push services, separated by commas. */
  PUSH_SERVICES?: string;
  /** Providers with which people sign in (docs/operating.md#sign-in-with-a-provider); one without all of its settings is not offered. */
  OIDC_GOOGLE_CLIENT_ID?: string;
  OIDC_GOOGLE_CLIENT_SECRET?: string;
  OIDC_MICROSOFT_CLIENT_ID?: string;
  OIDC_MICROSOFT_CLIENT_SECRET?: string;
  OIDC_APPLE_CLIENT_ID?: string;
  OIDC_APPLE_TEAM_ID?: string;
  OIDC_APPLE_KEY_ID?: string;
  /** PKCS #8 (the contents of Apple's `.p8` file). */
  OIDC_APPLE_PRIVATE_KEY?: string;
  /** The provider of a developer's machine, and its address for browsers: local mode only. */
  OIDC_DEMO?: Fetcher;
  OIDC_DEMO_ORIGIN?: string;
  /** The address of a service of breached passwords by range, with a slash at the end; without it only our own list is used. */
  PASSWORD_RANGES?: string;
  /** Number series of invoices; without it, or without complete legal data, payments get receipts (contract/site/payment-documents.ts). */
  INVOICE_SERIES?: string;
  /**
   * Jurisdiction in which the objects of chats and accounts are stored, `eu`; anywhere if unset. After a change, existing objects are not
   * found.
   */
  DATA_JURISDICTION?: string;
  /** Percentage of tax in every price, a whole number. */
  TAX_PERCENT: string;
}
