/**
 * Every refusal has one stable code. The status follows D-3; the English message is fixed and contains the fragment
 * that the error catalogues match on (D-4). What a person reads is the translation of the code (errors.json of each locale).
 */
export const errors = {
  BAD_INPUT: { status: 400, message: 'Some fields are missing or not valid.' },
  CONFLICTING_VALUES: { status: 400, message: 'The same value was sent twice with different contents.' },
  INVALID_CREDENTIALS: { status: 400, message: 'Invalid credentials' },
  OLD_PASSWORD_WRONG: { status: 400, message: "The password couldn't be changed: the old one is not right." },
  TOKEN_EXPIRED: { status: 400, message: 'The token has expired.' },
  CATEGORY_INVALID: { status: 400, message: 'This category does not exist.' },
  CONFIRMATION_WRONG: { status: 400, message: 'The typed confirmation does not match.' },
  UNAUTHENTICATED: { status: 401, message: 'You must be logged in to be able to do this' },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this.' },
  NO_ACCESS: { status: 403, message: 'You do not have access to perform this operation: not access.' },
  FOREIGN_ORIGIN: { status: 403, message: 'This call is accepted from our own pages only.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Please verify your email first.' },
  NO_PLAN: { status: 403, message: 'You do not have any plan.' },
  PLAN_EXPIRED: { status: 403, message: 'Your plan has expired: you do not have any plan.' },
  COMPANY_NEEDS_PLAN: { status: 403, message: 'You must have a plan to add a company.' },
  COMPANY_LIMIT_REACHED: { status: 403, message: 'Please upgrade your plan to add another company.' },
  COMPANY_NOT_APPROVED: { status: 403, message: 'The company not approved yet.' },
  LIMIT_REACHED: { status: 403, message: 'In this plan you want add more than allowed.' },
  NOT_ENOUGH_CREDIT: { status: 403, message: 'There is not enough credit.' },
  NOT_COMPLETE: { status: 403, message: 'Please fill in the required fields first.' },
  NOT_SENDABLE: { status: 409, message: 'It can not be sent for approval in its present state.' },
  BOOST_ACTIVE: { status: 409, message: 'The company is boosted already.' },
  OWN_COMPANY: { status: 403, message: 'A company of your own account can not be contacted.' },
  LAST_COMPANY_IN_USE: { status: 409, message: 'This can not be deleted while it is in use.' },
  NOT_FOUND: { status: 404, message: 'It was not found.' },
  TOKEN_NOT_FOUND: { status: 404, message: 'The token was not found.' },
  COMPANY_EMAIL_USED: { status: 409, message: 'Company allready exists with this email.' },
  COMPANY_NAME_USED: { status: 409, message: 'Another company already has this name in its address.' },
  STAFF_EMAIL_USED: { status: 409, message: 'This email used by another account.' },
  CHAT_EXISTS: { status: 409, message: 'This chat was already created.' },
  PHONE_AWAITING_APPROVAL: { status: 409, message: 'Your phone is awaiting to approval.' },
  PHONE_MISSING: { status: 400, message: 'Please enter a phone number first.' },
  ALREADY_VERIFIED: { status: 409, message: 'This is verified already.' },
  STALE_VERSION: { status: 409, message: 'It was changed by someone else meanwhile.' },
  ALREADY_DECIDED: { status: 409, message: 'It has been decided already.' },
  KEY_REUSED: { status: 409, message: 'The same Idempotency-Key came with a different body.' },
  IN_PROGRESS: { status: 409, message: 'The same call is still running.' },
  TOO_LARGE: { status: 413, message: 'It is larger than allowed.' },
  UNSUPPORTED_MEDIA: { status: 415, message: 'File format is not supported' },
  THROTTLED: { status: 429, message: 'Too many tries. Please wait a little.' },
  UNEXPECTED: { status: 500, message: 'An unexpected error has occurred' },
  NOT_BUILT: { status: 501, message: 'This call is defined, but not built yet.' },
  UPSTREAM_UNREACHABLE: { status: 502, message: 'The marketplace can not be reached at the moment.' },
  UPSTREAM_SLOW: { status: 504, message: 'The marketplace did not answer in time.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** What may be wrong with one field (`errors` of the envelope). */
export const fieldErrors = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_MANY',
  'INVALID',
  'INVALID_ID',
  'INVALID_EMAIL',
  'INVALID_NUMBER',
  'INVALID_BOOLEAN',
  'INVALID_LANGUAGE',
  'INVALID_PHONE',
  'INVALID_KEYWORD',
  'INVALID_VIDEO',
  'DUPLICATE',
  'UNKNOWN_FIELD',
] as const;
export type FieldError = (typeof fieldErrors)[number];
