import { TextInput } from '../../../form/fields/TextInput.tsx';
import { useForm } from '../../../form/use-form.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { AboutSending, type SendDialogProps, sendWords } from '../sending/AboutSending.tsx';
import { dayForm, type DayValues } from './day-form.ts';
import { useSending } from '../sending/use-sending.ts';

/** Asks for a new last day before a request whose last day has passed is sent. */
export function DayDialog({ onClose, ...props }: SendDialogProps) {
  const { request, sending } = props;
  const { t } = useTexts();
  const { form, draft, validate, blame } = useForm(dayForm, { validUntil: '' });
  const { send, busy } = useSending(request, blame);
  const submit = async (): Promise<void> => {
    if (!validate({ now: Date.now() })) return;
    if (await send(form.getValues('validUntil'))) onClose();
  };
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={t(sendWords[sending].title)}
      isBusy={busy}
      submitLabel={t(sendWords[sending].submit)}
      onSubmit={submit}
      onClose={onClose}
    >
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
