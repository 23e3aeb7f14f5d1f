import { lazy, Suspense } from 'react';
import { getDecisions } from '../../../../../contract/decision/calls.ts';
import { useCall } from '../../data/query.ts';

/** Loaded where a decision is shown: they are rare. */
const DecisionSummary = lazy(async () => ({ default: (await import('./DecisionSummary.tsx')).DecisionSummary }));

/** The newest decision that left a thing public, while it counts: nothing else on the thing's page states that. @param id of the thing */
export function DecisionNote({ id }: { id: string }) {
  const decision = useCall(getDecisions).data?.decisions.find(
    (each) => each.targetId === id && each.dtStrikeUntil !== null && each.act !== 'TAKEN_DOWN',
  );
  return (
    decision && (
      <Suspense>
        <DecisionSummary decision={decision} />
      </Suspense>
    )
  );
}
