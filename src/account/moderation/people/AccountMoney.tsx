import { useState } from 'react';
import { listPageSize } from '../../../../contract/limits.ts';
import { useCall } from '../../shared/data/query.ts';
import { getLedger } from '../../../../contract/moderation/people-calls.ts';
import { adjustmentKinds } from '../../../../contract/moderation/suspension.ts';
import { localeOf } from '../../../../contract/text/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { ListPages } from '../../shared/data/ListPages.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { OrderList } from '../orders/Orders.tsx';

/** Credits and payments of an account, loaded on demand. */
export function AccountMoney({ userId }: { userId: string }) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  if (!isShown)
    return (
      <div className="row">
        <Button variant="secondary" icon="credit" onClick={() => setShown(true)}>
          {t('people.show')}
        </Button>
      </div>
    );
  return (
    <>
      <Card title={t('people.ledger')} look="flush">
        <Ledger userId={userId} />
      </Card>
      <section className="stack gap-4">
        <h2>{t('people.orders')}</h2>
        <OrderList userId={userId} />
      </section>
    </>
  );
}

function Ledger({ userId }: { userId: string }) {
  const { t, number, date, language } = useTexts();
  const [page, setPage] = useState(0);
  const query = useCall(getLedger, { body: { id: userId, page, size: listPageSize } });
  const signed = new Intl.NumberFormat(localeOf[language], { signDisplay: 'exceptZero' });
  return (
    <Answered query={query}>
      {({ rows, count }) =>
        count === 0 ? (
          <EmptyState title={t('people.noLedger')} />
        ) : (
          <>
            <ul className="audit-log">
              {rows.map(({ id, amount, reason, detail, balanceAfter, dtAt }) => (
                <li key={id} className="stack gap-2">
                  <div className="row row--apart row--fixed">
                    <span>
                      {t(`people.movement.${reason}`)}
                      {detail !== '' && (
                        <>
                          {' · '}
                          <bdi className="soft">{reason === 'adjustment' ? kindText(t, detail) : detail}</bdi>
                        </>
                      )}
                    </span>
                    <bdi className="medium">{signed.format(amount)}</bdi>
                  </div>
                  <div className="row row--apart row--fixed faint text-sm">
                    <time dateTime={dtAt}>{date(dtAt)}</time>
                    <span>{t('people.balanceAfter', { balance: number(balanceAfter) })}</span>
                  </div>
                </li>
              ))}
            </ul>
            <div className="people-none">
              <ListPages page={page} count={count} onPage={setPage} label={t('people.ledger')} />
            </div>
          </>
        )
      }
    </Answered>
  );
}

/** The kind of an adjustment in words. */
function kindText(t: ReturnType<typeof useTexts>['t'], detail: string): string {
  const kind = adjustmentKinds.find((each) => each === detail);
  return kind === undefined ? detail : t(`plan.membership.adjustments.${kind}`);
}
