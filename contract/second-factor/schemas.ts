import * as z from 'zod/mini';
import { presentPassword } from '../auth/password-fields.ts';
import { requiredLine } from '../text/text.ts';
import type { CallSchemas } from '../wire/call.ts';
import { calendarDay, email, id, nothing, time } from '../wire/wire.ts';
import { codeLengthMax, recoveryCodesMade } from './fields.ts';

const code = requiredLine(codeLengthMax);
const recoveryCodes = z.array(z.string());

export const getSecondFactor = {
  data: z.object({
    /** When the authenticator app was added; null without one. */
    dtAdded: z.nullable(time),
    recoveryCodesLeft: z.number(),
    /** From when on the account requires a second factor or a passkey of everybody; null if it does not. */
    dtRequired: z.nullable(time),
    /** A recovery without app and codes is waiting: from when on the password alone is enough. */
    dtRecovery: z.nullable(time),
  }),
  summary: 'The second factor of the caller, and whether the account requires one.',
} as const satisfies CallSchemas;
export const enrolSecondFactor = {
  data: z.object({
    /** Base32, for manual entry. */
    key: z.string(),
    /** `otpauth:` address that authenticator apps open. */
    uri: z.string(),
  }),
  errors: ['SECOND_FACTOR_SET', 'EMAIL_NOT_VERIFIED'],
  summary: 'A new key for an authenticator app; it is valid once a code of it is confirmed (ConfirmSecondFactor).',
} as const satisfies CallSchemas;
export const confirmSecondFactor = {
  body: z.strictObject({ code }),
  data: z.object({ recoveryCodes }),
  errors: ['SECOND_FACTOR_SET', 'SECOND_FACTOR_WRONG', 'THROTTLED'],
  summary: `The first code of a new key: the key is valid from now on, also in this session. Returns ${recoveryCodesMade} recovery codes, once. A mail reports it.`,
} as const satisfies CallSchemas;
export const giveSecondFactor = {
  body: z.strictObject({ code }),
  data: nothing,
  errors: ['SECOND_FACTOR_WRONG', 'THROTTLED'],
  summary:
    'A code of the app, or a recovery code: this session may make the calls of its role in the console for twelve hours, and those that need a fresh proof for ten minutes.',
} as const satisfies CallSchemas;
export const removeSecondFactor = {
  body: z.strictObject({ code }),
  data: nothing,
  errors: ['SECOND_FACTOR_WRONG', 'LAST_PROOF', 'THROTTLED'],
  summary:
    'Removes the app with its recovery codes and trusted browsers, by a code of it or a recovery code; refused as the only proof that the account requires. A mail reports it.',
} as const satisfies CallSchemas;
export const renewRecoveryCodes = {
  body: z.strictObject({ code }),
  data: z.object({ recoveryCodes }),
  errors: ['SECOND_FACTOR_WRONG', 'THROTTLED'],
  summary: `Returns ${recoveryCodesMade} new recovery codes, once, for a code of the app or one of the old ones, which are all void then.`,
} as const satisfies CallSchemas;

export const trustedBrowser = z.object({
  id: z.string(),
  /** Browser and system, as in the list of sessions. */
  device: z.string(),
  dtAdded: time,
  dtLastUsed: time,
  dtEnds: time,
  /** Whether the caller's session was started in this browser. */
  isCurrent: z.boolean(),
});
export type TrustedBrowser = z.infer<typeof trustedBrowser>;

export const getTrustedBrowsers = {
  data: z.object({ browsers: z.array(trustedBrowser) }),
  summary: 'The browsers in which the caller signs in without a code, the latest first.',
} as const satisfies CallSchemas;
export const deleteTrustedBrowser = {
  query: z.object({ id: z.union([id, z.literal('all')]) }),
  data: nothing,
  errors: ['NOT_FOUND'],
  summary: 'The next sign-in in this browser of the caller, or with id=all in all of them, needs a code again. Sessions stay.',
} as const satisfies CallSchemas;

export const getSecondFactorRule = {
  data: z.object({
    dtRequired: z.nullable(time),
    /** Names of the people of the account who have neither an authenticator app nor a passkey, the main user included. */
    without: z.array(z.string()),
  }),
  summary: 'From when on the account requires a second factor or passkey of everybody, and who has none.',
} as const satisfies CallSchemas;
export const setSecondFactorRule = {
  body: z.strictObject({
    /** First day of the requirement, from 0:00 UTC; null ends the requirement. */
    from: z.nullable(calendarDay),
  }),
  data: nothing,
  summary:
    'Requires a second factor or passkey of everybody in the account from a day on, or no longer. People without one are told by mail and notification, and are refused all other calls from then on.',
} as const satisfies CallSchemas;

export const startFactorRecovery = {
  body: z.strictObject({ email, password: presentPassword }),
  data: z.object({ dtReady: time }),
  errors: ['INVALID_CREDENTIALS', 'NOT_FOUND', 'THROTTLED'],
  summary:
    'For somebody who has lost app and recovery codes, by the password: after 72 hours the password alone signs in, once within 24 hours. Mails report it at once and each day, with a link that stops it. A waiting recovery stays as it is.',
} as const satisfies CallSchemas;
/** The token of the link in the mail. */
const token = z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(200, 'TOO_LONG'));

export const getFactorRecovery = {
  query: z.object({ token }),
  data: z.object({ dtReady: time, dtEnds: time }),
  errors: ['TOKEN_NOT_FOUND'],
  summary: 'Between which times the password alone signs in, unless the recovery of this link is stopped.',
} as const satisfies CallSchemas;
export const stopFactorRecovery = {
  body: z.strictObject({ token }),
  data: nothing,
  errors: ['TOKEN_NOT_FOUND'],
  summary: 'Stops a recovery by the link in its mails, without signing in.',
} as const satisfies CallSchemas;
