import { defineCall } from '../wire/call.ts';

export type { ChatCard, ChatColleague, ChatDetail, Message } from './shapes.ts';

export const createChat = defineCall({
  method: 'POST',
  path: '/Tools/CreateChat',
  access: { who: 'member', flag: 'createChat', spends: true },
  write: true,
  changes: ['chat', 'user'],
});
export const getContactTerms = defineCall({
  method: 'GET',
  path: '/Tools/GetContactTerms',
  access: { who: 'member' },
  reads: ['chat', 'user'],
});
export const getAccesibleChats = defineCall({
  method: 'GET',
  path: '/Tools/GetAccesibleChats',
  access: { who: 'member', flag: 'getAccesibleChatCards' },
  reads: ['chat'],
});
export const getChat = defineCall({
  method: 'POST',
  path: '/Tools/GetChat',
  access: { who: 'member', flag: 'getChat' },
  reads: ['message', 'user'],
});
export const sendMessage = defineCall({
  method: 'POST',
  path: '/Tools/SendMessage',
  access: { who: 'member', flag: 'sendMessage', spends: true },
  files: {
    'Data.File': { purpose: 'chatFile', countMax: 1, isPrivate: true },
    'Data.Image': { purpose: 'picture', countMax: 1, isPrivate: true },
  },
  write: true,
  changes: ['chat', 'message', 'user'],
});
export const getChatFile = defineCall({
  method: 'GET',
  path: '/Tools/GetChatFile',
  access: { who: 'member', flag: 'getChat' },
  // A sent file never changes.
  reads: [],
});
export const deleteMessage = defineCall({
  method: 'DELETE',
  path: '/Tools/DeleteMessage',
  access: { who: 'member', flag: 'sendMessage' },
  write: true,
  changes: ['chat'],
});
export const deleteChat = defineCall({
  method: 'DELETE',
  path: '/Tools/DeleteChat',
  access: { who: 'member', flag: 'deleteChat' },
  write: true,
  changes: ['chat'],
});
export const muteChat = defineCall({
  method: 'POST',
  path: '/Tools/MuteChat',
  access: { who: 'member', flag: 'getChat' },
  write: true,
  changes: ['message', 'chat'],
});
export const assignChat = defineCall({
  method: 'POST',
  path: '/Tools/AssignChat',
  access: { who: 'member', flag: 'getChat' },
  write: true,
  changes: ['message', 'chat'],
});
export const getChatColleagues = defineCall({
  method: 'GET',
  path: '/Tools/GetChatColleagues',
  access: { who: 'member', flag: 'getChat' },
  reads: ['staff'],
});
export const blockCompany = defineCall({
  method: 'POST',
  path: '/Tools/BlockCompany',
  access: { who: 'member', flag: 'sendMessage' },
  write: true,
  changes: ['message'],
});
export const getBlockedCompanies = defineCall({
  method: 'GET',
  path: '/Tools/GetBlockedCompanies',
  access: { who: 'member', flag: 'sendMessage' },
  reads: ['message'],
});
export const reportChat = defineCall({
  method: 'POST',
  path: '/Tools/ReportChat',
  access: { who: 'member', flag: 'getChat' },
  write: true,
  changes: ['moderation'],
});
export const connect = defineCall({
  method: 'GET',
  path: '/Tools/Connect',
  access: { who: 'member' },
  // The call opens a live connection, which reports changes itself.
  reads: [],
});
