/**
 * The people with a role in the console, and its audit log. The console requires a second factor in each session (ADR 031, ADR 042). Only
 * administrators assign roles, and never their own.
 */
import { defineCall } from '../wire/call.ts';

const administrator = { who: 'console', role: 'administrator' } as const;

export const getConsole = defineCall({
  method: 'GET',
  path: '/Moderation/GetConsole',
  access: { who: 'console', isBeforeSecondFactor: true },
  reads: ['moderation'],
});
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
export const startPersonRecovery = defineCall({
  method: 'POST',
  path: '/Moderation/StartPersonRecovery',
  access: administrator,
  write: true,
  changes: ['moderation'],
});

/** Also lists audited actions outside of the console. */
export const getAuditLog = defineCall({
  method: 'GET',
  path: '/Moderation/GetAuditLog',
  access: administrator,
  reads: ['moderation'],
});
