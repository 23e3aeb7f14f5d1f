import { approval } from '../../../contract/company/approval.ts';
import type { StartStep } from '../../../contract/start/calls.ts';
import type { Start } from '../../../contract/start/schemas.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';

/** Where a step is taken. */
export function stepPath(step: StartStep, company: Start['company']): string {
  if (step === 'email') return '/profile';
  if (step === 'company') return company === null ? '/add-new-company' : '/my-companies';
  if (step === 'approval') return company === null ? '/my-companies' : `/my-companies/${company.id}`;
  return step === 'request' ? '/add-request' : '/messages';
}

/** What to do first, second and so on; what is done keeps its way there. */
export function Steps({ steps, company }: Pick<Start, 'steps' | 'company'>) {
  const { t, number } = useTexts();
  const next = steps.find(({ isDone }) => !isDone)?.name;
  const done = steps.filter(({ isDone }) => isDone).length;
  const textOf = (step: StartStep): string =>
    step === 'approval' && company?.approveStatus === approval.pending ? t('start.steps.approval.waiting') : t(`start.steps.${step}.text`);
  return (
    <Card
      title={t('start.steps.title')}
      end={<span className="text-sm soft">{t('account.count', { used: number(done), limit: number(steps.length) })}</span>}
    >
      <ol className="next-steps">
        {steps.map(({ name, isDone }, index) => (
          <li key={name} className={isDone ? 'next-steps__done' : undefined} aria-current={name === next ? 'step' : undefined}>
            <span className="next-steps__mark">
              {isDone ? <Icon name="check" size="small" label={t('start.steps.done')} /> : number(index + 1)}
            </span>
            <div className="stack gap-1">
              <a href={link(stepPath(name, company))}>{t(`start.steps.${name}.title`)}</a>
              {!isDone && <p className="text-sm soft">{textOf(name)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
