import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Ticks } from '../../ui/Ticks.tsx';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import type { Language } from '../../../contract/text/languages.ts';

const filled = (count: number, of: number) => Array.from({ length: of }, (_, index) => index < count);

/** Badges, notes, tabs, steps, lists and the states of loading, empty and failed. */
export function StyleguideParts({ t, language }: { t: TextsOf; language: Language }) {
  const format = (number: number) => formatNumber(number, language);
  const rows = [
    { id: '1', credits: -50 },
    { id: '2', credits: 500 },
  ];
  return (
    <section className="stack gap-6">
      <div className="row">
        <Badge tone="green" icon="check-circle">
          {t('company.state.approved')}
        </Badge>
        <Badge tone="amber" icon="clock">
          {t('company.state.pending')}
        </Badge>
        <Badge tone="teal" icon="send">
          {t('company.state.ready')}
        </Badge>
        <Badge tone="red" icon="alert">
          {t('company.state.rejected')}
        </Badge>
        <Badge tone="boost" icon="boost">
          {t('common.boosted')}
        </Badge>
        <Badge icon="edit">{t('common.actions.edit')}</Badge>
        <Avatar name="Elif Yıldırım" round size="small" />
        <Avatar name="شركة النيل" />
      </div>
      <Note tone="amber">{t('company.pendingText')}</Note>
      <Note tone="red">{t('errors.BAD_INPUT')}</Note>
      <Note>{t('product.hint.description')}</Note>
      <Tabs
        label={t('payment.steps.label')}
        current="0"
        tabs={[t('nav.imports'), t('nav.exports'), t('nav.companies')].map((label, index) => ({
          id: String(index),
          href: `#${index}`,
          label,
          count: format(1284 * (index + 1)),
        }))}
      />
      <Stepper
        label={t('payment.steps.label')}
        current="1"
        formatNumber={format}
        doneLabel={t('payment.steps.isDone')}
        steps={[t('payment.steps.item'), t('payment.steps.card'), t('payment.steps.bank'), t('payment.steps.done')].map((label, index) => ({
          id: String(index),
          label,
        }))}
      />
      <Card look="close">
        <div className="stack gap-3">
          <p className="text-sm medium">{t('company.itemsFilled', { items: 16, total: 18 })}</p>
          <Ticks
            label={t('company.itemsFilled', { items: 16, total: 18 })}
            groups={[filled(5, 6), filled(1, 1), filled(6, 7), filled(2, 2), filled(2, 2)]}
          />
          <Progress value={64} label={t('account.file.progress', { name: 'loom.png' })} />
        </div>
      </Card>
      <div className="columns columns--2">
        <SkeletonList label={t('common.loading')} rows={2} />
        <EmptyState
          title={t('request.form.none.fits')}
          action={
            <LinkButton href="#post" icon="plus">
              {t('dashboard.steps.request.title')}
            </LinkButton>
          }
        >
          {t('product.hint.description')}
        </EmptyState>
        <ErrorState title={t('errors.NETWORK')} retryLabel={t('common.actions.retry')} onRetry={() => undefined} />
        <Spinner label={t('common.loading')} />
      </div>
      <Table
        label={t('plan.membership.credits')}
        rows={rows}
        rowId={(row) => row.id}
        columns={[
          {
            id: 'date',
            label: t('plan.membership.date'),
            render: () => formatDate('2026-11-20', language),
          },
          { id: 'what', label: t('plan.membership.what'), render: () => t('company.boost.title') },
          {
            id: 'sum',
            label: t('plan.membership.credits'),
            isNumber: true,
            render: (row) => <bdi className="ltr">{format(row.credits)}</bdi>,
          },
        ]}
      />
      <Pagination
        page={4}
        pageCount={64}
        href={(page) => `#${page}`}
        label={t('common.pagination')}
        previousLabel={t('common.actions.previous')}
        nextLabel={t('common.actions.next')}
        summary={t('common.showing', { start: 1, end: 10, total: format(631) })}
        formatNumber={format}
      />
    </section>
  );
}
