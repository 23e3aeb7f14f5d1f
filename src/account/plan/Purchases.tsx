import { useState } from 'react';
import { listPageSize } from '../../../contract/limits.ts';
import { useCall } from '../shared/data/query.ts';
import { getPurchases } from '../../../contract/payment/calls.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { Movements } from './Movements.tsx';

/** Card payments, the newest first, each with its receipt. */
export function Purchases() {
  const { t, date, money, creditsOf } = useTexts();
  const [page, setPage] = useState(0);
  const query = useCall(getPurchases, { query: { page, size: listPageSize } });
  return (
    <section className="stack gap-4">
      <h2>{t('plan.membership.purchases')}</h2>
      <Answered query={query} rows={1}>
        {({ purchases, count }) =>
          count === 0 ? (
            <EmptyState title={t('common.noData')}>{t('plan.membership.noPurchases')}</EmptyState>
          ) : (
            <Movements
              label={t('plan.membership.purchases')}
              rows={purchases}
              count={count}
              page={page}
              onPage={setPage}
              columns={[
                { id: 'date', label: t('plan.membership.date'), render: ({ dtCreatedAt }) => date(dtCreatedAt) },
                {
                  id: 'what',
                  label: t('plan.membership.what'),
                  render: ({ type, name, credits, dtRefundedAt, isChargedBack }) => (
                    <>
                      {type === 'plan'
                        ? t('plan.membership.planOf', { name: isolated(name) })
                        : t('plan.membership.packOf', { credits: creditsOf(credits) })}{' '}
                      {dtRefundedAt !== null && (
                        <Badge tone="amber">{t(isChargedBack === true ? 'plan.membership.chargedBack' : 'plan.membership.refunded')}</Badge>
                      )}
                    </>
                  ),
                },
                {
                  id: 'value',
                  label: t('plan.membership.amount'),
                  render: ({ amount, currency }) => <bdi>{money(amount, currency)}</bdi>,
                },
                {
                  id: 'end',
                  label: t('plan.membership.document'),
                  render: ({ id, document, receiptNumber }) => (
                    <a href={link(`/receipt/${id}`)} aria-label={t(`plan.membership.documentOf.${document}`, { number: receiptNumber })}>
                      <bdi className="ltr">{receiptNumber}</bdi>
                    </a>
                  ),
                },
              ]}
            />
          )
        }
      </Answered>
    </section>
  );
}
