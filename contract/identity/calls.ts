/** Signing in with an account at Google, Microsoft or Apple by OpenID Connect (docs/behaviour.md#sign-in-with-a-provider). */
import { defineCall } from '../wire/call.ts';

const anyone = { who: 'anyone' } as const;
const member = { who: 'member' } as const;
const freshMember = { who: 'member', isFresh: true } as const;

export const getIdentityProviders = defineCall({
  method: 'GET',
  path: '/Auth/GetIdentityProviders',
  access: anyone,
  // Only a deployment changes it.
  reads: [],
});

export const beginIdentity = defineCall({
  method: 'POST',
  path: '/Auth/BeginIdentity',
  access: anyone,
  // A new attempt each time.
  changes: [],
});

export const beginConnection = defineCall({
  method: 'POST',
  path: '/Auth/BeginConnection',
  access: freshMember,
  // A new attempt each time.
  changes: [],
});

export const finishIdentity = defineCall({
  method: 'POST',
  path: '/Auth/FinishIdentity',
  access: anyone,
  // It proves a person; the calls below use the proof.
  changes: [],
});

export const loginWithIdentity = defineCall({
  method: 'POST',
  path: '/Auth/LoginWithIdentity',
  access: anyone,
  changes: ['session', 'identity'],
});

export const registerWithIdentity = defineCall({
  method: 'POST',
  path: '/Auth/RegisterWithIdentity',
  access: anyone,
  changes: ['user', 'session', 'identity'],
});

export const getIdentities = defineCall({
  method: 'GET',
  path: '/Auth/GetIdentities',
  access: member,
  reads: ['identity'],
});

export const connectIdentity = defineCall({
  method: 'POST',
  path: '/Auth/ConnectIdentity',
  access: freshMember,
  write: true,
  changes: ['identity'],
});

export const disconnectIdentity = defineCall({
  method: 'DELETE',
  path: '/Auth/DisconnectIdentity',
  access: freshMember,
  write: true,
  changes: ['identity'],
});
