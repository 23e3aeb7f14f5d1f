/** What the fields of a chat may hold: letters. */
export const chatLengths = { text: 4000, name: 200, reportNote: 1000, search: 100 } as const;

/** Messages that one report may name. */
export const reportedMessagesMax = 20;

/** What a chat or its messages may be reported for; translated in chat.json (`report.reasons.<code>`). */
export const reportReasons = ['FRAUD', 'SPAM', 'ABUSE', 'FORBIDDEN_GOODS', 'OTHER'] as const;
export type ReportReason = (typeof reportReasons)[number];
