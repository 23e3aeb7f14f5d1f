/**
 * Which state of the database an answer has led to (a bookmark of D1), told between the Workers: what one of them has written is read by
 * the next call that the other sends. `x-kervan-…` never comes from outside and never leaves.
 */
export const bookmarkHeader = 'x-kervan-bookmark';

/** @returns the later one: bookmarks sort as texts do */
export const laterBookmark = (left: string | null, right: string): string => (left !== null && left > right ? left : right);
