import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { $session } from '../../client/session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Answered } from '../shared/Answered.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { useCall } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { CreditHistory } from './CreditHistory.tsx';
import { LimitsDialog } from './LimitsDialog.tsx';

/** The plan and its end, the balance, and where the credits went. */
export function MembershipPage() {
  const { t, number, date } = useTexts();
  const query = useCall(getUserProfile);
  const balance = useStore($session).user?.inCredit ?? 0;
  const [showsLimits, setShowsLimits] = useState(false);
  return (
    <div className="wrap page stack gap-6">
      <PageHead
        title={t('nav.business.membership')}
        end={
          <LinkButton href={link('/plans')} icon="card">
            {t('plan.membership.plans')}
          </LinkButton>
        }
      />
      <Answered query={query}>
        {({ user }) => (
          <div className="columns columns--2">
            <Card title={t('plan.membership.plan')}>
              {user.creditPlan === null ? (
                <p className="soft">{t('plan.membership.noPlan')}</p>
              ) : (
                <div className="stack gap-3">
                  <p className="row">
                    <strong className="text-xl" dir="auto">
                      {user.creditPlan.planName}
                    </strong>
                    <Badge tone={user.creditPlan.isExpired ? 'red' : 'green'} icon={user.creditPlan.isExpired ? 'alert' : 'check-circle'}>
                      {t(user.creditPlan.isExpired ? 'plan.membership.expired' : 'plan.membership.active')}
                    </Badge>
                  </p>
                  {user.creditPlan.dtExpireDate !== null && (
                    <p className="soft">
                      {t(user.creditPlan.isExpired ? 'plan.membership.expiredOn' : 'plan.membership.validUntil', {
                        date: date(user.creditPlan.dtExpireDate),
                      })}
                    </p>
                  )}
                  <div>
                    <Button variant="secondary" icon="info" onClick={() => setShowsLimits(true)}>
                      {t('plan.membership.more')}
                    </Button>
                  </div>
                </div>
              )}
            </Card>
            <div className="box box--credit">
              <span>{t('plan.membership.balance')}</span>
              <strong>{number(balance)}</strong>
              <span className="text-sm soft">{t('plan.membership.balanceText')}</span>
            </div>
          </div>
        )}
      </Answered>
      <CreditHistory />
      {showsLimits && <LimitsDialog onClose={() => setShowsLimits(false)} />}
    </div>
  );
}
