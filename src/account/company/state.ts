import { approval } from '../../../contract/company/approval.ts';
import type { OwnCompanyCard } from '../../../contract/company/shapes.ts';

export type CompanyState = 'suspended' | 'rejected' | 'incomplete' | 'ready' | 'pending' | 'approved';

/**
 * The state that a reader sees. `approveStatus` alone is not enough: both 1 and 2 can be a rejection (docs/behaviour.md#approval-states).
 * For a suspended company only the suspension counts.
 */
export function stateOf({
  approveStatus,
  rejectReason,
  isSuspended,
}: Pick<OwnCompanyCard, 'approveStatus' | 'rejectReason' | 'isSuspended'>): CompanyState {
  if (isSuspended === true) return 'suspended';
  if (approveStatus === approval.approved) return 'approved';
  if (approveStatus === approval.pending) return 'pending';
  if (rejectReason !== null) return 'rejected';
  return approveStatus === approval.ready ? 'ready' : 'incomplete';
}

/** Whether a complete company may be submitted for approval. */
export const isSendable = (state: CompanyState): boolean => state !== 'approved' && state !== 'pending';

export const sendKeyOf = (state: CompanyState) => (state === 'rejected' ? 'company.sendAgain' : 'company.send');
