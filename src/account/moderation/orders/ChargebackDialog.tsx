import { recordChargeback } from '../../../../contract/payment/calls.ts';
import type { PaymentOrder } from '../../../../contract/payment/schemas.ts';
import { refundLengths } from '../../../../contract/payment/fields.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { NotedDialog } from '../queue/NotedDialog.tsx';
import { unreturned } from './unreturned.ts';

/** Confirms that the bank has taken a payment back, with a note that is stored with the order and in the audit log. */
export function ChargebackDialog({ order, onClose }: { order: PaymentOrder; onClose: () => void }) {
  const texts = useTexts();
  const { t, money } = texts;
  const chargeback = useWrite(recordChargeback, { isShownByReading: true });
  const run = async (note: string) => {
    const answer = await chargeback.run({ body: { id: order.id, note } });
    if (!answer.ok) return;
    saySuccess(t, recordChargeback, 'moderation.orders.chargeback.done', undefined, unreturned(answer.data, texts));
    onClose();
  };
  return (
    <NotedDialog
      title={t('moderation.orders.chargeback.ask', { amount: money(order.amount, order.currency) })}
      text={`${t('moderation.orders.chargeback.text')} ${t(order.type === 'plan' ? 'moderation.orders.planEnds' : 'moderation.orders.creditsGo')}`}
      confirmLabel={t('moderation.orders.chargeback.button')}
      busy={chargeback.busy}
      note={{
        label: t('moderation.orders.chargeback.note'),
        missing: t('moderation.orders.chargeback.needsNote'),
        limit: refundLengths.note,
      }}
      onClose={onClose}
      onConfirm={(note) => void run(note)}
    />
  );
}
