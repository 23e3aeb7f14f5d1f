import { remedies } from '../../../client/session/remedies.ts';
import { minuteMs } from '../../../../contract/limits.ts';
import { Note } from '../../../ui/Note.tsx';
import { planRefusal } from './plan-state.ts';
import { useProductUse } from './product-use.ts';
import { useTexts } from '../texts.tsx';
import { useClock } from '../data/use-clock.ts';
import { RemedyLink } from '../RemedyLink.tsx';
import { useSession } from '../data/use-session.ts';

/** Why no product can be added: there is no plan, or its limit is reached. */
export function ProductPlanNote() {
  const { t, number } = useTexts();
  const plan = planRefusal(useSession(), useClock(minuteMs));
  const use = useProductUse();
  if (plan === null && use?.isFull !== true) return null;
  return (
    <Note tone="amber">
      {plan === null ? t('product.full', { limit: number(use?.limit ?? 0) }) : t(`errors.${plan.code}`)}{' '}
      <RemedyLink to={remedies.LIMIT_REACHED}>{t('nav.plans')}</RemedyLink>
    </Note>
  );
}
