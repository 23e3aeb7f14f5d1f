import { useEffect, useState } from 'react';
import { listPageSize } from '../../../contract/limits.ts';
import { useCall } from '../shared/data/query.ts';
import { getUserTransActions } from '../../../contract/user/calls.ts';
import { setAccount } from '../../client/session/session.ts';
import { localeOf } from '../../../contract/text/languages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OfferTitle } from '../shared/OfferTitle.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { useTexts } from '../shared/texts.tsx';
import { historyDetail, historyKind } from './history.ts';
import { Movements } from './Movements.tsx';

/** Every movement of credits, the newest first, with the balance after it. */
export function CreditHistory() {
  const { t, number, date, language } = useTexts();
  const [page, setPage] = useState(0);
  const query = useCall(getUserTransActions, { body: { page, size: listPageSize } });
  // A cached answer may be older than the balance that is shown.
  const balance = query.isFetching || query.error !== null ? undefined : query.data?.balance;
  useEffect(() => {
    if (balance !== undefined) setAccount({ inCredit: balance });
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
            <Movements
              label={t('plan.membership.history')}
              rows={transActions}
              count={count}
              page={page}
              onPage={setPage}
              columns={[
                { id: 'date', label: t('plan.membership.date'), render: ({ transActionDate }) => date(transActionDate) },
                {
                  id: 'what',
                  label: t('plan.membership.kind'),
                  render: (row) => (
                    <>
                      {t(`plan.membership.kinds.${historyKind(row)}`)}
                      {row.detail !== '' && (
                        <>
                          {' · '}
                          <OfferTitle
                            className="soft"
                            title={row.title}
                            name={historyDetail(row, (kind) => t(`plan.membership.adjustments.${kind}`))}
                          />
                        </>
                      )}
                    </>
                  ),
                },
                {
                  id: 'value',
                  label: t('plan.membership.credits'),
                  render: ({ transActionValue }) => (
                    <bdi className={transActionValue < 0 ? undefined : 'medium'}>{signed.format(transActionValue)}</bdi>
                  ),
                },
                { id: 'end', label: t('plan.membership.balanceAfter'), render: ({ balanceAfter }) => number(balanceAfter) },
              ]}
            />
          )
        }
      </Answered>
    </section>
  );
}
