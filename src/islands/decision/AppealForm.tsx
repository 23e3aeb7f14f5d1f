import { useWatch } from 'react-hook-form';
import { appealTextMax } from '../../../contract/decision/fields.ts';
import { isBlank } from '../../../contract/wire/check.ts';
import { TextAreaInput } from '../../form/fields/TextAreaInput.tsx';
import type { PlainFormOf } from '../../form/form-of.ts';
import { PlainForm } from '../../form/PlainForm.tsx';
import { useHold } from '../../form/use-hold.ts';
import { usePlainForm } from '../../form/use-plain-form.ts';
import type { GrowingTexts } from '../../i18n/browser.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';

interface AppealValues {
  text: string;
}

const appealForm: PlainFormOf<AppealValues, 'REQUIRED' | 'TOO_LONG'> = {
  rules: [
    ['text', 'REQUIRED', ({ text }) => isBlank(text)],
    ['text', 'TOO_LONG', ({ text }) => text.trim().length > appealTextMax],
  ],
  names: { text: 'text' },
};

interface AppealFormProps {
  language: Language;
  t: GrowingTexts['t'];
  isBusy: boolean;
  onSend: (text: string) => Promise<void>;
}

/** Why somebody thinks that a decision is mistaken. A failure keeps the text. */
export function AppealForm({ language, t, isBusy, onSend }: AppealFormProps) {
  const { form, validate } = usePlainForm(appealForm, { text: '' }, { says: (check) => t(`errors.fields.${check}`) });
  const text = useWatch({ control: form.control, name: 'text' });
  useHold(text !== '' && !isBusy);
  const shown = (value: number) => formatNumber(value, language);
  return (
    <PlainForm
      form={form}
      isBusy={isBusy}
      onSubmit={() => (validate(undefined) ? onSend(text.trim()) : Promise.resolve())}
      className="stack"
    >
      <TextAreaInput<AppealValues>
        label={t('decision.appealLabel')}
        name="text"
        rows={6}
        limit={appealTextMax}
        countLabel={(used, limit) => t('page.contact.count', { used: shown(used), limit: shown(limit) })}
        isRequired
      />
      <Button type="submit" busy={isBusy}>
        {t('decision.submit')}
      </Button>
    </PlainForm>
  );
}
