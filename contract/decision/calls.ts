/**
 * Decisions that restrict an account or its content, with their statements of reasons, and appeals against them. One decision is read by
 * the token of its link, because who is suspended cannot sign in.
 */
import { evidenceField } from '../notice/fields.ts';
import { defineCall } from '../wire/call.ts';

export const getDecisions = defineCall({
  method: 'GET',
  path: '/Decisions/GetDecisions',
  access: { who: 'member' },
  reads: ['decision'],
});
export const getDecision = defineCall({
  method: 'GET',
  path: '/Decisions/GetDecision',
  access: { who: 'anyone' },
  reads: ['decision'],
});
export const addAppeal = defineCall({
  method: 'POST',
  path: '/Decisions/AddAppeal',
  access: { who: 'anyone' },
  files: { files: evidenceField },
  write: true,
  changes: ['decision', 'moderation'],
});
export const liftDecision = defineCall({
  method: 'POST',
  path: '/Moderation/LiftDecision',
  access: { who: 'console', role: 'moderator' },
  write: true,
  changes: ['decision', 'moderation', 'company', 'product', 'request', 'chat'],
});
