import { isolated } from '../../../../../contract/text/isolate.ts';
import type { Failure } from '../../../../client/call.ts';
import { sayFailure } from '../../../shared/say-failure.ts';
import { useTexts } from '../../../shared/texts.tsx';
import { claimOf, decisionOf } from '../refused.ts';

/** Shows who decided first. @returns whether it did */
export function useSayWho(): (failure: Failure) => boolean {
  const { t, clock } = useTexts();
  return ({ code, done }) => {
    const [decided, claim] = [decisionOf(done), claimOf(done)];
    if (code === 'ALREADY_DECIDED' && decided !== null) {
      const { by, isApproved } = decided;
      sayFailure(t(isApproved ? 'console.queue.approvedBy' : 'console.queue.rejectedBy', { name: isolated(by) }));
      return true;
    }
    if (code === 'ITEM_CLAIMED' && claim !== null) {
      sayFailure(t('console.queue.other', { name: isolated(claim.by), time: clock(claim.dtUntil) }));
      return true;
    }
    return false;
  };
}
