import { defineCall } from '../wire/call.ts';

export const uploadFile = defineCall({
  method: 'POST',
  path: '/Tools/UploadFile',
  access: { who: 'member' },
  takesFile: true,
  write: true,
  // No cached page shows the file before a call uses it.
  changes: [],
});
export const getUploads = defineCall({
  method: 'GET',
  path: '/Tools/GetUploads',
  access: { who: 'member' },
  // The list is requested when a form opens, and not cached.
  reads: [],
});
