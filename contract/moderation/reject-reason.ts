/** The reason of a rejection as it is stored and sent: codes that every reader sees in their language, and the moderator's own note. */
export interface RejectReason {
  /** Codes of `rejectReasons` (contract/moderation/reject-reasons.ts). */
  reasons: readonly string[];
  note: string;
  /**
   * The fields to correct. Each fault is a pair of reason and field (`rejectFields`, contract/moderation/reject-fields.ts). A reason may
   * refer to several, or to none.
   */
  faults?: readonly RejectFault[];
}

export interface RejectFault {
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
