import { declineQuote } from '../../../../contract/quote/calls.ts';
import { type DeclineReason, declineReasons, quoteLimits } from '../../../../contract/quote/fields.ts';
import { LongTextInput } from '../../../form/fields/LongTextInput.tsx';
import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import type { FormOf } from '../../../form/form-of.ts';
import { useForm } from '../../../form/use-form.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useDialogWrite } from '../../shared/use-dialog-write.ts';

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
  const form = useForm<Values, 'noteLong', undefined>(
    declineForm,
    { reason: 'price', note: '' },
    { draft: { name: 'decline', id: quoteId } },
  );
  const dialog = useDialogWrite(form, declineQuote, {
    input: ({ reason, note }) => ({ body: { id: quoteId, reason, note: note.trim() } }),
    onDone: () => {
      saySuccess(t, declineQuote, 'quote.wasDeclined');
      onDone();
    },
  });
  return (
    <FormDialog {...dialog} title={t('quote.declineAsk')} submitLabel={t('quote.decline')} onClose={onClose}>
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
