import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { freshProofMs, minuteMs, nameLengthMin } from '../limits.ts';
import { email, id, idOrUnset, language, nothing, phone } from '../wire/wire.ts';
import { signedResponse } from '../passkey/schemas.ts';
import { nameLine } from '../text/text.ts';
import { personLengths } from '../user/fields.ts';
import { newPassword, presentPassword } from './password-fields.ts';

export const token = z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(200, 'TOO_LONG'));

/** The name of a person: one rule for accounts, staff and invitations. */
export const personName = nameLine(nameLengthMin, personLengths.name);

export const register = {
  query: z.object({ Ref: z.optional(z.string().check(z.maxLength(personLengths.referral, 'TOO_LONG'))) }),
  body: z.strictObject({
    fullname: personName,
    email,
    password: newPassword,
    phone: z.nullable(phone),
    countryId: idOrUnset,
    language,
    mailMessageApproval: z.boolean(),
  }),
  data: nothing,
  errors: ['THROTTLED', 'COUNTRY_NOT_SERVED'],
  summary:
    'Sign up. Where only some countries may, `countryId` is required. The answer is the same whether or not the e-mail is known; it does not sign in.',
} as const satisfies CallSchemas;

export const resendActivation = {
  query: z.object({ eMail: email }),
  data: nothing,
  errors: ['THROTTLED'],
  summary:
    'Mails another activation link after sign-up; the same answer for an unknown or confirmed e-mail and within 120 s (docs/behaviour.md#account-enumeration).',
} as const satisfies CallSchemas;

export const forgotPassword = {
  query: z.object({ eMail: email }),
  data: nothing,
  errors: ['THROTTLED'],
  summary: 'Mails a reset link; the same answer for an unknown e-mail and within 180 s.',
} as const satisfies CallSchemas;

export const resetPassword = {
  query: z.object({ newPw: z.optional(newPassword), guid: z.optional(token) }),
  body: z.optional(z.strictObject({ guid: token, newPwd: newPassword })),
  data: nothing,
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED', 'CONFLICTING_VALUES', 'THROTTLED'],
  summary: 'Sets a new password with a reset token, by body or by query; ends every session.',
} as const satisfies CallSchemas;

export const checkVerifyCode = {
  query: z.object({ guid: token }),
  data: nothing,
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED'],
  summary: 'Checks whether a reset or activation token is valid, without consuming it.',
} as const satisfies CallSchemas;

export const verifyEmail = {
  query: z.object({ guid: token }),
  /** The person, and the confirmed address with which they sign in next. Both may be returned, since only its mailbox has the token. */
  data: z.object({ userId: z.optional(z.string()), email: z.optional(z.string()) }),
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED', 'STAFF_LINK_EXPIRED', 'ALREADY_VERIFIED', 'STAFF_EMAIL_USED'],
  summary: "Consumes the token of an activation link, or of the link that confirms a colleague's new address.",
} as const satisfies CallSchemas;

export const sendVerificationEmail = {
  data: z.object({ retryAfterSeconds: z.number() }),
  errors: ['ALREADY_VERIFIED'],
  summary: 'Mails a new activation link; within 120 s it returns success and the remaining seconds, and sends nothing.',
} as const satisfies CallSchemas;

export const sendVerificationPhoneNumber = {
  data: z.object({ retryAfterSeconds: z.number() }),
  errors: ['PHONE_AWAITING_APPROVAL', 'PHONE_MISSING', 'ALREADY_VERIFIED'],
  summary: 'Asks the moderators to verify the phone number.',
} as const satisfies CallSchemas;

export const editPassword = {
  body: z.strictObject({
    oldPW: presentPassword,
    newPW: newPassword,
  }),
  data: nothing,
  errors: ['OLD_PASSWORD_WRONG', 'PASSWORD_UNSET', 'THROTTLED'],
  summary: 'Changes the password and ends the other sessions.',
} as const satisfies CallSchemas;

export const deleteUser = {
  query: z.object({ UserId: id }),
  data: nothing,
  errors: ['NOT_FOUND', 'LAST_MODERATOR'],
  summary: 'Deletes the own account, named by its id, with its staff and sessions; data that others need is anonymised.',
} as const satisfies CallSchemas;

export const updateFcmToken = {
  query: z.object({ fcmToken: z.string().check(z.maxLength(400, 'TOO_LONG')) }),
  data: nothing,
  summary: 'Stores the push token of the app.',
} as const satisfies CallSchemas;

export const updateLanguage = {
  query: z.object({ language }),
  data: nothing,
  summary: 'Stores the language of the account, in which mails are written.',
} as const satisfies CallSchemas;

export const prove = {
  body: z
    .strictObject({ password: z.optional(presentPassword), response: z.optional(signedResponse) })
    .check(z.refine((given) => Object.keys(given).length === 1, { path: ['password'], error: 'REQUIRED' })),
  data: nothing,
  errors: ['PROOF_WRONG', 'PASSWORD_UNSET', 'PASSKEY_UNKNOWN', 'THROTTLED'],
  summary: `Proves again who the caller is, by password or passkey: calls that need a fresh proof are possible for ${freshProofMs / minuteMs} minutes.`,
} as const satisfies CallSchemas;
