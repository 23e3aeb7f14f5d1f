import type { ChatDetail } from '../../../contract/chat/calls.ts';

const id = (letter: string): string => letter.repeat(24);

/** A paid chat without messages, as the company that began it sees it. */
export const openChat: ChatDetail = {
  companyName: 'Nil Pamuk',
  companyLogoUrl: '',
  companyPath: 'nil-pamuk',
  chatNameForAll: 'Towels',
  id: id('c'),
  fromCompanyId: id('a'),
  toCompanyId: id('b'),
  ownCompanyId: id('a'),
  ownCompanyName: 'Volga',
  isPaid: true,
  mustBePayUser: false,
  createdFor: 0,
  price: 50,
  isRefunded: false,
  isMuted: false,
  requestId: null,
  request: null,
  dtRefundAt: '',
  isBlocked: false,
  sendingFault: null,
  payingFault: null,
  assignee: null,
  lastReadSequence: 0,
  messages: [],
};
