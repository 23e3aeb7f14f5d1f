import { isolated } from '../../../../contract/text/isolate.ts';
import { recordChargeback, refundOrder } from '../../../../contract/payment/calls.ts';
import type { PaymentOrder } from '../../../../contract/payment/schemas.ts';
import { refundLengths } from '../../../../contract/payment/fields.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { NotedDialog } from '../queue/NotedDialog.tsx';

/** How the money of an order goes back: we return it to the card, or the bank has taken it back. */
const ways = {
  refund: {
    ask: 'moderation.orders.ask',
    button: 'moderation.orders.refund',
    note: 'moderation.orders.note',
    needsNote: 'moderation.orders.needsNote',
    done: 'moderation.orders.done',
  },
  chargeback: {
    ask: 'moderation.orders.chargeback.ask',
    button: 'moderation.orders.chargeback.button',
    note: 'moderation.orders.chargeback.note',
    needsNote: 'moderation.orders.chargeback.needsNote',
    done: 'moderation.orders.chargeback.done',
  },
} as const;
export type MoneyBackWay = keyof typeof ways;

interface MoneyBackDialogProps {
  order: PaymentOrder;
  way: MoneyBackWay;
  onClose: () => void;
}

/** Confirms that the money of an order goes back, with a note that is stored with the order. */
export function MoneyBackDialog({ order, way, onClose }: MoneyBackDialogProps) {
  const { t, money, number } = useTexts();
  const { ask, button, note: label, needsNote, done } = ways[way];
  const write = useWrite(way === 'refund' ? refundOrder : recordChargeback, { isShownByReading: true });
  const run = async (note: string) => {
    const answer = await write.run({ body: { id: order.id, note } });
    if (!answer.ok) return;
    const { order: returned, planLeft } = answer.data;
    const spent = returned.credits - (returned.creditsTakenBack ?? returned.credits);
    const also = [
      ...(spent > 0 ? [t('moderation.orders.spent', { number: number(spent) })] : []),
      ...(planLeft ? [t('moderation.orders.planStays', { name: isolated(planLeft) })] : []),
    ];
    saySuccess(t, way === 'refund' ? refundOrder : recordChargeback, done, undefined, also);
    onClose();
  };
  const effect = t(order.type === 'plan' ? 'moderation.orders.planEnds' : 'moderation.orders.creditsGo');
  return (
    <NotedDialog
      title={t(ask, { amount: money(order.amount, order.currency) })}
      text={way === 'refund' ? effect : `${t('moderation.orders.chargeback.text')} ${effect}`}
      confirmLabel={t(button)}
      busy={write.busy}
      note={{ label: t(label), missing: t(needsNote), limit: refundLengths.note }}
      onClose={onClose}
      onConfirm={(note) => void run(note)}
    />
  );
}
