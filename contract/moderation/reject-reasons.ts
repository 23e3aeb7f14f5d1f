/** Reasons for rejecting a company or request; translated in moderation.json (`reasons.<code>`). */
export const rejectReasons = [
  'INCOMPLETE',
  'NAME_MISLEADING',
  'DESCRIPTION_UNCLEAR',
  'PICTURE_UNSUITABLE',
  'TAX_DATA_WRONG',
  'ADDRESS_WRONG',
  'CATEGORY_WRONG',
  'GOODS_NOT_ALLOWED',
  'CONTACT_DATA_IN_TEXT',
  'DUPLICATE',
] as const;

/** Reasons for rejecting a certificate. */
export const certificateReasons = [
  'CERTIFICATE_UNREADABLE',
  'CERTIFICATE_DIFFERS',
  'CERTIFICATE_OF_ANOTHER',
  'CERTIFICATE_NOT_KNOWN',
] as const;

/** Reasons for removing public content, and for leaving a corrected product restricted. */
export const takedownReasons = [
  'GOODS_NOT_ALLOWED',
  'RIGHTS_INFRINGED',
  'FACTS_FALSE',
  'FRAUD_SUSPECTED',
  'PERSONAL_DATA',
  'NAME_MISLEADING',
  'PICTURE_UNSUITABLE',
  'CONTACT_DATA_IN_TEXT',
  'DUPLICATE',
] as const;

/** Reasons that the system sets; moderators do not choose them. */
export const statedReasons = ['REPORT_UNFOUNDED'] as const;

export type RejectReasonCode =
  | (typeof statedReasons)[number]
  | (typeof rejectReasons)[number]
  | (typeof certificateReasons)[number]
  | (typeof takedownReasons)[number];

/** Every reason, without repetition, in this order. */
export const allReasons: readonly RejectReasonCode[] = [
  ...new Set([...rejectReasons, ...certificateReasons, ...takedownReasons, ...statedReasons]),
];
