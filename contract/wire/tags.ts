/**
 * What people change, by one word each. A call says what it reads or what it changes (call.ts): from that the edge knows which kept pages and
 * lookups to forget (worker/cache/changed.ts), and the business area what to read again (src/account/shared/data/query.ts).
 */
export const tags = [
  /** An account with its plan and its credits. */
  'user',
  'staff',
  'session',
  'company',
  'product',
  'request',
  /** The list of chats. */
  'chat',
  /** A chat that is open. */
  'message',
  'quote',
  'favourite',
  'saved-search',
  'notification',
  /** What editors publish: news, pages, banners, categories, plans and prices. */
  'content',
  /** What the console shows. */
  'moderation',
] as const;

export type Tag = (typeof tags)[number];
