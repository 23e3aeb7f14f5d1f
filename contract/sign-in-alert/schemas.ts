import * as z from 'zod/mini';
import { token } from '../auth/schemas.ts';
import type { CallSchemas } from '../wire/call.ts';
import { nothing, time } from '../wire/wire.ts';

export const getSignInAlert = {
  query: z.object({ guid: token }),
  data: z.object({
    /** Browser and system, as in the list of sessions; empty if unknown. */
    device: z.string(),
    /** Two upper-case letters; empty if unknown. */
    country: z.string(),
    dtSignedIn: time,
  }),
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED'],
  summary: 'The sign-in that an alert is about; the link stays unused.',
} as const satisfies CallSchemas;

export const denySignIn = {
  body: z.strictObject({ guid: token }),
  data: nothing,
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED', 'THROTTLED'],
  summary:
    'The sign-in was not by the person: ends all sessions and trusted browsers, removes passkeys and accounts at providers added since, stops a recovery of the second factor, locks spending until a new password is set, and mails a link for it.',
} as const satisfies CallSchemas;
