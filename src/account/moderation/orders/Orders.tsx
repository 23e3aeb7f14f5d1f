import { useState } from 'react';
import { listPageSize } from '../../../../contract/limits.ts';
import { useCall } from '../../shared/data/query.ts';
import { getOrders, orderFilters } from '../../../../contract/payment/calls.ts';
import type { PaymentOrder } from '../../../../contract/payment/schemas.ts';
import { isolated, leftToRight } from '../../../../contract/text/isolate.ts';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { ListPages } from '../../shared/data/ListPages.tsx';
import { joined } from '../../../i18n/trade.ts';
import { useTexts } from '../../shared/texts.tsx';
import { Facts } from '../queue/Facts.tsx';
import { MoneyBackDialog, type MoneyBackWay } from './MoneyBackDialog.tsx';

const tones: Record<PaymentOrder['state'], BadgeProps['tone']> = {
  pending: 'amber',
  capturing: 'amber',
  fulfilled: 'green',
  failed: 'red',
  expired: undefined,
};

/** Card payments of all accounts, the newest first; of paid ones the money can go back. */
export const Orders = () => <OrderList />;

/** @param userId main user, to list the payments of one account */
export function OrderList({ userId }: { userId?: string }) {
  const { t } = useTexts();
  const [page, setPage] = useState(0);
  const [state, setState] = useState('');
  const [asked, setAsked] = useState<{ order: PaymentOrder; way: MoneyBackWay } | null>(null);
  const chosen = orderFilters.find((each) => each === state);
  const query = useCall(getOrders, {
    body: { page, size: listPageSize, ...(chosen !== undefined && { state: chosen }), ...(userId !== undefined && { userId }) },
  });
  return (
    <div className="stack gap-4">
      <div className="form-grid">
        <Select
          label={t('moderation.orders.state')}
          value={state}
          onChange={(next) => {
            setState(next);
            setPage(0);
          }}
          options={[
            { id: '', label: t('moderation.orders.all') },
            ...orderFilters.map((id) => ({ id, label: t(`moderation.orders.states.${id}`) })),
          ]}
        />
      </div>
      <Answered query={query}>
        {({ orders, count }) =>
          count === 0 ? (
            <EmptyState title={t('common.noData')}>{t('moderation.orders.none')}</EmptyState>
          ) : (
            <div className="stack gap-4">
              <ul className="stack gap-4">
                {orders.map((order) => (
                  <OrderRow key={order.id} order={order} onMoneyBack={(way) => setAsked({ order, way })} />
                ))}
              </ul>
              <ListPages page={page} count={count} onPage={setPage} />
            </div>
          )
        }
      </Answered>
      {asked !== null && <MoneyBackDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface OrderRowProps {
  order: PaymentOrder;
  onMoneyBack: (way: MoneyBackWay) => void;
}

/** The state of an order, or what happened to its money. */
function OrderBadge({ order: { state, dtRefundedAt, dtRefundAskedAt, isChargedBack } }: { order: PaymentOrder }) {
  const { t } = useTexts();
  if (dtRefundedAt !== null)
    return <Badge tone="amber">{t(isChargedBack === true ? 'moderation.orders.chargedBack' : 'moderation.orders.refunded')}</Badge>;
  if (dtRefundAskedAt) return <Badge tone="red">{t('moderation.orders.states.refunding')}</Badge>;
  return <Badge tone={tones[state]}>{t(`moderation.orders.states.${state}`)}</Badge>;
}

function OrderRow({ order, onMoneyBack }: OrderRowProps) {
  const { t, language, date, money, creditsOf, number } = useTexts();
  const { type, name, credits, amount, currency, state, dtRefundedAt, dtRefundAskedAt, creditsTakenBack, isOwn } = order;
  const takenBack = (taken: number): string =>
    taken >= credits ? creditsOf(taken) : t('moderation.orders.takenBackOf', { taken: number(taken), all: number(credits) });
  return (
    <li className="card stack gap-4">
      <div className="row row--apart">
        <h2 className="text-md">
          {type === 'plan' ? <bdi>{name}</bdi> : t('moderation.orders.pack', { credits: creditsOf(credits) })} ·{' '}
          <bdi className="money">{money(amount, currency)}</bdi>
        </h2>
        <OrderBadge order={order} />
      </div>
      <Facts
        rows={[
          [t('moderation.orders.buyer'), joined([isolated(order.userName), isolated(order.email)], { t, language })],
          [t('moderation.orders.date'), date(order.dtCreatedAt)],
          [t('moderation.orders.card'), order.cardLast4 === null ? '' : leftToRight(`•••• ${order.cardLast4}`)],
          [t('moderation.orders.provider'), joined([isolated(order.cardProvider), number(order.paymentStatus)], { t, language })],
          [t('moderation.orders.receipt'), order.receiptNumber],
          ...(dtRefundAskedAt ? [[t('moderation.orders.refundingSince'), date(dtRefundAskedAt)] as const] : []),
          ...(dtRefundedAt === null
            ? []
            : [
                [
                  t(order.isChargedBack === true ? 'moderation.orders.chargedBackOn' : 'moderation.orders.refundedOn'),
                  date(dtRefundedAt),
                ] as const,
                [t('moderation.orders.takenBack'), creditsTakenBack === null ? '' : takenBack(creditsTakenBack)] as const,
              ]),
        ]}
      />
      {dtRefundAskedAt && <Note tone="amber">{t('moderation.orders.refundingNote')}</Note>}
      {state === 'fulfilled' &&
        dtRefundedAt === null &&
        (isOwn === true ? (
          <p className="soft text-sm">{t('errors.OWN_ACCOUNT')}</p>
        ) : (
          <div className="row">
            <Button variant="danger" icon="refresh" onClick={() => onMoneyBack('refund')}>
              {t(dtRefundAskedAt ? 'moderation.orders.refundAgain' : 'moderation.orders.refund')}
            </Button>
            <Button variant="quiet" icon="alert" onClick={() => onMoneyBack('chargeback')}>
              {t('moderation.orders.chargeback.button')}
            </Button>
          </div>
        ))}
    </li>
  );
}
