/** Lengths of the fields of a chat, in characters. */
export const chatLengths = { text: 4000, name: 200, reportNote: 1000, search: 100 } as const;

/** Messages that one report may name. */
export const reportedMessagesMax = 20;

/** Reasons of reports; translated in chat.json (`report.reasons.<code>`). */
export const reportReasons = ['FRAUD', 'SPAM', 'ABUSE', 'FORBIDDEN_GOODS', 'OTHER'] as const;
export type ReportReason = (typeof reportReasons)[number];
