/**
 * Unsent and half-typed messages (src/account/chat/stored-messages.ts), as far as other code needs them: a sign-out would lose them
 * (src/page-scripts/before-sign-out.ts).
 */
import { storedNames, storedUser } from './stored.ts';

export type StoredKind = 'waiting' | 'draft' | 'replies' | 'files';

/** Prefix of names in local storage. */
export const chatNames = (userId: string, kind: StoredKind): string => `chat:${userId}:${kind}`;

/** Whether this browser has texts of the signed-in person that were not sent. */
export const hasUnsent = (): boolean =>
  (['waiting', 'draft'] as const).some((kind) => storedNames(chatNames(storedUser()?.userID ?? '', kind)).length > 0);

/** Event that is sent to the document before a sign-out. A listener with unsent data prevents the sign-out. */
export const signOutEvent = 'kervan:sign-out';

/** The address that opens the question, in which the person can confirm the sign-out. */
export const signOutQuestion = { path: '/messages', query: 'signOut', value: 'ask' } as const;
