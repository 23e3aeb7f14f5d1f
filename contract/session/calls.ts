import { defineCall } from '../wire/call.ts';

export const login = defineCall({
  method: 'POST',
  path: '/Auth/Login',
  access: { who: 'anyone' },
  changes: ['session'],
});

export const refreshToken = defineCall({
  method: 'GET',
  path: '/Auth/RefreshToken',
  access: { who: 'anyone' },
  // New credentials each time.
  reads: [],
});

/**
 * Prefix of a hand-off token: the edge hides from script what it is redeemed for, as for every session of the web
 * (docs/behaviour.md#tokens).
 */
export const handoffPrefix = 'handoff.';

export const getHandoffToken = defineCall({
  method: 'POST',
  path: '/Auth/GetHandoffToken',
  access: { who: 'member' },
  // Credentials of another program.
  changes: [],
});

export const logout = defineCall({
  method: 'POST',
  path: '/Auth/Logout',
  access: { who: 'anyone' },
  write: true,
  changes: ['session'],
});

export const getSessions = defineCall({
  method: 'GET',
  path: '/Auth/GetSessions',
  access: { who: 'member' },
  reads: ['session'],
});

export const deleteSession = defineCall({
  method: 'DELETE',
  path: '/Auth/DeleteSession',
  access: { who: 'member' },
  write: true,
  changes: ['session'],
});
