/** A stored key on the wire; empty for none. */
export const mediaUrl = (key: string | null): string => (key === null || key === '' ? '' : `/media/${key}`);
