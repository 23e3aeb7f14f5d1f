import type { OwnRequest } from '../../../../contract/request/shapes.ts';
import { useTexts } from '../../shared/texts.tsx';
import { Rejection } from '../Rejection.tsx';
import { RenewText } from '../list/RenewText.tsx';
import type { Sending } from '../state.ts';

export interface SendDialogProps {
  request: OwnRequest;
  sending: Sending;
  /** The request's last day has passed. */
  isPast: boolean;
  onClose: () => void;
}

export const sendWords = {
  send: { title: 'request.form.sendAsk', submit: 'request.form.send' },
  resend: { title: 'request.form.resend.ask', submit: 'request.form.resend.confirm' },
  renew: { title: 'request.form.renew.ask', submit: 'request.form.renew.do' },
} as const;

/** Explains a submission: the moderators' reasons, its effect, and whether a new last day is required. */
export function AboutSending({ request, sending, isPast }: Omit<SendDialogProps, 'onClose'>) {
  const { t, date } = useTexts();
  const { rejectReason, factsInput } = request;
  return (
    <div className="stack gap-3 soft text-sm">
      {sending === 'renew' && (
        <p>
          <RenewText request={request} />
        </p>
      )}
      {sending === 'resend' && rejectReason !== null && <Rejection text={rejectReason} />}
      {sending !== 'renew' && isPast && <p>{t('request.form.dayPast', { date: date(factsInput?.validUntil ?? '') })}</p>}
    </div>
  );
}
