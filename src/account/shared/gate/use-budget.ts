import { getCreditBudget } from '../../../../contract/staff/calls.ts';
import { useCall } from '../data/query.ts';
import { useSession } from '../data/use-session.ts';

export interface BudgetState {
  /** The rest of this month's budget; null without a budget. */
  left: number | null;
  /** When it is renewed, ISO. */
  renewal: string;
  /** The API would refuse the price. */
  isOver: boolean;
}

/** Compares the monthly budget of a staff member with a price before it is confirmed; main users have no budget. */
export function useBudget(price: number): BudgetState {
  const isStaff = useSession().user?.isMainUser === false;
  const { data } = useCall(getCreditBudget, undefined, { enabled: isStaff });
  const left = data?.left ?? null;
  return { left, renewal: data?.dtRenewal ?? '', isOver: left !== null && price > left };
}
