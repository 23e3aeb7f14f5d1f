/** Separators of tags. */
const separator = /[,،;؛\n]/;

export const piecesOf = (text: string): string[] => text.split(separator);

/**
 * The parts of a field after a separator, in whatever way it was entered: keyboards of phones and dictation send no key events.
 * @returns null while a tag is being typed, and while refused ones are being corrected
 */
export const endedPieces = (before: string, now: string): string[] | null =>
  piecesOf(now).length > piecesOf(before).length ? piecesOf(now) : null;
