/** The second factor (RFC 6238) that everyone gives who opens the console, once in a session (docs/decisions/082). */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { requiredLine } from '../text.ts';
import { nothing } from '../wire.ts';
import { codeLengthMax } from './fields.ts';
import { consoleRoles } from './roles.ts';

const beforeIt = { who: 'console', isBeforeSecondFactor: true } as const;
const code = requiredLine(codeLengthMax);

export const getConsole = defineCall({
  name: 'GetConsole',
  method: 'GET',
  path: '/Moderation/GetConsole',
  access: beforeIt,
  data: z.object({
    role: z.enum(consoleRoles),
    /** `none` was never set up; `asked` is to be given in this session; `given` was. */
    secondFactor: z.enum(['none', 'asked', 'given']),
  }),
  summary: 'The own role in the console, and whether this session has given its second factor.',
});
export const enrolSecondFactor = defineCall({
  name: 'EnrolSecondFactor',
  method: 'POST',
  path: '/Moderation/EnrolSecondFactor',
  access: beforeIt,
  data: z.object({
    /** Base32, for typing. */
    key: z.string(),
    /** `otpauth:` address that authenticator apps open. */
    uri: z.string(),
  }),
  errors: ['SECOND_FACTOR_SET'],
  summary: 'A new key for an authenticator app; it counts once a code of it was given (ConfirmSecondFactor).',
});
export const confirmSecondFactor = defineCall({
  name: 'ConfirmSecondFactor',
  method: 'POST',
  path: '/Moderation/ConfirmSecondFactor',
  access: beforeIt,
  body: z.strictObject({ code }),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['SECOND_FACTOR_SET', 'SECOND_FACTOR_WRONG', 'THROTTLED'],
  summary: 'The first code of a new key: it counts from now on, in this session too. Answers ten recovery codes, once.',
});
export const giveSecondFactor = defineCall({
  name: 'GiveSecondFactor',
  method: 'POST',
  path: '/Moderation/GiveSecondFactor',
  access: beforeIt,
  body: z.strictObject({ code }),
  data: nothing,
  errors: ['SECOND_FACTOR_WRONG', 'THROTTLED'],
  summary: 'A code of the app, or a recovery code: this session may make the calls of its role for twelve hours.',
});
