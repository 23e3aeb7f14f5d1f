import { unlimited, type Feature } from '../../../contract/plan/features.ts';
import { getUsageLimits } from '../../../contract/user/calls.ts';
import { Card } from '../../ui/Card.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';

/** Limits that are used up over time; the dialog lists the others, such as keywords per item. */
export const counted = [
  'SendMessageForImportRequest',
  'SendMessageForExportRequest',
  'SendMessageForLogisticNeed',
  'SendMessageForLogisticService',
  'SendMessageForCompanyFromCompaniesScreen',
  'RequestAdditionLimit',
  'ProductAdditionLimit',
  'CreateCompany',
  'AddSubUser',
] as const satisfies readonly Feature[];

/** Usage of the plan, limit by limit. */
export function PlanUse() {
  const { t, number } = useTexts();
  const query = useCall(getUsageLimits, { query: { names: counted.join(',') } });
  return (
    <Card title={t('plan.membership.limits')}>
      <Answered query={query}>
        {({ limits }) => (
          <ul className="plan-use">
            {counted.map((name) => {
              const { used, limit } = limits.find((each) => each.name === name) ?? { used: 0, limit: 0 };
              const label = t(`plan.membership.features.${name}`);
              const isUnlimited = limit === unlimited;
              return (
                <li key={name}>
                  <p className="row row--apart row--fixed text-sm">
                    <span>{label}</span>
                    <span className="plan-use__count">
                      {isUnlimited
                        ? `${number(used)} · ${t('plan.membership.unlimited')}`
                        : t('account.count', { used: number(used), limit: number(limit) })}
                    </span>
                  </p>
                  {!isUnlimited && <Progress value={Math.min(used, limit)} max={Math.max(limit, 1)} label={label} />}
                </li>
              );
            })}
          </ul>
        )}
      </Answered>
    </Card>
  );
}
