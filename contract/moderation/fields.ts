/** Lengths of the fields of a decision, in characters. */
export const decisionLengths = { note: 1000 } as const;
/** Length of a code of the second factor: six digits, or a recovery code with its hyphen and some spaces. */
export const codeLengthMax = 20;
/** Entries of the audit log on a page. */
export const auditPageSize = 30;
/** Wrong codes in a day at which their owner is notified, once. */
export const wrongCodesNotified = 5;
