import type { Message } from '../../../contract/chat/calls.ts';

/** The n-th message of a chat in the form of its room's answer. */
export const chatMessage = (sequence: number, more: Partial<Message> = {}): Message => ({
  _id: `m${sequence}`,
  sequence,
  companyId: 'own',
  text: `text ${sequence}`,
  isText: true,
  isFile: false,
  isImage: false,
  fileUrl: '',
  imageUrl: '',
  file: null,
  bankDetails: null,
  dtCreatedAt: '2026-11-20T12:00:00Z',
  isRead: false,
  isActive: true,
  ...more,
});
