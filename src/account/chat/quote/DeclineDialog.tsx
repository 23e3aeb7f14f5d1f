import { declineQuote } from '../../../../contract/quote/calls.ts';
import { type DeclineReason, declineReasons, quoteLimits } from '../../../../contract/quote/fields.ts';
import { LongTextInput } from '../../../form/fields/LongTextInput.tsx';
import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import type { FormOf } from '../../../form/form-of.ts';
import { useForm } from '../../../form/use-form.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useFailure } from '../../shared/use-failure.ts';
import { useWrite } from '../../shared/data/use-write.ts';

interface Values {
  reason: DeclineReason;
  note: string;
}
const declineForm: FormOf<Values, 'noteLong'> = {
  rules: [['note', 'noteLong', ({ note }) => note.trim().length > quoteLimits.note]],
  names: { reason: 'reason', note: 'note' },
  draft: {},
  says: (t, check) => t(`quote.check.${check}`),
};

/** Declines a quote with a reason in the reader's language and a note on acceptable terms. */
export function DeclineDialog({ quoteId, onDone, onClose }: { quoteId: string; onDone: () => void; onClose: () => void }) {
  const { t } = useTexts();
  const { form, draft, validate, blame } = useForm<Values, 'noteLong', undefined>(
    declineForm,
    { reason: 'price', note: '' },
    { draft: { name: 'decline', id: quoteId } },
  );
  const failure = useFailure(blame);
  const declining = useWrite(declineQuote, { isShownByReading: true, onFailure: failure.show });
  const submit = async (): Promise<void> => {
    failure.clear();
    if (!validate(undefined)) return;
    const { reason, note } = form.getValues();
    const answer = await declining.run({ body: { id: quoteId, reason, note: note.trim() } });
    if (!answer.ok) return;
    draft?.forget();
    saySuccess(t, declineQuote, 'quote.wasDeclined');
    onDone();
  };
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={t('quote.declineAsk')}
      isBusy={declining.busy}
      failure={failure.text}
      submitLabel={t('quote.decline')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="soft text-sm">{t('quote.declineText')}</p>
      <SelectInput<Values>
        name="reason"
        label={t('quote.reason.label')}
        options={declineReasons.map((id) => ({ id, label: t(`quote.reason.${id}`) }))}
      />
      <LongTextInput<Values> name="note" label={t('quote.reason.note')} rows={3} limit={quoteLimits.note} />
    </FormDialog>
  );
}
