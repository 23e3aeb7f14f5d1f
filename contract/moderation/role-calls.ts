/** Who works in the console. Only administrators say so, and never of themselves. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { email, id, nothing, time } from '../wire.ts';
import { consoleRoles } from './roles.ts';

const administrator = { who: 'console', role: 'administrator' } as const;

export const consolePerson = z.object({
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(consoleRoles),
  /** Has set up a second factor. */
  hasSecondFactor: z.boolean(),
  dtCreatedAt: time,
});
export type ConsolePerson = z.infer<typeof consolePerson>;

export const getConsolePeople = defineCall({
  name: 'GetConsolePeople',
  method: 'GET',
  path: '/Moderation/GetConsolePeople',
  access: administrator,
  data: z.object({ people: z.array(consolePerson) }),
  summary: 'Everyone who has a role in the console.',
});
export const setConsoleRole = defineCall({
  name: 'SetConsoleRole',
  method: 'POST',
  path: '/Moderation/SetConsoleRole',
  access: administrator,
  body: z.strictObject({ email, role: z.enum([...consoleRoles, 'none'], 'INVALID') }),
  data: nothing,
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_MODERATOR', 'STALE_VERSION'],
  write: true,
  summary: 'Gives the main account with this confirmed e-mail another role, or takes it away (`none`) with its second factor.',
});
export const resetSecondFactor = defineCall({
  name: 'ResetSecondFactor',
  method: 'POST',
  path: '/Moderation/ResetSecondFactor',
  access: administrator,
  body: z.strictObject({ userId: id }),
  data: nothing,
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  write: true,
  summary: 'For somebody who has lost app and recovery codes: they set up a new second factor at their next visit.',
});
