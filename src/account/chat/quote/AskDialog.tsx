/** Requests a quote in a chat; loaded on demand. */
import { useState } from 'react';
import type { ChatDetail } from '../../../../contract/chat/calls.ts';
import { chatLengths } from '../../../../contract/chat/fields.ts';
import { askForQuote } from '../../../../contract/quote/calls.ts';
import { type CreatedFor, quotedKind } from '../../../../contract/quote/seller.ts';
import { LongTextInput } from '../../../form/fields/LongTextInput.tsx';
import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import type { FormOf } from '../../../form/form-of.ts';
import { useForm } from '../../../form/use-form.ts';
import type { Language } from '../../../../contract/text/languages.ts';
import { InquiryFields } from '../../../inquiry/InquiryFields.tsx';
import {
  emptyInquiry,
  type InquiryCheck,
  inquiryInputOf,
  inquiryNames,
  inquiryRules,
  today,
  type InquiryValues,
} from '../../../inquiry/values.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { useCountries } from '../../shared/data/lookups.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useDialogWrite } from '../../shared/use-dialog-write.ts';
import { priceOfMessage } from '../list/chat-cache.ts';

export interface AskDialogProps {
  chat: ChatDetail;
  onSent: () => void;
  onClose: () => void;
}

interface AskValues extends InquiryValues {
  text: string;
}
const askForm = (language: Language): FormOf<AskValues, InquiryCheck, string> => ({
  rules: inquiryRules(language),
  names: { ...inquiryNames, text: 'text' },
  draft: { numbers: ['quantity'] },
  says: (t, check) => t(`quote.check.${check}`),
});

export function AskDialog({ chat, onSent, onClose }: AskDialogProps) {
  const { t, language } = useTexts();
  const countries = useCountries();
  const subject = quotedKind(chat.createdFor as CreatedFor);
  const [start] = useState((): AskValues => ({ ...emptyInquiry(subject === 'freight' ? 'freight' : 'goods'), text: '' }));
  const form = useForm(askForm(language), start, { draft: { name: 'inquiry', id: chat.id } });
  const dialog = useDialogWrite({ ...form, validate: () => form.validate(today()) }, askForQuote, {
    input: ({ text, ...inquiry }) => ({
      body: { chatId: chat.id, inquiry: inquiryInputOf(inquiry, language), text: text.trim(), shownPrice: priceOfMessage(chat) },
    }),
    onDone: () => {
      saySuccess(t, askForQuote, 'chat.quote.wasAsked');
      onSent();
    },
  });
  return (
    <FormDialog {...dialog} title={t('chat.quote.ask')} submitLabel={t('quote.form.sendAsk')} wide onClose={onClose}>
      <p className="soft text-sm">{t('quote.form.askAbout')}</p>
      {subject === 'either' && (
        <SelectInput<AskValues>
          name="kind"
          label={t('quote.form.kind')}
          options={(['goods', 'freight'] as const).map((id) => ({ id, label: t(`quote.form.${id}`) }))}
        />
      )}
      <InquiryFields t={t} language={language} countries={countries} />
      <LongTextInput<AskValues> name="text" label={t('quote.form.askNote')} rows={3} limit={chatLengths.text} />
    </FormDialog>
  );
}
