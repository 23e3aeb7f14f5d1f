import { useStore } from '@nanostores/react';
import { minuteMs } from '../../../contract/limits.ts';
import { $session } from '../../client/session.ts';
import { Note } from '../../ui/Note.tsx';
import { link } from './place.ts';
import { planState } from './plan-state.ts';
import { useProductUse } from './product-use.ts';
import { useTexts } from './texts.tsx';
import { useClock } from './use-clock.ts';

/** Why no product can be added, while that is so: no plan, or all of its products are there. */
export function ProductPlanNote() {
  const { t, number } = useTexts();
  const plan = planState(useStore($session), useClock(minuteMs));
  const use = useProductUse();
  if (plan === 'ok' && use?.isFull !== true) return null;
  return (
    <Note tone="amber">
      {plan === 'ok'
        ? t('product.full', { limit: number(use?.limit ?? 0) })
        : t(plan === 'expired' ? 'errors.PLAN_EXPIRED' : 'errors.NO_PLAN')}{' '}
      <a href={link('/plans')}>{t('nav.plans')}</a>
    </Note>
  );
}
