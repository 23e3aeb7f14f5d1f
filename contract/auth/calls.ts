/** Accounts: sign-up, activation, passwords, language, deletion (public site, section 7, "Auth calls"). */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { nameLengthMin } from '../limits.ts';
import { nameLine } from '../text.ts';
import { email, id, idOrUnset, language, nothing, phone } from '../wire.ts';
import { personLengths } from './fields.ts';
import { newPassword, presentPassword } from './password-fields.ts';

export const token = z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(200, 'TOO_LONG'));

/** The name of a person, as people are called everywhere. */
export const personName = nameLine(nameLengthMin, personLengths.name);

export const register = defineCall({
  name: 'Register',
  method: 'POST',
  path: '/Auth/Register',
  access: { who: 'anyone' },
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
  errors: ['THROTTLED'],
  write: true,
  summary: 'Sign up. Answers alike whether or not the e-mail is known (D-24) and does not sign in (D-27).',
});

export const resendActivation = defineCall({
  name: 'ResendActivation',
  method: 'POST',
  path: '/Auth/ResendActivation',
  access: { who: 'anyone' },
  query: z.object({ eMail: email }),
  data: nothing,
  errors: ['THROTTLED'],
  write: true,
  summary:
    'Mails another activation link to who has just signed up; the same answer for an unknown or confirmed e-mail and within 120 s (D-24).',
});

export const forgotPassword = defineCall({
  name: 'ForgotPassword',
  method: 'POST',
  path: '/Auth/ForgotPassword',
  access: { who: 'anyone' },
  query: z.object({ eMail: email }),
  data: nothing,
  errors: ['THROTTLED'],
  write: true,
  summary: 'Mails a reset link; the same answer for an unknown e-mail and within 180 s (D-24).',
});

export const resetPassword = defineCall({
  name: 'ResetPassword',
  method: 'POST',
  path: '/Auth/ResetPassword',
  access: { who: 'anyone' },
  query: z.object({ newPw: z.optional(newPassword), guid: z.optional(token) }),
  body: z.optional(z.strictObject({ guid: token, newPwd: newPassword })),
  data: nothing,
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED', 'CONFLICTING_VALUES', 'THROTTLED'],
  write: true,
  summary: 'Sets a new password with a reset token, by body or by query (D-11); ends every session.',
});

export const checkVerifyCode = defineCall({
  name: 'CheckVerifyCode',
  method: 'GET',
  path: '/Auth/CheckVerifyCode',
  access: { who: 'anyone' },
  query: z.object({ guid: token }),
  data: nothing,
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED'],
  summary: 'Looks whether a reset or activation token is valid, without consuming it (D-12).',
});

export const verifyEmail = defineCall({
  name: 'VerifyEmail',
  method: 'GET',
  path: '/Auth/VerifyEmail',
  access: { who: 'anyone' },
  query: z.object({ guid: token }),
  data: nothing,
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED', 'STAFF_EMAIL_USED'],
  summary: "Consumes the token of an activation link (D-12), or of the link that confirms a colleague's new address (D-61).",
});

export const sendVerificationEmail = defineCall({
  name: 'SendVerificationEmail',
  method: 'GET',
  path: '/Auth/SendVerificationEmail',
  access: { who: 'member' },
  data: z.object({ retryAfterSeconds: z.number() }),
  errors: ['ALREADY_VERIFIED'],
  summary: 'Mails a new activation link; within 120 s it answers success and the seconds left, and sends nothing (D-24).',
});

export const sendVerificationPhoneNumber = defineCall({
  name: 'SendVerificationPhoneNumber',
  method: 'GET',
  path: '/Auth/SendVerificationPhoneNumber',
  access: { who: 'member', mainOnly: true },
  data: z.object({ retryAfterSeconds: z.number() }),
  errors: ['PHONE_AWAITING_APPROVAL', 'PHONE_MISSING', 'ALREADY_VERIFIED'],
  summary: 'Asks the moderators to verify the phone number.',
});

export const editPassword = defineCall({
  name: 'EditPassword',
  method: 'POST',
  path: '/Auth/EditPassword',
  access: { who: 'member' },
  body: z.strictObject({
    oldPW: presentPassword,
    newPW: newPassword,
  }),
  data: nothing,
  errors: ['OLD_PASSWORD_WRONG', 'THROTTLED'],
  write: true,
  summary: 'Changes the password and ends the other sessions (D-13, D-84).',
});

export const deleteUser = defineCall({
  name: 'DeleteUser',
  method: 'POST',
  path: '/Auth/DeleteUser',
  access: { who: 'member', mainOnly: true },
  query: z.object({ UserId: id }),
  data: nothing,
  errors: ['NOT_FOUND', 'LAST_MODERATOR'],
  write: true,
  summary: 'Deletes the own account, named by its id, with its staff and sessions; what others must keep is anonymised.',
});

export const updateFcmToken = defineCall({
  name: 'UpdateFcmToken',
  method: 'POST',
  path: '/Auth/UpdateFcmToken',
  access: { who: 'member' },
  query: z.object({ fcmToken: z.string().check(z.maxLength(400, 'TOO_LONG')) }),
  data: nothing,
  write: true,
  summary: 'Stores the push token of the app.',
});

export const updateLanguage = defineCall({
  name: 'UpdateLanguage',
  method: 'POST',
  path: '/Auth/UpdateLanguage',
  access: { who: 'member' },
  query: z.object({ language }),
  data: nothing,
  write: true,
  summary: 'Stores the language of the account: mails come in it.',
});
