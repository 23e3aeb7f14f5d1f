/** Passkeys (WebAuthn): signing in by a key of one's device, without a password (docs/behaviour.md#passkeys). */
import { defineCall } from '../wire/call.ts';

const access = { who: 'member' } as const;
/** Also for people whose account requires a second factor or passkey that they do not have yet. */
const forEverybody = { who: 'member', isBeforeRequirement: true } as const;

export const getPasskeys = defineCall({
  method: 'GET',
  path: '/Auth/GetPasskeys',
  access: forEverybody,
  reads: ['passkey'],
});

export const getPasskeyCreation = defineCall({
  method: 'POST',
  path: '/Auth/GetPasskeyCreation',
  access: { ...forEverybody, isFresh: true },
  // Each call creates a new challenge, which no cached page shows.
  changes: [],
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/Auth/AddPasskey',
  access: { ...forEverybody, isFresh: true },
  write: true,
  changes: ['passkey'],
});

export const renamePasskey = defineCall({
  method: 'POST',
  path: '/Auth/RenamePasskey',
  access,
  write: true,
  changes: ['passkey'],
});

export const deletePasskey = defineCall({
  method: 'DELETE',
  path: '/Auth/DeletePasskey',
  access: { ...access, isFresh: true },
  write: true,
  changes: ['passkey'],
});

export const declinePasskeyOffer = defineCall({
  method: 'POST',
  path: '/Auth/DeclinePasskeyOffer',
  access,
  write: true,
  changes: ['passkey'],
});

export const getPasskeyRequest = defineCall({
  method: 'POST',
  path: '/Auth/GetPasskeyRequest',
  access: { who: 'anyone' },
  // Each call creates a new challenge, which no cached page shows.
  changes: [],
});

export const loginWithPasskey = defineCall({
  method: 'POST',
  path: '/Auth/LoginWithPasskey',
  access: { who: 'anyone' },
  changes: ['session'],
});
