/** `text/csv` of a table. */
export const tableBlob = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' });

/** The day as file names carry it. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
