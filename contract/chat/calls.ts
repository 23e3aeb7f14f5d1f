import { defineCall } from '../wire/call.ts';

export type { ChatCard, ChatColleague, ChatDetail, Message } from './shapes.ts';

export const createChat = defineCall({
  name: 'CreateChat',
  method: 'POST',
  path: '/Tools/CreateChat',
  access: { who: 'member', flag: 'createChat' },
  write: true,
  changes: ['chat', 'user'],
});
export const getContactTerms = defineCall({
  name: 'GetContactTerms',
  method: 'GET',
  path: '/Tools/GetContactTerms',
  access: { who: 'member' },
  reads: ['chat', 'user'],
});
export const getAccesibleChats = defineCall({
  name: 'GetAccesibleChats',
  method: 'GET',
  path: '/Tools/GetAccesibleChats',
  access: { who: 'member', flag: 'getAccesibleChatCards' },
  reads: ['chat'],
});
export const getChat = defineCall({
  name: 'GetChat',
  method: 'POST',
  path: '/Tools/GetChat',
  access: { who: 'member', flag: 'getChat' },
  reads: ['message', 'user'],
});
export const sendMessage = defineCall({
  name: 'SendMessage',
  method: 'POST',
  path: '/Tools/SendMessage',
  access: { who: 'member', flag: 'sendMessage' },
  files: {
    'Data.File': { purpose: 'chatFile', countMax: 1, isPrivate: true },
    'Data.Image': { purpose: 'picture', countMax: 1, isPrivate: true },
  },
  write: true,
  changes: ['chat', 'message', 'user'],
});
export const getChatFile = defineCall({
  name: 'GetChatFile',
  method: 'GET',
  path: '/Tools/GetChatFile',
  access: { who: 'member', flag: 'getChat' },
  // A file stays as it was sent.
  reads: [],
});
export const deleteMessage = defineCall({
  name: 'DeleteMessage',
  method: 'DELETE',
  path: '/Tools/DeleteMessage',
  access: { who: 'member', flag: 'sendMessage' },
  write: true,
  changes: ['chat'],
});
export const deleteChat = defineCall({
  name: 'DeleteChat',
  method: 'DELETE',
  path: '/Tools/DeleteChat',
  access: { who: 'member', flag: 'deleteChat' },
  write: true,
  changes: ['chat'],
});
export const muteChat = defineCall({
  name: 'MuteChat',
  method: 'POST',
  path: '/Tools/MuteChat',
  access: { who: 'member', flag: 'getChat' },
  write: true,
  changes: ['message', 'chat'],
});
export const assignChat = defineCall({
  name: 'AssignChat',
  method: 'POST',
  path: '/Tools/AssignChat',
  access: { who: 'member', flag: 'getChat' },
  write: true,
  changes: ['message', 'chat'],
});
export const getChatColleagues = defineCall({
  name: 'GetChatColleagues',
  method: 'GET',
  path: '/Tools/GetChatColleagues',
  access: { who: 'member', flag: 'getChat' },
  reads: ['staff'],
});
export const blockCompany = defineCall({
  name: 'BlockCompany',
  method: 'POST',
  path: '/Tools/BlockCompany',
  access: { who: 'member', flag: 'sendMessage' },
  write: true,
  changes: ['message'],
});
export const getBlockedCompanies = defineCall({
  name: 'GetBlockedCompanies',
  method: 'GET',
  path: '/Tools/GetBlockedCompanies',
  access: { who: 'member', flag: 'sendMessage' },
  reads: ['message'],
});
export const reportChat = defineCall({
  name: 'ReportChat',
  method: 'POST',
  path: '/Tools/ReportChat',
  access: { who: 'member', flag: 'getChat' },
  write: true,
  changes: ['moderation'],
});
export const connect = defineCall({
  name: 'Connect',
  method: 'GET',
  path: '/Tools/Connect',
  access: { who: 'member' },
  // A line that tells news itself.
  reads: [],
});
