import { defineCall } from '../wire/call.ts';

export const login = defineCall({
  name: 'Login',
  method: 'POST',
  path: '/Auth/Login',
  access: { who: 'anyone' },
  changes: ['session'],
});

export const refreshToken = defineCall({
  name: 'RefreshToken',
  method: 'GET',
  path: '/Auth/RefreshToken',
  access: { who: 'anyone' },
  // New credentials each time.
  reads: [],
});

/** How a hand-off token begins: the edge keeps what it is redeemed for from script, as for every session of the web (docs/behaviour.md#tokens). */
export const handoffPrefix = 'handoff.';

export const getHandoffToken = defineCall({
  name: 'GetHandoffToken',
  method: 'POST',
  path: '/Auth/GetHandoffToken',
  access: { who: 'member' },
  // Credentials of another program.
  changes: [],
});

export const logout = defineCall({
  name: 'Logout',
  method: 'POST',
  path: '/Auth/Logout',
  access: { who: 'anyone' },
  write: true,
  changes: ['session'],
});

export const getSessions = defineCall({
  name: 'GetSessions',
  method: 'GET',
  path: '/Auth/GetSessions',
  access: { who: 'member' },
  reads: ['session'],
});

export const deleteSession = defineCall({
  name: 'DeleteSession',
  method: 'DELETE',
  path: '/Auth/DeleteSession',
  access: { who: 'member' },
  write: true,
  changes: ['session'],
});
