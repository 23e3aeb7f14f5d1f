/** Accounts: sign-up, activation, passwords, language, deletion (docs/requirements.md#account-calls-p-74). */
import { defineCall } from '../wire/call.ts';

export const register = defineCall({
  method: 'POST',
  path: '/Auth/Register',
  access: { who: 'anyone' },
  write: true,
  changes: ['user'],
});

export const resendActivation = defineCall({
  method: 'POST',
  path: '/Auth/ResendActivation',
  access: { who: 'anyone' },
  write: true,
  // It only sends a mail.
  changes: [],
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/Auth/ForgotPassword',
  access: { who: 'anyone' },
  write: true,
  // It only sends a mail.
  changes: [],
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/Auth/ResetPassword',
  access: { who: 'anyone' },
  write: true,
  changes: ['session'],
});

export const checkVerifyCode = defineCall({
  method: 'GET',
  path: '/Auth/CheckVerifyCode',
  access: { who: 'anyone' },
  // The answer is not cached: a token can be used only once.
  reads: [],
});

export const verifyEmail = defineCall({
  method: 'GET',
  path: '/Auth/VerifyEmail',
  access: { who: 'anyone' },
  changes: ['user'],
});

export const sendVerificationEmail = defineCall({
  method: 'GET',
  path: '/Auth/SendVerificationEmail',
  access: { who: 'member' },
  changes: ['user'],
});

export const sendVerificationPhoneNumber = defineCall({
  method: 'GET',
  path: '/Auth/SendVerificationPhoneNumber',
  access: { who: 'member', mainOnly: true },
  changes: ['user'],
});

export const editPassword = defineCall({
  method: 'POST',
  path: '/Auth/EditPassword',
  access: { who: 'member' },
  write: true,
  // Trusted browsers and a started recovery end with the old password.
  changes: ['session', 'second-factor'],
});

export const deleteUser = defineCall({
  method: 'POST',
  path: '/Auth/DeleteUser',
  access: { who: 'member', mainOnly: true, isFresh: true },
  write: true,
  changes: ['user', 'company', 'product', 'request'],
});

export const updateFcmToken = defineCall({
  method: 'POST',
  path: '/Auth/UpdateFcmToken',
  access: { who: 'member' },
  write: true,
  // No cached page shows it.
  changes: [],
});

export const updateLanguage = defineCall({
  method: 'POST',
  path: '/Auth/UpdateLanguage',
  access: { who: 'member' },
  write: true,
  changes: ['user'],
});

export const prove = defineCall({
  method: 'POST',
  path: '/Auth/Prove',
  access: { who: 'member', isBeforeRequirement: true },
  // No cached page shows it. The answer proves the person, so it is not stored for repetitions.
  changes: [],
});
