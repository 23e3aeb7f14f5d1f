import { lazy, Suspense } from 'react';
import { isBoostActive } from '../../../../contract/company/boost-active.ts';
import type { OwnCompany } from '../../../../contract/company/shapes.ts';
import { minuteMs } from '../../../../contract/limits.ts';
import { useClock } from '../../shared/data/use-clock.ts';

/** While a boost runs nobody needs it. */
const BoostOffer = lazy(async () => ({ default: (await import('./BoostOffer.tsx')).BoostOffer }));

/** Credits for a place at the top; offered while none is running (docs/behaviour.md#boost), each time anew. */
export function BoostBox({ company }: { company: OwnCompany }) {
  const now = useClock(minuteMs / 4);
  const isActive = isBoostActive(company.dtBoostExpire === null ? null : Date.parse(company.dtBoostExpire), now);
  return <Suspense>{!isActive && <BoostOffer companyId={company.id} />}</Suspense>;
}
