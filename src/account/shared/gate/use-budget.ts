import { getCreditBudget } from '../../../../contract/staff/calls.ts';
import { useCall } from '../data/query.ts';
import { useSession } from '../data/use-session.ts';

export interface BudgetState {
  /** What this person may still spend this month; null where nothing bounds it. */
  left: number | null;
  /** When it is whole again, ISO. */
  renewal: string;
  /** The API would refuse the price. */
  isOver: boolean;
}

/** The monthly budget of a member of staff against a price, before it is agreed to; main users have none. */
export function useBudget(price: number): BudgetState {
  const isStaff = useSession().user?.isMainUser === false;
  const { data } = useCall(getCreditBudget, undefined, { enabled: isStaff });
  const left = data?.left ?? null;
  return { left, renewal: data?.dtRenewal ?? '', isOver: left !== null && price > left };
}
