import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { presentPassword } from '../auth/password-fields.ts';
import { email, id, nothing } from '../wire/wire.ts';
import { codeLengthMax, trustTokensMax } from '../second-factor/fields.ts';
import { requiredLine } from '../text/text.ts';
import { credentials, sessionRow } from './shapes.ts';

/** The kind of client: 0 mobile app, 1 web. */
export const source = z.union([z.literal(0), z.literal(1)]);
/** Fields that people with a second factor send in addition. */
export const secondStep = {
  /** The code of the authenticator app, or a recovery code; required after SECOND_FACTOR_NEEDED. */
  code: z.optional(requiredLine(codeLengthMax)),
  /** Together with a code: trusts this browser, so that it needs no code for 30 days. */
  trustBrowser: z.optional(z.boolean()),
  /** Uses a recovery whose waiting time is over: signs in with the first factor alone and removes the lost second factor. */
  useRecovery: z.optional(z.boolean()),
  /** Tokens that earlier sign-ins with `trustBrowser` returned. For the web, the edge adds them from its cookie. */
  trustTokens: z.optional(z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'INVALID'))).check(z.maxLength(trustTokensMax, 'TOO_MANY'))),
};
/** The credentials of a session that was started with all required factors. */
export const signedIn = z.extend(credentials, {
  /** Returned after `trustBrowser` for the app; for the web, the edge moves it into a cookie. */
  trustToken: z.optional(z.string()),
  /** The number of unused recovery codes, after a sign-in with one. */
  recoveryCodesLeft: z.optional(z.number()),
});

export const login = {
  body: z.strictObject({
    email,
    password: presentPassword,
    source,
    ...secondStep,
  }),
  data: signedIn,
  errors: [
    'ACCOUNT_SUSPENDED',
    'INVALID_CREDENTIALS',
    'FOREIGN_ORIGIN',
    'PASSKEY_NEEDED',
    'SECOND_FACTOR_NEEDED',
    'SECOND_FACTOR_WRONG',
    'THROTTLED',
  ],
  summary:
    'Sign in. For the web the refresh token becomes an HttpOnly cookie. A person with a second factor needs a code, unless the browser is trusted; only the right password is answered by SECOND_FACTOR_NEEDED.',
} as const satisfies CallSchemas;

export const refreshToken = {
  query: z.object({ refreshToken: z.optional(z.string().check(z.maxLength(500, 'TOO_LONG'))) }),
  data: credentials,
  errors: ['UNAUTHENTICATED', 'FOREIGN_ORIGIN'],
  summary: "New access token from the cookie, from the app's token in the query, or once from a hand-off token.",
} as const satisfies CallSchemas;

export const getHandoffToken = {
  data: z.object({ handoffToken: z.string(), expiresInSeconds: z.number() }),
  errors: ['ACCOUNT_SUSPENDED', 'FORBIDDEN', 'THROTTLED'],
  summary: 'For a session of the app: a token with which a browser signs in once, within 60 s, by RefreshToken.',
} as const satisfies CallSchemas;

export const logout = {
  query: z.object({ refreshToken: z.optional(z.string().check(z.maxLength(500, 'TOO_LONG'))) }),
  data: nothing,
  errors: ['FOREIGN_ORIGIN'],
  summary: 'Sign out: revokes the family of the refresh token and clears the cookie.',
} as const satisfies CallSchemas;

export const getSessions = {
  data: z.object({ sessions: z.array(sessionRow) }),
  summary: 'The active sessions of this account with device and last use.',
} as const satisfies CallSchemas;

export const deleteSession = {
  query: z.object({ id: z.union([id, z.literal('all')]) }),
  data: nothing,
  errors: ['NOT_FOUND'],
  summary: 'Signs one session of this account out, or all others with id=all.',
} as const satisfies CallSchemas;
