import { refundOrder } from '../../../../contract/payment/calls.ts';
import type { PaymentOrder } from '../../../../contract/payment/schemas.ts';
import { refundLengths } from '../../../../contract/payment/fields.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { NotedDialog } from '../queue/NotedDialog.tsx';
import { unreturned } from './unreturned.ts';

/** Confirms a refund to the card, with a note that is stored with the order. */
export function RefundDialog({ order, onClose }: { order: PaymentOrder; onClose: () => void }) {
  const texts = useTexts();
  const { t, money } = texts;
  const refund = useWrite(refundOrder, { isShownByReading: true });
  const run = async (note: string) => {
    const answer = await refund.run({ body: { id: order.id, note } });
    if (!answer.ok) return;
    saySuccess(t, refundOrder, 'moderation.orders.done', undefined, unreturned(answer.data, texts));
    onClose();
  };
  return (
    <NotedDialog
      title={t('moderation.orders.ask', { amount: money(order.amount, order.currency) })}
      text={t(order.type === 'plan' ? 'moderation.orders.planEnds' : 'moderation.orders.creditsGo')}
      confirmLabel={t('moderation.orders.refund')}
      busy={refund.busy}
      note={{ label: t('moderation.orders.note'), missing: t('moderation.orders.needsNote'), limit: refundLengths.note }}
      onClose={onClose}
      onConfirm={(note) => void run(note)}
    />
  );
}
