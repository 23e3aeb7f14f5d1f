/** The kinds of content that anybody may report, and the limits of a report (Digital Services Act, article 16). */
export const noticeKinds = ['company', 'product', 'request', 'certificate', 'article'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Kinds of notices; translated in notice.json (`reasons.<code>`). */
export const noticeReasons = [
  'UNLAWFUL_GOODS',
  'SANCTIONED_GOODS',
  'FALSE_FACTS',
  'STOLEN_CONTENT',
  'FRAUD',
  'SPAM',
  'PERSONAL_DATA',
  'OTHER',
] as const;
export type NoticeReason = (typeof noticeReasons)[number];

/** In characters. `rights` names the right that is infringed, and its owner. */
export const noticeLengths = { name: 100, email: 100, text: 2000, rights: 500 } as const;
export type NoticeField = 'reason' | 'text' | 'rights' | 'files' | 'name' | 'email' | 'isTrue';
/** Files with a report or an appeal. */
export const evidenceFilesMax = 3;
export const evidenceField = { purpose: 'evidence', countMax: evidenceFilesMax, isPrivate: true } as const;

/** Only a claim about rights needs the right and its owner. */
export const needsRights = (reason: string): boolean => reason === 'STOLEN_CONTENT';

/** How long a decision about public content can be contested (Digital Services Act, article 20). */
export const appealMonths = 6;
/** How long a decision is stored: as long as it can be contested, and a month more. */
export const decisionMonths = appealMonths + 1;
