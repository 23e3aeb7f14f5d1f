/**
 * What a person wrote and has not been sent (src/account/chat/outbox.ts), as far as others have to know of it: whoever signs out
 * would lose it (src/page-scripts/before-sign-out.ts).
 */

/** Names in local storage begin so. */
export const unsentNames = (userId: string): string => `chat:${userId}:waiting`;

/** Whether texts of this person wait in this browser. */
export function hasUnsent(userId: string): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(unsentNames(userId)));
  } catch {
    return false;
  }
}

/** Told to the document before a sign-out; who has something to lose prevents it. */
export const signOutEvent = 'kervan:sign-out';

/** Where the question stands; who presses "sign out" there means it. */
export const signOutQuestion = { path: '/messages', query: 'signOut', value: 'ask' } as const;
