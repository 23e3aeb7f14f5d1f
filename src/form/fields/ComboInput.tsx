import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/texts.tsx';
import { ComboBox, type ComboBoxProps } from '../../ui/field/ComboBox.tsx';
import { useBound, type Bound } from './use-bound.ts';

export function ComboInput<Values extends FieldValues>({
  onChanged,
  ...props
}: Bound<Values, Omit<ComboBoxProps, 'openLabel' | 'noneLabel'>>) {
  const { t } = useTexts();
  return (
    <ComboBox openLabel={t('common.actions.choose')} noneLabel={t('common.nothingFound')} {...props} {...useBound(props.name, onChanged)} />
  );
}
