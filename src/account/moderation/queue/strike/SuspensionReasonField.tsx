import { suspensionReasons } from '../../../../../contract/moderation/suspension.ts';
import { Select } from '../../../../ui/field/Select.tsx';
import { useTexts } from '../../../shared/texts.tsx';

interface SuspensionReasonFieldProps {
  value: string;
  isMissing: boolean;
  onChange: (code: string) => void;
}

/** The one reason of a suspension, which its person reads. */
export function SuspensionReasonField({ value, isMissing, onChange }: SuspensionReasonFieldProps) {
  const { t } = useTexts();
  return (
    <Select
      label={t('people.reason')}
      value={value}
      onChange={onChange}
      placeholder={t('people.choose')}
      options={suspensionReasons.map((code) => ({ id: code, label: t(`people.reasons.${code}`) }))}
      errorMessage={isMissing ? t('people.choose') : undefined}
    />
  );
}
