/**
 * Values of approveStatus of a company (docs/behaviour.md#approval-states) and of a request (docs/behaviour.md#request-states,
 * docs/behaviour.md#reviewed-edits). `ready` is complete and not submitted. A stored request is always complete: `incomplete` is a
 * rejected one, until it is edited or submitted again unchanged.
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
 * The effect of an edit while an approved version is public (docs/behaviour.md#approved-version): without a need for review it
 * replaces that version at once, otherwise it is pending.
 * @param approved the status of the stored public version, or of the only one
 * @param isReviewNeeded whether it differs from that version in reviewed fields
 * @param afterEdit the status after the edit by the rules above
 */
export const statusBesideApproved = (approved: ApproveStatus, isReviewNeeded: boolean, afterEdit: ApproveStatus): ApproveStatus =>
  approved === approval.approved && !isReviewNeeded ? approval.approved : afterEdit;

export type SubmissionCheck = 'yes' | 'NOT_COMPLETE' | 'NOT_SENDABLE';

/**
 * Whether it can be submitted. Submission is offered while it is incomplete or ready; for an incomplete one the missing items are listed.
 */
export function checkSubmission(status: ApproveStatus, isComplete: boolean): SubmissionCheck {
  if (status === approval.pending || status === approval.approved) return 'NOT_SENDABLE';
  return isComplete ? 'yes' : 'NOT_COMPLETE';
}
