import { defineCall } from '../wire/call.ts';

export type { Inquiry } from './inquiry.ts';
export type { ProForma, Quote } from './shapes.ts';

export const sendQuote = defineCall({
  method: 'POST',
  path: '/Tools/SendQuote',
  access: { who: 'member', flag: 'sendMessage', spends: true },
  write: true,
  changes: ['quote', 'chat', 'user'],
});
export const askForQuote = defineCall({
  method: 'POST',
  path: '/Tools/AskForQuote',
  access: { who: 'member', flag: 'sendMessage', spends: true },
  write: true,
  changes: ['quote', 'chat', 'user'],
});
export const withdrawQuote = defineCall({
  method: 'POST',
  path: '/Tools/WithdrawQuote',
  access: { who: 'member', flag: 'sendMessage' },
  write: true,
  changes: ['quote', 'chat'],
});
export const declineQuote = defineCall({
  method: 'POST',
  path: '/Tools/DeclineQuote',
  access: { who: 'member', flag: 'sendMessage' },
  write: true,
  changes: ['quote', 'chat'],
});
export const acceptQuote = defineCall({
  method: 'POST',
  path: '/Tools/AcceptQuote',
  access: { who: 'member', flag: 'sendMessage', spends: true },
  write: true,
  changes: ['quote', 'chat', 'user'],
});
export const getQuotesOfRequest = defineCall({
  method: 'GET',
  path: '/Tools/GetQuotesOfRequest',
  access: { who: 'member', flag: 'getChat' },
  reads: ['quote'],
});
export const getQuotesOfChat = defineCall({
  method: 'GET',
  path: '/Tools/GetQuotesOfChat',
  access: { who: 'member', flag: 'getChat' },
  reads: ['quote'],
});
export const getProForma = defineCall({
  method: 'GET',
  path: '/Tools/GetProForma',
  access: { who: 'member', flag: 'getChat' },
  // An issued document never changes.
  reads: [],
});
export const verifyProForma = defineCall({
  method: 'GET',
  path: '/Tools/VerifyProForma',
  access: { who: 'anyone' },
  reads: ['quote'],
});
