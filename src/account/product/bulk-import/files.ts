/** A table as `text/csv`. */
export const tableBlob = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' });

/** The date in file names. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
