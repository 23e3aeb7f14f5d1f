import { defineCall } from '../wire/call.ts';

/** What a newcomer does, in its order. */
export const startSteps = ['email', 'company', 'approval', 'request', 'answer'] as const;
export type StartStep = (typeof startSteps)[number];

export const getStart = defineCall({
  name: 'GetStart',
  method: 'GET',
  path: '/User/GetStart',
  access: { who: 'member' },
  reads: ['user', 'company', 'request', 'chat', 'message'],
});
