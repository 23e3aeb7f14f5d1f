/** Signing in with an account at Google, Microsoft or Apple by OpenID Connect (docs/behaviour.md#sign-in-with-a-provider). */
import { defineCall } from '../wire/call.ts';

const anyone = { who: 'anyone' } as const;
const member = { who: 'member' } as const;
const freshMember = { who: 'member', isFresh: true } as const;

export const getIdentityProviders = defineCall({
  method: 'GET',
  path: '/Auth/GetIdentityProviders',
  access: anyone,
  // The list only changes by a deployment.
  reads: [],
});

export const beginIdentity = defineCall({
  method: 'POST',
  path: '/Auth/BeginIdentity',
  access: anyone,
  // Each call creates a new attempt, which no cached page shows.
  changes: [],
});

export const beginConnection = defineCall({
  method: 'POST',
  path: '/Auth/BeginConnection',
  access: freshMember,
  // Each call creates a new attempt, which no cached page shows.
  changes: [],
});

export const finishIdentity = defineCall({
  method: 'POST',
  path: '/Auth/FinishIdentity',
  access: anyone,
  // It only returns a proof, which the calls below use.
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
