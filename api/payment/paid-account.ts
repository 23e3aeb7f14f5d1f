/** What the account of a caller has after a payment, in the words of sign-in and refresh: a page that shows it need not be loaded anew. */
import type { PaidAccount } from '../../contract/payment/schemas.ts';
import type { Caller, Deps } from '../platform/handler.ts';
import { readAccountView } from '../session/credentials-store.ts';

export async function paidAccountOf({ db, clock }: Deps, caller: Caller): Promise<PaidAccount | undefined> {
  const view = await readAccountView(db, caller.userId, clock.now());
  if (view === null) return undefined;
  // Of staff it is the main account's already.
  const { inCredit, stCreditPlanId, dtCreditPlanExpireDate } = view.userInfo;
  return { inCredit, stCreditPlanId, dtCreditPlanExpireDate, creditPlanDetailDTO: view.plan };
}
