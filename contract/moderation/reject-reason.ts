/** Why something was rejected, as it is stored and sent: codes that every reader sees in their language, and the moderator's own words. */
export interface RejectReason {
  /** Codes of `rejectReasons` (contract/moderation/calls.ts). */
  reasons: readonly string[];
  note: string;
}

export const rejectReasonText = (reason: RejectReason): string => JSON.stringify(reason);

/** @param text as stored; words from before codes existed, or from another provider, are a note */
export function readRejectReason(text: string): RejectReason {
  try {
    const { reasons, note } = JSON.parse(text) as Partial<RejectReason>;
    return { reasons: Array.isArray(reasons) ? reasons.map(String) : [], note: typeof note === 'string' ? note : '' };
  } catch {
    return { reasons: [], note: text };
  }
}
