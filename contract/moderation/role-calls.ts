/** The people of the console. Only administrators assign roles, and never their own. */
import { defineCall } from '../wire/call.ts';

const administrator = { who: 'console', role: 'administrator' } as const;

export const getConsolePeople = defineCall({
  method: 'GET',
  path: '/Moderation/GetConsolePeople',
  access: administrator,
  reads: ['moderation'],
});
export const setConsoleRole = defineCall({
  method: 'POST',
  path: '/Moderation/SetConsoleRole',
  access: administrator,
  write: true,
  changes: ['moderation'],
});
export const resetSecondFactor = defineCall({
  method: 'POST',
  path: '/Moderation/ResetSecondFactor',
  access: administrator,
  write: true,
  changes: ['moderation'],
});
