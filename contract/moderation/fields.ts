/** What the fields of a decision may hold: letters. */
export const decisionLengths = { note: 1000 } as const;
