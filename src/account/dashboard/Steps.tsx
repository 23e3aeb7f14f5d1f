import { approval } from '../../../contract/company/approval.ts';
import type { OnboardingStep } from '../../../contract/dashboard/calls.ts';
import type { Dashboard } from '../../../contract/dashboard/schemas.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';

/** The page on which a step is done. */
export function stepPath(step: OnboardingStep, company: Dashboard['company']): string {
  if (step === 'email') return '/profile';
  if (step === 'company') return company === null ? '/add-new-company' : '/my-companies';
  if (step === 'approval') return company === null ? '/my-companies' : `/my-companies/${company.id}`;
  return step === 'request' ? '/add-request' : '/messages';
}

/** The onboarding steps in order; finished ones keep their link. */
export function Steps({ steps, company }: Pick<Dashboard, 'steps' | 'company'>) {
  const { t, number } = useTexts();
  const next = steps.find(({ isDone }) => !isDone)?.name;
  const done = steps.filter(({ isDone }) => isDone).length;
  const textOf = (step: OnboardingStep): string =>
    step === 'approval' && company?.approveStatus === approval.pending
      ? t('dashboard.steps.approval.waiting')
      : t(`dashboard.steps.${step}.text`);
  return (
    <Card
      title={t('dashboard.steps.title')}
      end={<span className="text-sm soft">{t('account.count', { used: number(done), limit: number(steps.length) })}</span>}
    >
      <ol className="next-steps">
        {steps.map(({ name, isDone }, index) => (
          <li key={name} className={isDone ? 'next-steps__done' : undefined} aria-current={name === next ? 'step' : undefined}>
            <span className="next-steps__mark">
              {isDone ? <Icon name="check" size="small" label={t('dashboard.steps.done')} /> : number(index + 1)}
            </span>
            <div className="stack gap-1">
              <a href={link(stepPath(name, company))}>{t(`dashboard.steps.${name}.title`)}</a>
              {!isDone && <p className="text-sm soft">{textOf(name)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
