/** The second factor of a person (RFC 6238): an authenticator app, recovery codes, trusted browsers (docs/behaviour.md#second-factor). */
import { defineCall } from '../wire/call.ts';

/** Also for people whose account requires a second factor that they have not set up yet. */
const access = { who: 'member', isBeforeRequirement: true } as const;
const mainUser = { who: 'member', mainOnly: true } as const;

export const getSecondFactor = defineCall({
  method: 'GET',
  path: '/Auth/GetSecondFactor',
  access,
  reads: ['second-factor', 'passkey'],
});
export const enrolSecondFactor = defineCall({
  method: 'POST',
  path: '/Auth/EnrolSecondFactor',
  access: { ...access, isFresh: true },
  // The factor has no effect until it is confirmed.
  changes: [],
});
export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/Auth/ConfirmSecondFactor',
  access,
  changes: ['second-factor', 'moderation'],
});
export const giveSecondFactor = defineCall({
  method: 'POST',
  path: '/Auth/GiveSecondFactor',
  access: { who: 'member' },
  changes: ['second-factor', 'moderation'],
});
export const removeSecondFactor = defineCall({
  method: 'POST',
  path: '/Auth/RemoveSecondFactor',
  access: { who: 'member' },
  write: true,
  changes: ['second-factor', 'moderation'],
});
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/Auth/RenewRecoveryCodes',
  access: { who: 'member' },
  changes: ['second-factor'],
});

export const getTrustedBrowsers = defineCall({
  method: 'GET',
  path: '/Auth/GetTrustedBrowsers',
  access: { who: 'member' },
  reads: ['second-factor'],
});
export const deleteTrustedBrowser = defineCall({
  method: 'DELETE',
  path: '/Auth/DeleteTrustedBrowser',
  access: { who: 'member' },
  write: true,
  changes: ['second-factor'],
});

export const getSecondFactorRule = defineCall({
  method: 'GET',
  path: '/User/GetSecondFactorRule',
  access: mainUser,
  reads: ['staff', 'second-factor', 'passkey'],
});
export const setSecondFactorRule = defineCall({
  method: 'POST',
  path: '/User/SetSecondFactorRule',
  access: { ...mainUser, isFresh: true },
  write: true,
  changes: ['staff', 'second-factor'],
});

export const startFactorRecovery = defineCall({
  method: 'POST',
  path: '/Auth/StartFactorRecovery',
  access: { who: 'anyone' },
  changes: ['second-factor'],
});
export const getFactorRecovery = defineCall({
  method: 'GET',
  path: '/Auth/GetFactorRecovery',
  access: { who: 'anyone' },
  reads: ['second-factor'],
});
export const stopFactorRecovery = defineCall({
  method: 'POST',
  path: '/Auth/StopFactorRecovery',
  access: { who: 'anyone' },
  write: true,
  changes: ['second-factor'],
});
