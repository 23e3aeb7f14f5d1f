/**
 * Tags for data that people change. A call declares the tags that it reads or changes (call.ts): the edge derives which cached pages and
 * lookups to invalidate (worker/cache/changed.ts), and the business area what to read again (src/account/shared/data/query.ts).
 */
export const tags = [
  /** An account with its plan and credits. */
  'user',
  'staff',
  'session',
  'passkey',
  'identity',
  'second-factor',
  'company',
  'product',
  'request',
  /** The list of chats. */
  'chat',
  /** An open chat. */
  'message',
  'quote',
  'favourite',
  'saved-search',
  'notification',
  'decision',
  /** Published content: news, pages, banners, categories, plans and prices. */
  'content',
  /** Data of the console. */
  'moderation',
] as const;

export type Tag = (typeof tags)[number];
