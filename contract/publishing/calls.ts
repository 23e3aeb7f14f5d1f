/** What editors write and publish: entries of each kind, their versions, and when they are shown (ADR 033). */
import { defineCall } from '../wire/call.ts';

const editor = { who: 'console', role: 'editor' } as const;

export const getContents = defineCall({
  name: 'GetContents',
  method: 'GET',
  path: '/Moderation/GetContents',
  access: editor,
  reads: ['moderation'],
});
export const getContent = defineCall({
  name: 'GetContent',
  method: 'GET',
  path: '/Moderation/GetContent',
  access: editor,
  reads: ['moderation'],
});
export const saveContent = defineCall({
  name: 'SaveContent',
  method: 'POST',
  path: '/Moderation/SaveContent',
  access: editor,
  files: { picture: { purpose: 'picture', countMax: 1 } },
  write: true,
  changes: ['moderation'],
});
export const publishContent = defineCall({
  name: 'PublishContent',
  method: 'POST',
  path: '/Moderation/PublishContent',
  access: editor,
  write: true,
  changes: ['moderation', 'content'],
});
export const restoreContent = defineCall({
  name: 'RestoreContent',
  method: 'POST',
  path: '/Moderation/RestoreContent',
  access: editor,
  write: true,
  changes: ['moderation'],
});
export const withdrawContent = defineCall({
  name: 'WithdrawContent',
  method: 'POST',
  path: '/Moderation/WithdrawContent',
  access: editor,
  write: true,
  changes: ['moderation', 'content'],
});
