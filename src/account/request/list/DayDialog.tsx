import { sendToApproveOfRequest } from '../../../../contract/request/calls.ts';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { useForm } from '../../../form/use-form.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useDialogWrite } from '../../shared/use-dialog-write.ts';
import { AboutSending, type SendDialogProps, sendWords } from '../sending/AboutSending.tsx';
import { dayForm, type DayValues } from './day-form.ts';

/** Asks for a new last day before a request whose last day has passed is sent. */
export function DayDialog({ onClose, ...props }: SendDialogProps) {
  const { request, sending } = props;
  const { t } = useTexts();
  const form = useForm(dayForm, { validUntil: '' });
  const dialog = useDialogWrite({ ...form, validate: () => form.validate({ now: Date.now() }) }, sendToApproveOfRequest, {
    input: ({ validUntil }) => ({ query: { requestId: request.id, validUntil } }),
    onDone: () => {
      saySuccess(t, sendToApproveOfRequest, 'request.form.sent');
      onClose();
    },
  });
  return (
    <FormDialog {...dialog} title={t(sendWords[sending].title)} submitLabel={t(sendWords[sending].submit)} onClose={onClose}>
      <AboutSending {...props} />
      <TextInput<DayValues>
        name="validUntil"
        type="date"
        label={t('trade.label.validUntil')}
        hint={t('tradeForm.hint.validUntil')}
        isRequired
      />
    </FormDialog>
  );
}
