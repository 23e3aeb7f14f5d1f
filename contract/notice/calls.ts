/** Reports of public content by anybody; the decision about them is a decision of the console (contract/moderation/). */
import { defineCall } from '../wire/call.ts';
import { evidenceField } from './fields.ts';

export const getNoticeTarget = defineCall({
  method: 'GET',
  path: '/Notices/GetNoticeTarget',
  access: { who: 'anyone' },
  reads: ['company', 'product', 'request', 'content'],
});
export const addNotice = defineCall({
  method: 'POST',
  path: '/Notices/AddNotice',
  access: { who: 'anyone' },
  files: { files: evidenceField },
  write: true,
  changes: ['moderation'],
});
