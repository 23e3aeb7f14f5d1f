/** Lengths of the fields of a decision, in characters. */
export const decisionLengths = { note: 1000 } as const;
/** Entries of the audit log on a page. */
export const auditPageSize = 30;
