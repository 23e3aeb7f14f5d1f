import { useEffect, useState } from 'react';
import { listPageSize } from '../../../contract/limits.ts';
import { getUserTransActions } from '../../../contract/user/calls.ts';
import { setCredit } from '../../client/session.ts';
import { localeOf } from '../../i18n/languages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Table } from '../../ui/Table.tsx';
import { Answered } from '../shared/Answered.tsx';
import { useCall } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { historyKind } from './history.ts';

/** Every movement of credits, newest first. */
export function CreditHistory() {
  const { t, number, date, language } = useTexts();
  const [page, setPage] = useState(0);
  const query = useCall(getUserTransActions, { body: { page, size: listPageSize } });
  const balance = query.data?.balance;
  useEffect(() => {
    if (balance !== undefined) setCredit(balance);
  }, [balance]);
  const signed = new Intl.NumberFormat(localeOf[language], { signDisplay: 'exceptZero' });
  return (
    <section className="stack gap-4">
      <h2>{t('plan.membership.history')}</h2>
      <Answered query={query}>
        {({ transActions, count }) =>
          count === 0 ? (
            <EmptyState title={t('common.noData')}>{t('plan.membership.noHistory')}</EmptyState>
          ) : (
            <div>
              <Table
                label={t('plan.membership.history')}
                rows={transActions}
                rowId={({ id }) => id}
                columns={[
                  { id: 'date', label: t('plan.membership.date'), render: ({ transActionDate }) => date(transActionDate) },
                  { id: 'kind', label: t('plan.membership.kind'), render: (row) => t(`plan.membership.kinds.${historyKind(row)}`) },
                  { id: 'detail', label: t('plan.membership.detail'), render: ({ detail }) => <bdi>{detail}</bdi> },
                  {
                    id: 'value',
                    label: t('plan.membership.credits'),
                    isNumber: true,
                    render: ({ transActionValue }) => (
                      <span className={transActionValue < 0 ? undefined : 'medium'}>{signed.format(transActionValue)}</span>
                    ),
                  },
                ]}
              />
              <Pagination
                page={page + 1}
                pageCount={Math.ceil(count / listPageSize)}
                onPage={(next) => setPage(next - 1)}
                label={t('common.pagination')}
                previousLabel={t('common.actions.previous')}
                nextLabel={t('common.actions.next')}
                formatNumber={number}
                summary={t('common.showing', {
                  start: number(page * listPageSize + 1),
                  end: number(Math.min(count, (page + 1) * listPageSize)),
                  total: number(count),
                })}
              />
            </div>
          )
        }
      </Answered>
    </section>
  );
}
