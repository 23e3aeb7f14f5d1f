import { useState } from 'react';
import { isBlank } from '../../../contract/check.ts';
import { type PaymentOrder, refundOrder } from '../../../contract/payment/calls.ts';
import { refundLengths } from '../../../contract/payment/fields.ts';
import { toast } from '../../client/toasts.ts';
import { LeaveGuard } from '../../form/LeaveGuard.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';

/** Money goes back to the card: asked once more, with a note that stays with the order. */
export function RefundDialog({ order, onClose }: { order: PaymentOrder; onClose: () => void }) {
  const { t, money, number } = useTexts();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const refund = useWrite(refundOrder, { tags: ['Moderation', 'User'] });
  const run = async () => {
    if (isBlank(note)) {
      setMissing(true);
      return;
    }
    const answer = await refund.run({ body: { id: order.id, note: note.trim() } });
    if (!answer.ok) return;
    toast('good', t('moderation.orders.done'), 'business');
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void run()}
      title={t('moderation.orders.ask', { amount: money(order.amount, order.currency) })}
      confirmLabel={t('moderation.orders.refund')}
      cancelLabel={t('common.actions.cancel')}
      variant="danger"
      busy={refund.busy}
    >
      <LeaveGuard isActive={note !== ''} isWhole />
      <div className="stack gap-4">
        <p>{t(order.type === 'plan' ? 'moderation.orders.planEnds' : 'moderation.orders.creditsGo')}</p>
        <TextArea
          label={t('moderation.orders.note')}
          value={note}
          onChange={(typed) => {
            setMissing(false);
            setNote(typed);
          }}
          rows={3}
          limit={refundLengths.note}
          countLabel={(used, limit) => t('account.count', { used: number(used), limit: number(limit) })}
          errorMessage={isMissing ? t('moderation.orders.needsNote') : undefined}
          isRequired
        />
      </div>
    </ConfirmDialog>
  );
}
