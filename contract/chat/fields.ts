/** What the fields of a chat may hold: letters. */
export const chatLengths = { text: 4000, name: 200 } as const;
