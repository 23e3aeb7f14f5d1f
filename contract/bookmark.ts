/**
 * The database's bookmark (D1) after an answer, passed between the Workers: the next call of the other one reads what was written.
 * `x-kervan-…` headers never enter or leave the system.
 */
export const bookmarkHeader = 'x-kervan-bookmark';

/** @returns the later one: bookmarks are ordered as texts */
export const laterBookmark = (left: string | null, right: string): string => (left !== null && left > right ? left : right);
