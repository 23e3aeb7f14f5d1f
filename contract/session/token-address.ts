import { addressOf } from '../wire/wire-call.ts';
import type { logout, refreshToken } from './calls.ts';

/** The address of a call about a session. @param token the app's or a hand-off's; empty for the one in the browser's cookie */
export const tokenAddress = (call: typeof refreshToken | typeof logout, token: string): string =>
  addressOf(call, token === '' ? {} : { query: { refreshToken: token } });
