import { type ErrorCode, errors } from '../../../contract/wire/errors.ts';

export interface RefusalDetails {
  /** Field → error code. */
  fields?: Record<string, string>;
  /** Seconds after which another try may succeed (429). */
  retryAfterSeconds?: number;
  /**
   * Data of the answer. EARLIER_DONE: the earlier effect; PRICE_CHANGED: the present price; CHAT_EXISTS: the chat; a refused card: its order
   * and the reason; SECOND_FACTOR_NEEDED and PASSKEY_NEEDED: whether a recovery is ready.
   */
  done?: unknown;
}

/**
 * Thrown by rules and handlers to refuse a call with a stable code; answered by docs/behaviour.md#envelope and
 * docs/behaviour.md#status-codes.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;
  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(errors[code].message);
    this.code = code;
    this.details = details;
  }
}

/** Names of CHECK constraints and triggers (api/migrations) → error codes for the caller. */
const constraints: readonly [pattern: RegExp, code: ErrorCode][] = [
  [/\bnot_enough\b/, 'NOT_ENOUGH_CREDIT'],
  [/\bbudget_reached\b/, 'BUDGET_REACHED'],
  [/\bstaff_removed\b/, 'UNAUTHENTICATED'],
  [/\blimit_reached\b/, 'LIMIT_REACHED'],
  [/staff_email_change\.user_id|staff_email_change_open/, 'STAFF_EMAIL_OPEN'],
  [/\bsaved_full\b/, 'SAVED_FULL'],
  [/\bpasskeys_full\b/, 'PASSKEYS_FULL'],
  [/passkey\.credential_id/, 'PASSKEY_USED'],
  [/identity\.issuer, identity\.subject/, 'IDENTITY_USED'],
  [/identity\.user_id, identity\.provider/, 'IDENTITY_CONNECTED'],
  [/\bcertificates_full\b/, 'CERTIFICATES_FULL'],
  [/company_cap/, 'COMPANY_LIMIT_REACHED'],
  [/company\.path\b|index 'company_path'/, 'COMPANY_NAME_USED'],
  [/company\.email\b|index 'company_email'/, 'COMPANY_EMAIL_USED'],
  [/\baccount_suspended\b/, 'ACCOUNT_SUSPENDED'],
  [/\bcompany_suspended\b/, 'COMPANY_SUSPENDED'],
  [/\baccount_gone\b/, 'UNAUTHENTICATED'],
  [/\bchat_gone\b/, 'PARTNER_GONE'],
  [/\bchat_blocked\b/, 'BLOCKED'],
  [/\bcompany_gone\b/, 'COMPANY_GONE'],
  [/\bcompany_hidden\b/, 'COMPANY_NOT_APPROVED'],
  [/\brequest_gone\b/, 'NOT_FOUND'],
  [/\bupload_gone\b/, 'UPLOAD_GONE'],
  [/\bquote_decided\b/, 'ALREADY_DECIDED'],
  [/\bquote_changed\b/, 'STALE_VERSION'],
  [/\bquote_expired\b/, 'QUOTE_EXPIRED'],
  [/\blast_moderator\b/, 'LAST_MODERATOR'],
  [/\bsecond_factor_set\b/, 'SECOND_FACTOR_SET'],
  // Another payment of the account is in progress.
  [/payment_order\.master_user_id/, 'IN_PROGRESS'],
  [/chat_once|chat\.from_company_id/, 'CHAT_EXISTS'],
];

/**
 * Translates the error of a failed batch to the refusal of its constraint; null for an error in our code. Simultaneous calls may pass a
 * check in the code, but not a constraint of the database.
 */
export function refusalOfConstraint(error: unknown): Refusal | null {
  const text = error instanceof Error ? error.message : String(error);
  const found = constraints.find(([pattern]) => pattern.test(text));
  return found ? new Refusal(found[1]) : null;
}
