/** How approveStatus moves (D-40, D-43, D-44): 1 incomplete, 2 complete and not sent, 3 pending, 4 approved. */
export type ApproveStatus = 1 | 2 | 3 | 4;

export const statusByCompleteness = (isComplete: boolean): 1 | 2 => (isComplete ? 2 : 1);

/**
 * The status of a company after an edit.
 * @param isReviewNeeded its name, tax number or tax office changed
 */
export function companyStatusAfterEdit(before: ApproveStatus, isComplete: boolean, isReviewNeeded: boolean): ApproveStatus {
  if (before === 4) return isReviewNeeded ? 3 : 4;
  return before === 3 ? 3 : statusByCompleteness(isComplete);
}

/** The status of a request after a valid edit: a rejected one is ready again. */
export function requestStatusAfterEdit(before: ApproveStatus, isNameChanged: boolean): ApproveStatus {
  if (before === 4) return isNameChanged ? 3 : 4;
  return before === 3 ? 3 : 2;
}

export type SendJudgement = 'yes' | 'NOT_COMPLETE' | 'NOT_SENDABLE';

/** May it be sent to the moderators? Offered at 1 and 2; at 1 the answer is what is missing. */
export function judgeSending(status: ApproveStatus, isComplete: boolean): SendJudgement {
  if (status === 3 || status === 4) return 'NOT_SENDABLE';
  return isComplete ? 'yes' : 'NOT_COMPLETE';
}
