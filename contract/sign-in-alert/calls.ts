/** Alerts about sign-ins by a new device or from a new country, and the answer "this was not me" (docs/behaviour.md#sign-in-alerts). */
import { defineCall } from '../wire/call.ts';

export const getSignInAlert = defineCall({
  method: 'GET',
  path: '/Auth/GetSignInAlert',
  access: { who: 'anyone' },
  // A token is checked, and can be used once.
  reads: [],
});

export const denySignIn = defineCall({
  method: 'POST',
  path: '/Auth/DenySignIn',
  access: { who: 'anyone' },
  write: true,
  changes: ['session', 'passkey'],
});
