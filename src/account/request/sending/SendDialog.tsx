import { Question } from '../../../form/Question.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { AboutSending, type SendDialogProps, sendWords } from './AboutSending.tsx';
import { DayDialog } from '../list/DayDialog.tsx';
import { useSending } from './use-sending.ts';

/** Before a request goes to the moderators: a confirmation, or a new last day if its own has passed. */
export function SendDialog(props: SendDialogProps) {
  return props.isPast ? <DayDialog {...props} /> : <PlainDialog {...props} />;
}

function PlainDialog({ onClose, ...props }: SendDialogProps) {
  const { request, sending } = props;
  const { t } = useTexts();
  const { send, busy } = useSending(request);
  return (
    <Question
      isOpen
      onClose={onClose}
      onConfirm={() => void send().then(onClose)}
      title={t(sendWords[sending].title)}
      confirmLabel={t(sendWords[sending].submit)}
      busy={busy}
    >
      <AboutSending {...props} />
    </Question>
  );
}
