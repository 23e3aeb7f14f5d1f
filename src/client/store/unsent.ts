/**
 * Unsent messages (src/account/chat/unsent-messages.ts), as far as other code needs them: a sign-out would lose them
 * (src/page-scripts/before-sign-out.ts).
 */
import { storedNames } from './stored.ts';

/** Prefix of names in local storage. */
export const unsentNames = (userId: string): string => `chat:${userId}:waiting`;

/** Whether this browser has unsent texts of this person. */
export const hasUnsent = (userId: string): boolean => storedNames(unsentNames(userId)).length > 0;

/** Event that is sent to the document before a sign-out. A listener with unsent data prevents the sign-out. */
export const signOutEvent = 'kervan:sign-out';

/** The address that opens the question, in which the person can confirm the sign-out. */
export const signOutQuestion = { path: '/messages', query: 'signOut', value: 'ask' } as const;
