import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { email, id, nothing, time } from '../wire/wire.ts';
import { consoleRoles } from './roles.ts';

export const consolePerson = z.object({
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(consoleRoles),
  /** The person has set up a second factor. */
  hasSecondFactor: z.boolean(),
  dtCreatedAt: time,
});
export type ConsolePerson = z.infer<typeof consolePerson>;

export const getConsole = {
  data: z.object({
    role: z.enum(consoleRoles),
    /** `none`: the person has none; `asked`: it has to be entered in this session; `given`: it was entered. */
    secondFactor: z.enum(['none', 'asked', 'given']),
  }),
  summary: 'The own role in the console, and the state of this session’s second factor.',
} as const satisfies CallSchemas;
export const getConsolePeople = {
  data: z.object({ people: z.array(consolePerson) }),
  summary: 'Everyone who has a role in the console.',
} as const satisfies CallSchemas;
export const setConsoleRole = {
  body: z.strictObject({ email, role: z.enum([...consoleRoles, 'none'], 'INVALID') }),
  data: nothing,
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_MODERATOR', 'STALE_VERSION'],
  summary: 'Sets the role of the main account with this confirmed e-mail, or removes it (`none`).',
} as const satisfies CallSchemas;
export const startPersonRecovery = {
  body: z.strictObject({ userId: id }),
  data: z.object({ dtReady: time }),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  summary:
    'Starts the recovery of a person who has lost app and recovery codes, with the same waiting time and mails as if they had started it themselves.',
} as const satisfies CallSchemas;
