import type { UserProfile } from '../../../contract/user/schemas.ts';
import { may } from '../../client/session/session.ts';
import { useState } from 'react';
import { getCreditPlans } from '../../../contract/plan/calls.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { link } from '../shared/route.ts';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useSession } from '../shared/data/use-session.ts';
import { LimitsDialog } from './LimitsDialog.tsx';

type Plan = NonNullable<UserProfile['creditPlan']>;

/** The plan, its end, and what happens then. */
export function PlanCard({ plan }: { plan: Plan | null }) {
  const { t, date } = useTexts();
  const [showsLimits, setShowsLimits] = useState(false);
  if (plan === null)
    return (
      <Card title={t('plan.membership.plan')}>
        <p className="soft">{t('plan.membership.noPlan')}</p>
      </Card>
    );
  const { planName, isExpired, dtExpireDate } = plan;
  return (
    <Card title={t('plan.membership.plan')}>
      <div className="stack gap-3">
        <p className="row">
          <strong className="text-xl" dir="auto">
            {planName}
          </strong>
          <Badge tone={isExpired ? 'red' : 'green'} icon={isExpired ? 'alert' : 'check-circle'}>
            {t(isExpired ? 'plan.membership.expired' : 'plan.membership.active')}
          </Badge>
        </p>
        {dtExpireDate !== null && (
          <p>{t(isExpired ? 'plan.membership.expiredOn' : 'plan.membership.validUntil', { date: date(dtExpireDate) })}</p>
        )}
        <p className="soft text-sm">{t(isExpired ? 'plan.membership.afterEnded' : 'plan.membership.after')}</p>
        <div className="row">
          {isExpired && <Renew plan={plan} />}
          <Button variant="secondary" icon="info" onClick={() => setShowsLimits(true)}>
            {t('plan.membership.more')}
          </Button>
        </div>
      </div>
      {showsLimits && <LimitsDialog onClose={() => setShowsLimits(false)} />}
    </Card>
  );
}

/** Renews the plan for another year, if it is sold and this person may buy it. */
function Renew({ plan: { id, planName } }: { plan: Plan }) {
  const { t } = useTexts();
  const session = useSession();
  const { data } = useCall(getCreditPlans, { query: { getOnlySalable: true } }, { isLookup: true });
  const isSold = data?.creditPlans.some((each) => each.id === id) === true;
  if (!isSold || !may(session, 'changeCreditPlan')) return null;
  return (
    <LinkButton icon="refresh" href={link(`/payment/plan/${id}`)}>
      {t('plan.membership.renew', { name: isolated(planName) })}
    </LinkButton>
  );
}
