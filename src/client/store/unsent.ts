/**
 * Unsent messages (src/account/chat/outbox.ts), as far as other code needs them: a sign-out would lose them
 * (src/page-scripts/before-sign-out.ts).
 */

/** Prefix of names in local storage. */
export const unsentNames = (userId: string): string => `chat:${userId}:waiting`;

/** Whether this browser has unsent texts of this person. */
export function hasUnsent(userId: string): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(unsentNames(userId)));
  } catch {
    return false;
  }
}

/** Sent to the document before a sign-out; a listener with unsent data prevents it. */
export const signOutEvent = 'kervan:sign-out';

/** The page with the question; "sign out" there confirms it. */
export const signOutQuestion = { path: '/messages', query: 'signOut', value: 'ask' } as const;
