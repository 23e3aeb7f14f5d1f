/**
 * Values of approveStatus of a company (docs/behaviour.md#approval-states) and of a request (docs/behaviour.md#request-states,
 * docs/behaviour.md#reviewed-edits). `ready` means complete and not submitted. A stored request is always complete, so for requests
 * `incomplete` means rejected, until it is edited or submitted again.
 */
export const approval = { incomplete: 1, ready: 2, pending: 3, approved: 4 } as const;
export type ApproveStatus = (typeof approval)[keyof typeof approval];

export const statusByCompleteness = (isComplete: boolean): ApproveStatus => (isComplete ? approval.ready : approval.incomplete);

/**
 * The status of a company after an edit.
 * @param isReviewNeeded whether name, tax number or tax office have changed
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
 * The effect of an edit while an approved version is public (docs/behaviour.md#approved-version): an edit that needs no review replaces
 * that version at once, any other is pending beside it.
 * @param approved the status of the stored public version, or of the only one
 * @param isReviewNeeded whether the edit differs from that version in fields that moderators review
 * @param afterEdit the status after the edit by the rules above
 */
export const statusBesideApproved = (approved: ApproveStatus, isReviewNeeded: boolean, afterEdit: ApproveStatus): ApproveStatus =>
  approved === approval.approved && !isReviewNeeded ? approval.approved : afterEdit;

export type SubmissionCheck = 'yes' | 'NOT_COMPLETE' | 'NOT_SENDABLE';

/**
 * Checks whether a company can be submitted. The button is shown while it is incomplete or ready; for an incomplete company it lists the
 * missing items.
 */
export function checkSubmission(status: ApproveStatus, isComplete: boolean): SubmissionCheck {
  if (status === approval.pending || status === approval.approved) return 'NOT_SENDABLE';
  return isComplete ? 'yes' : 'NOT_COMPLETE';
}
