import { accountPages } from '../../../contract/site/account-pages.ts';
import type { Dashboard } from '../../../contract/dashboard/schemas.ts';
import { remedies } from '../../client/session/remedies.ts';
import { Card } from '../../ui/Card.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';

/** The credit balance and the remaining time of the plan. */
export function Balance({ credits, plan }: { credits: number; plan: Dashboard['plan'] }) {
  const { t, number, date } = useTexts();
  return (
    <Card title={t('dashboard.credits.title')}>
      <div className="stack gap-4">
        <a className="box box--credit" href={link(accountPages.membership.path)}>
          <span className="text-sm">{t('dashboard.credits.balance')}</span>
          <strong>{number(credits)}</strong>
          <span className="text-xs soft">{t('dashboard.credits.history')}</span>
        </a>
        {plan === null ? (
          <p className="text-sm soft">{t('dashboard.credits.none')}</p>
        ) : (
          <p className="stack gap-1">
            <bdi className="medium">{plan.name}</bdi>
            <span className="text-sm soft">
              {t(plan.isExpired ? 'dashboard.credits.ended' : 'dashboard.credits.until', { date: date(plan.dtExpire) })}
            </span>
          </p>
        )}
        {(plan === null || plan.isExpired) && (
          <a className="go" href={link(remedies[plan === null ? 'NO_PLAN' : 'PLAN_EXPIRED'].path)}>
            {t('dashboard.credits.plans')}
          </a>
        )}
      </div>
    </Card>
  );
}
