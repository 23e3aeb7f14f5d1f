/** The audit log of the console and of all other audited actions, for administrators. */
import { defineCall } from '../wire/call.ts';

export const getAuditLog = defineCall({
  method: 'GET',
  path: '/Moderation/GetAuditLog',
  access: { who: 'console', role: 'administrator' },
  reads: ['moderation'],
});
