import { approval } from '../../../contract/company/approval.ts';
import type { OwnCompanyCard } from '../../../contract/company/shapes.ts';

export type CompanyState = 'suspended' | 'rejected' | 'incomplete' | 'ready' | 'pending' | 'approved';

/** The three readings of approveStatus, each true (docs/behaviour.md#approval-states): a rejection is told at 1 and at 2. Of a suspended company nothing else counts. */
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

/** Whether it may be sent for approval, once it is complete. */
export const isSendable = (state: CompanyState): boolean => state !== 'approved' && state !== 'pending';

export const sendKeyOf = (state: CompanyState) => (state === 'rejected' ? 'company.sendAgain' : 'company.send');
