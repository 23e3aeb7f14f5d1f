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

export const getConsolePeople = {
  data: z.object({ people: z.array(consolePerson) }),
  summary: 'Everyone who has a role in the console.',
} as const satisfies CallSchemas;
export const setConsoleRole = {
  body: z.strictObject({ email, role: z.enum([...consoleRoles, 'none'], 'INVALID') }),
  data: nothing,
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_MODERATOR', 'STALE_VERSION'],
  summary: 'Sets the role of the main account with this confirmed e-mail, or removes it (`none`) with its second factor.',
} as const satisfies CallSchemas;
export const resetSecondFactor = {
  body: z.strictObject({ userId: id }),
  data: nothing,
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  summary: 'Resets the second factor of a person who has lost app and recovery codes; they set up a new one at their next visit.',
} as const satisfies CallSchemas;
