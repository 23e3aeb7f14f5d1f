/**
 * The database's bookmark (D1) after an answer, passed between the Workers, so that the next call through the edge reads at least this
 * version. `x-kervan-…` headers never enter or leave the system.
 */
export const bookmarkHeader = 'x-kervan-bookmark';

/** @returns the later of two bookmarks, which can be compared as texts */
export const laterBookmark = (left: string | null, right: string): string => (left !== null && left > right ? left : right);
