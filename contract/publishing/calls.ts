/** Entries of each kind that editors write and publish, their versions and publication times (ADR 033). */
import { defineCall } from '../wire/call.ts';

const editor = { who: 'console', role: 'editor' } as const;

export const getContents = defineCall({
  method: 'GET',
  path: '/Moderation/GetContents',
  access: editor,
  reads: ['moderation'],
});
export const getContent = defineCall({
  method: 'GET',
  path: '/Moderation/GetContent',
  access: editor,
  reads: ['moderation'],
});
export const saveContent = defineCall({
  method: 'POST',
  path: '/Moderation/SaveContent',
  access: editor,
  files: { picture: { purpose: 'picture', countMax: 1 } },
  write: true,
  changes: ['moderation'],
});
export const publishContent = defineCall({
  method: 'POST',
  path: '/Moderation/PublishContent',
  access: editor,
  write: true,
  changes: ['moderation', 'content'],
});
export const restoreContent = defineCall({
  method: 'POST',
  path: '/Moderation/RestoreContent',
  access: editor,
  write: true,
  changes: ['moderation'],
});
export const withdrawContent = defineCall({
  method: 'POST',
  path: '/Moderation/WithdrawContent',
  access: editor,
  write: true,
  changes: ['moderation', 'content'],
});
