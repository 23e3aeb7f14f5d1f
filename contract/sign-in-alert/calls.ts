/** Alerts about sign-ins by a new device or from a new country, and the answer "this was not me" (docs/behaviour.md#sign-in-alerts). */
import { defineCall } from '../wire/call.ts';

export const getSignInAlert = defineCall({
  method: 'GET',
  path: '/Auth/GetSignInAlert',
  access: { who: 'anyone' },
  // The answer is not cached: a token can be used only once.
  reads: [],
});

export const denySignIn = defineCall({
  method: 'POST',
  path: '/Auth/DenySignIn',
  access: { who: 'anyone' },
  write: true,
  changes: ['session', 'passkey'],
});
