/** Accounts: sign-up, activation, passwords, language, deletion (public site, section 7, "Auth calls"). */
import { defineCall } from '../wire/call.ts';

export const register = defineCall({
  name: 'Register',
  method: 'POST',
  path: '/Auth/Register',
  access: { who: 'anyone' },
  write: true,
  changes: ['user'],
});

export const resendActivation = defineCall({
  name: 'ResendActivation',
  method: 'POST',
  path: '/Auth/ResendActivation',
  access: { who: 'anyone' },
  write: true,
  // Sends a mail.
  changes: [],
});

export const forgotPassword = defineCall({
  name: 'ForgotPassword',
  method: 'POST',
  path: '/Auth/ForgotPassword',
  access: { who: 'anyone' },
  write: true,
  // Sends a mail.
  changes: [],
});

export const resetPassword = defineCall({
  name: 'ResetPassword',
  method: 'POST',
  path: '/Auth/ResetPassword',
  access: { who: 'anyone' },
  write: true,
  changes: ['session'],
});

export const checkVerifyCode = defineCall({
  name: 'CheckVerifyCode',
  method: 'GET',
  path: '/Auth/CheckVerifyCode',
  access: { who: 'anyone' },
  // A token is judged, once.
  reads: [],
});

export const verifyEmail = defineCall({
  name: 'VerifyEmail',
  method: 'GET',
  path: '/Auth/VerifyEmail',
  access: { who: 'anyone' },
  changes: ['user'],
});

export const sendVerificationEmail = defineCall({
  name: 'SendVerificationEmail',
  method: 'GET',
  path: '/Auth/SendVerificationEmail',
  access: { who: 'member' },
  changes: ['user'],
});

export const sendVerificationPhoneNumber = defineCall({
  name: 'SendVerificationPhoneNumber',
  method: 'GET',
  path: '/Auth/SendVerificationPhoneNumber',
  access: { who: 'member', mainOnly: true },
  changes: ['user'],
});

export const editPassword = defineCall({
  name: 'EditPassword',
  method: 'POST',
  path: '/Auth/EditPassword',
  access: { who: 'member' },
  write: true,
  changes: ['session'],
});

export const deleteUser = defineCall({
  name: 'DeleteUser',
  method: 'POST',
  path: '/Auth/DeleteUser',
  access: { who: 'member', mainOnly: true },
  write: true,
  changes: ['user', 'company', 'product', 'request'],
});

export const updateFcmToken = defineCall({
  name: 'UpdateFcmToken',
  method: 'POST',
  path: '/Auth/UpdateFcmToken',
  access: { who: 'member' },
  write: true,
  // Shown nowhere.
  changes: [],
});

export const updateLanguage = defineCall({
  name: 'UpdateLanguage',
  method: 'POST',
  path: '/Auth/UpdateLanguage',
  access: { who: 'member' },
  write: true,
  changes: ['user'],
});
