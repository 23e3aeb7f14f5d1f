import { useWatch } from 'react-hook-form';
import { appealTextMax } from '../../../contract/decision/fields.ts';
import { isBlank } from '../../../contract/wire/check.ts';
import { EvidenceInput } from '../../form/fields/EvidenceInput.tsx';
import { TextAreaInput } from '../../form/fields/TextAreaInput.tsx';
import type { PlainFormOf } from '../../form/form-of.ts';
import { PlainForm } from '../../form/PlainForm.tsx';
import { type Evidence, type EvidenceTexts, useEvidence } from '../../form/use-evidence.ts';
import { useHold } from '../../form/use-hold.ts';
import { usePlainForm } from '../../form/use-plain-form.ts';
import type { GrowingTexts } from '../../i18n/browser.ts';
import { formatBytes } from '../../i18n/format-bytes.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../../contract/text/languages.ts';
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
  /** Shows a fault of the files at their field. */
  onSend: (text: string, evidence: Evidence) => Promise<void>;
}

const evidenceTexts = (t: GrowingTexts['t']): EvidenceTexts => ({
  files: t('decision.files'),
  filesHint: t('decision.filesHint'),
  filesChoose: t('notice.filesChoose'),
  filesDrop: t('notice.filesDrop'),
  filesRemove: t('notice.filesRemove', { name: '{{name}}' }),
  filesMany: t('notice.filesMany'),
  filesType: t('errors.UNSUPPORTED_MEDIA'),
  filesLarge: t('errors.TOO_LARGE'),
  filesEmpty: t('errors.EMPTY_FILE'),
});

/** Why somebody thinks that a decision is mistaken. A failure keeps the text. */
export function AppealForm({ language, t, isBusy, onSend }: AppealFormProps) {
  const { form, validate } = usePlainForm(appealForm, { text: '' }, { says: (check) => t(`errors.fields.${check}`) });
  const text = useWatch({ control: form.control, name: 'text' });
  const texts = evidenceTexts(t);
  const evidence = useEvidence(texts);
  useHold((text !== '' || evidence.chosen.length > 0) && !isBusy);
  const shown = (value: number) => formatNumber(value, language);
  return (
    <PlainForm
      form={form}
      isBusy={isBusy}
      onSubmit={() => (validate(undefined) ? onSend(text.trim(), evidence) : Promise.resolve())}
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
      <EvidenceInput
        evidence={evidence}
        texts={texts}
        optionalLabel={t('common.optional')}
        sizeText={(bytes) => formatBytes(bytes, language)}
      />
      <Button type="submit" busy={isBusy}>
        {t('decision.submit')}
      </Button>
    </PlainForm>
  );
}
