import { approval } from '../../../contract/company/approval.ts';
import type { OwnCompanyCard } from '../../../contract/company/shapes.ts';

export type CompanyState = 'rejected' | 'incomplete' | 'ready' | 'pending' | 'approved';

/** The three readings of approveStatus, each true (D-40): a rejection is told at 1 and at 2. */
export function stateOf({ approveStatus, rejectReason }: Pick<OwnCompanyCard, 'approveStatus' | 'rejectReason'>): CompanyState {
  if (approveStatus === approval.approved) return 'approved';
  if (approveStatus === approval.pending) return 'pending';
  if (rejectReason !== null) return 'rejected';
  return approveStatus === approval.ready ? 'ready' : 'incomplete';
}
