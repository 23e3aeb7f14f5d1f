/** A rejection by moderators: its possible reasons, the fields that it refers to, and the form in which it is stored and sent. */
import type { ModerationKind } from './schemas.ts';

/** Lengths of the fields of a decision, in characters. */
export const decisionLengths = { note: 1000 } as const;

/** The fields of an owner's form that a rejection may refer to; their names are in moderation.json (`fields.<name>`). */
export const rejectFields = {
  company: [
    'name',
    'type',
    'description',
    'keywords',
    'email',
    'webSite',
    'video',
    'logo',
    'address',
    'phone',
    'taxNumber',
    'taxOffice',
    'documents',
    'categories',
  ],
  request: ['name', 'description', 'keywords', 'category', 'pictures', 'files', 'facts'],
  certificate: ['kind', 'number', 'issuer', 'validUntil', 'document'],
} as const satisfies Partial<Record<ModerationKind, readonly string[]>>;

type RejectField = (typeof rejectFields)[keyof typeof rejectFields][number];

/** The fields for a kind of item; none if there is no form to correct. */
export const rejectFieldsOf = (kind: ModerationKind): readonly RejectField[] =>
  kind === 'company' || kind === 'request' || kind === 'certificate' ? rejectFields[kind] : [];

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

/** The reason of a rejection as it is stored and sent: codes that every reader sees in their language, and the moderator's own note. */
export interface RejectReason {
  /** Codes of `rejectReasons`. */
  reasons: readonly string[];
  note: string;
  /**
   * The fields to correct. Each fault is a pair of reason and field (`rejectFields`). A reason may
   * refer to several, or to none.
   */
  faults?: readonly RejectFault[];
}

interface RejectFault {
  reason: string;
  field: string;
}

export const rejectReasonText = (reason: RejectReason): string => JSON.stringify(reason);

/** @param text as stored; a text from before codes existed, or from another provider, becomes a note */
export function readRejectReason(text: string): RejectReason {
  try {
    const { reasons, note, faults } = JSON.parse(text) as Partial<RejectReason>;
    return {
      reasons: Array.isArray(reasons) ? reasons.map(String) : [],
      note: typeof note === 'string' ? note : '',
      ...(Array.isArray(faults) && { faults: (faults as readonly RejectFault[]).map(({ reason, field }) => ({ reason, field })) }),
    };
  } catch {
    return { reasons: [], note: text };
  }
}

/** The field to which the owner's form scrolls, if the rejection refers to one. @param text as stored, or null */
export const firstFaultOf = (text: string | null): string | undefined =>
  text === null ? undefined : readRejectReason(text).faults?.[0]?.field;
