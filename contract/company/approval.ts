/**
 * What approveStatus says of a company (docs/behaviour.md#approval-states) and of a request (docs/behaviour.md#request-states, docs/behaviour.md#reviewed-edits). `ready` is complete and not sent. A request is complete
 * when it is stored: `incomplete` is one that was rejected, until it is edited or sent again as it stands.
 */
export const approval = { incomplete: 1, ready: 2, pending: 3, approved: 4 } as const;
export type ApproveStatus = (typeof approval)[keyof typeof approval];

export const statusByCompleteness = (isComplete: boolean): ApproveStatus => (isComplete ? approval.ready : approval.incomplete);

/**
 * The status of a company after an edit.
 * @param isReviewNeeded its name, tax number or tax office changed
 */
export function companyStatusAfterEdit(before: ApproveStatus, isComplete: boolean, isReviewNeeded: boolean): ApproveStatus {
  if (before === approval.approved) return isReviewNeeded ? approval.pending : approval.approved;
  return before === approval.pending ? approval.pending : statusByCompleteness(isComplete);
}

/** The status of a request after a valid edit: a rejected one is ready again. */
export function requestStatusAfterEdit(before: ApproveStatus, isNameChanged: boolean): ApproveStatus {
  if (before === approval.approved) return isNameChanged ? approval.pending : approval.approved;
  return before === approval.pending ? approval.pending : approval.ready;
}

/**
 * What becomes of an edit while an approved version is public (docs/behaviour.md#approved-version): what needs no review takes its place at once, the rest waits beside it.
 * @param approved the status of the version that is stored as public, or of the only one there is
 * @param isReviewNeeded the edit differs from that version in what moderators look at
 * @param afterEdit the status after the edit by the rules above
 */
export const statusBesideApproved = (approved: ApproveStatus, isReviewNeeded: boolean, afterEdit: ApproveStatus): ApproveStatus =>
  approved === approval.approved && !isReviewNeeded ? approval.approved : afterEdit;

export type SendJudgement = 'yes' | 'NOT_COMPLETE' | 'NOT_SENDABLE';

/** May it be sent to the moderators? Offered while it is incomplete or ready; what is incomplete is told what is missing. */
export function judgeSending(status: ApproveStatus, isComplete: boolean): SendJudgement {
  if (status === approval.pending || status === approval.approved) return 'NOT_SENDABLE';
  return isComplete ? 'yes' : 'NOT_COMPLETE';
}
