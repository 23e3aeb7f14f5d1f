/** The second factor (RFC 6238), which the console requires once per session (ADR 031). */
import { defineCall } from '../wire/call.ts';

const beforeIt = { who: 'console', isBeforeSecondFactor: true } as const;

export const getConsole = defineCall({
  method: 'GET',
  path: '/Moderation/GetConsole',
  access: beforeIt,
  reads: ['moderation'],
});
export const enrolSecondFactor = defineCall({
  method: 'POST',
  path: '/Moderation/EnrolSecondFactor',
  access: beforeIt,
  // The factor is valid once it is confirmed.
  changes: [],
});
export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/Moderation/ConfirmSecondFactor',
  access: beforeIt,
  changes: ['moderation'],
});
export const giveSecondFactor = defineCall({
  method: 'POST',
  path: '/Moderation/GiveSecondFactor',
  access: beforeIt,
  changes: ['moderation'],
});
