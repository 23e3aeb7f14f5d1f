import type { OwnRequest } from '../../../../contract/request/shapes.ts';
import { Question } from '../../../form/Question.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { Rejection } from '../Rejection.tsx';

export interface ResendQuestionProps {
  request: OwnRequest;
  onClose: () => void;
  onConfirm: () => void;
  busy: boolean;
}

/** Before a rejected request is sent again its owner confirms that it is corrected, or right as it is. */
export function ResendQuestion({ request: { rejectReason }, ...dialog }: ResendQuestionProps) {
  const { t } = useTexts();
  return (
    <Question isOpen {...dialog} title={t('request.form.resend.ask')} confirmLabel={t('request.form.resend.confirm')}>
      {rejectReason !== null && (
        <div className="stack gap-3">
          <Rejection text={rejectReason} />
        </div>
      )}
    </Question>
  );
}
