/**
 * Unsent and half-typed messages (src/account/chat/stored-messages.ts) and drafts of forms (drafts.ts), as far as other code needs them: a
 * sign-out would lose them (src/page-scripts/before-sign-out.ts).
 */
import { storedNames, storedUser } from './stored.ts';

export type StoredKind = 'waiting' | 'draft' | 'replies' | 'files';

/** Prefix of names in local storage. */
export const chatNames = (userId: string, kind: StoredKind): string => `chat:${userId}:${kind}`;

/** Prefix of names in local storage. */
export const draftNames = (userId: string): string => `draft:${userId}:`;

/** The signed-in person's texts that a sign-out would lose in this browser; null if there are none. */
export function unsentKind(): 'message' | 'form' | null {
  const userId = storedUser()?.userID ?? '';
  const has = (prefix: string): boolean => storedNames(prefix).length > 0;
  if ((['waiting', 'draft'] as const).some((kind) => has(chatNames(userId, kind)))) return 'message';
  return has(draftNames(userId)) ? 'form' : null;
}

/** Event that is sent to the document before a sign-out. A listener with unsent data prevents the sign-out. */
export const signOutEvent = 'kervan:sign-out';

/** The query with which every page of the business area opens the question, in which the person can confirm the sign-out. */
export const signOutQuestion = { query: 'signOut', value: 'ask' } as const;
