/** Why something was rejected, as it is stored and sent: codes that every reader sees in their language, and the moderator's own words. */
export interface RejectReason {
  /** Codes of `rejectReasons` (contract/moderation/reject-reasons.ts). */
  reasons: readonly string[];
  note: string;
  /** Where: which reason points at which field (`rejectFields`, contract/moderation/reject-fields.ts). A reason may point at several, or at none. */
  faults?: readonly RejectFault[];
}

export interface RejectFault {
  reason: string;
  field: string;
}

export const rejectReasonText = (reason: RejectReason): string => JSON.stringify(reason);

/** @param text as stored; words from before codes existed, or from another provider, are a note */
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

/** The field that the owner's form opens at, if the rejection points at one. @param text as stored, or null for none */
export const firstFaultOf = (text: string | null): string | undefined =>
  text === null ? undefined : readRejectReason(text).faults?.[0]?.field;
