import { approval } from '../../../contract/company/approval.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';

export type RequestState = 'rejected' | 'ready' | 'pending' | 'approved';

/** Like a company's, but a valid form is always complete: 1 means rejected until it is edited (D-43). */
export function stateOf({ approveStatus, rejectReason }: Pick<OwnRequest, 'approveStatus' | 'rejectReason'>): RequestState {
  if (approveStatus === approval.approved) return 'approved';
  if (approveStatus === approval.pending) return 'pending';
  return approveStatus === approval.incomplete || rejectReason !== null ? 'rejected' : 'ready';
}
