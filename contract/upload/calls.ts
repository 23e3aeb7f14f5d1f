import { defineCall } from '../wire/call.ts';

export const uploadFile = defineCall({
  method: 'POST',
  path: '/Tools/UploadFile',
  access: { who: 'member' },
  takesFile: true,
  write: true,
  // Nobody sees the file before a call has taken it.
  changes: [],
});
export const getUploads = defineCall({
  method: 'GET',
  path: '/Tools/GetUploads',
  access: { who: 'member' },
  // Asked for when a form opens, and not kept.
  reads: [],
});
