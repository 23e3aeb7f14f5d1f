import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { presentPassword } from '../auth/password-fields.ts';
import { email, id, nothing } from '../wire/wire.ts';
import { credentials, sessionRow } from './shapes.ts';

export const login = {
  body: z.strictObject({
    email,
    password: presentPassword,
    /** 0 mobile app, 1 web. */
    source: z.union([z.literal(0), z.literal(1)]),
  }),
  data: credentials,
  errors: ['ACCOUNT_SUSPENDED', 'INVALID_CREDENTIALS', 'FOREIGN_ORIGIN', 'THROTTLED'],
  summary: 'Sign in. For the web the refresh token becomes an HttpOnly cookie.',
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
