import type { OwnRequest } from '../../../contract/request/shapes.ts';

export type RequestState = 'rejected' | 'ready' | 'pending' | 'approved';

/** Like a company's, but a valid form is always complete: 1 means rejected until it is edited (D-43). */
export function stateOf({ approveStatus, rejectReason }: Pick<OwnRequest, 'approveStatus' | 'rejectReason'>): RequestState {
  if (approveStatus === 4) return 'approved';
  if (approveStatus === 3) return 'pending';
  return approveStatus === 1 || rejectReason !== null ? 'rejected' : 'ready';
}
