import { defineCall } from '../wire/call.ts';
import { addressOf } from '../wire/wire-call.ts';

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
  // Each call returns new credentials.
  reads: [],
});

/**
 * Prefix of a hand-off token: when it is redeemed, the edge hides the new refresh token from script, as for every session of the web
 * (docs/behaviour.md#tokens).
 */
export const handoffPrefix = 'handoff.';

export const getHandoffToken = defineCall({
  method: 'POST',
  path: '/Auth/GetHandoffToken',
  access: { who: 'member' },
  // The call returns credentials for another program, which no cached page shows.
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

/** The address of a call about a session. @param token the app's or a hand-off's; empty for the one in the browser's cookie */
export const tokenAddress = (call: typeof refreshToken | typeof logout, token: string): string =>
  addressOf(call, token === '' ? {} : { query: { refreshToken: token } });
