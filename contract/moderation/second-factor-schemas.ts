import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { requiredLine } from '../text/text.ts';
import { nothing } from '../wire/wire.ts';
import { codeLengthMax } from './fields.ts';
import { consoleRoles } from './roles.ts';

const code = requiredLine(codeLengthMax);

export const getConsole = {
  data: z.object({
    role: z.enum(consoleRoles),
    /** `none`: not set up; `asked`: required in this session; `given`: already entered. */
    secondFactor: z.enum(['none', 'asked', 'given']),
  }),
  summary: 'The own role in the console, and the state of this session’s second factor.',
} as const satisfies CallSchemas;
export const enrolSecondFactor = {
  data: z.object({
    /** Base32, for manual entry. */
    key: z.string(),
    /** `otpauth:` address that authenticator apps open. */
    uri: z.string(),
  }),
  errors: ['SECOND_FACTOR_SET'],
  summary: 'A new key for an authenticator app; it is valid once a code of it is confirmed (ConfirmSecondFactor).',
} as const satisfies CallSchemas;
export const confirmSecondFactor = {
  body: z.strictObject({ code }),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['SECOND_FACTOR_SET', 'SECOND_FACTOR_WRONG', 'THROTTLED'],
  summary: 'The first code of a new key: the key is valid from now on, also in this session. Returns ten recovery codes, once.',
} as const satisfies CallSchemas;
export const giveSecondFactor = {
  body: z.strictObject({ code }),
  data: nothing,
  errors: ['SECOND_FACTOR_WRONG', 'THROTTLED'],
  summary: 'A code of the app, or a recovery code: this session may make the calls of its role for twelve hours.',
} as const satisfies CallSchemas;
