import { lazy, Suspense } from 'react';
import { minuteMs } from '../../../../contract/limits.ts';
import { isBoostActive } from '../../../../contract/company/boost.ts';
import type { OwnCompany } from '../../../../contract/company/shapes.ts';
import { Note } from '../../../ui/Note.tsx';
import { DecisionsLink } from '../../shared/gate/DecisionsLink.tsx';
import { useClock } from '../../shared/data/use-clock.ts';
import { useTexts } from '../../shared/texts.tsx';

/** Loaded on demand: it is not needed while a boost is active. */
const BoostOffer = lazy(async () => ({ default: (await import('./BoostOffer.tsx')).BoostOffer }));

/** Offers a boost for credits while none is active (docs/behaviour.md#boost). */
export function BoostBox({ company }: { company: OwnCompany }) {
  const { t } = useTexts();
  const now = useClock(minuteMs / 4);
  const isActive = isBoostActive(company.dtBoostExpire === null ? null : Date.parse(company.dtBoostExpire), now);
  if (typeof company.dtReducedAt === 'string')
    return (
      <Note tone="amber">
        {t('company.boost.reduced')} <DecisionsLink />
      </Note>
    );
  return <Suspense>{!isActive && <BoostOffer companyId={company.id} />}</Suspense>;
}
