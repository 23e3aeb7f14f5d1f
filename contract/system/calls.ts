/** The state of the marketplace, for administrators. */
import { defineCall } from '../wire/call.ts';

const administrator = { who: 'console', role: 'administrator' } as const;

export const getSystem = defineCall({
  method: 'GET',
  path: '/Moderation/GetSystem',
  access: administrator,
  reads: ['moderation'],
});

export const getCounters = defineCall({
  method: 'GET',
  path: '/Moderation/GetCounters',
  access: administrator,
  reads: ['moderation'],
});
