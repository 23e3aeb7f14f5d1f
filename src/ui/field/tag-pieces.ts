/** What stands between tags. */
const separator = /[,،;؛\n]/;

export const piecesOf = (text: string): string[] => text.split(separator);

/**
 * The pieces of a field when a separator has come, however it came: phones' keyboards and dictation send no key.
 * @returns null while a tag is being typed, and while several that were refused are corrected one by one
 */
export const endedPieces = (before: string, now: string): string[] | null =>
  piecesOf(now).length > piecesOf(before).length ? piecesOf(now) : null;
