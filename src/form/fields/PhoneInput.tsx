import type { FieldPath, FieldValues } from 'react-hook-form';
import { phoneDigitsMax } from '../../../contract/limits.ts';
import { useTexts } from '../../i18n/texts.tsx';
import type { FieldTexts } from '../../ui/field/Field.tsx';
import { PhoneField, type PhoneFieldProps } from '../../ui/field/PhoneField.tsx';
import { useBound } from './use-bound.ts';

export function PhoneInput<Values extends FieldValues>(
  props: FieldTexts & Pick<PhoneFieldProps, 'dialCodes'> & { name: FieldPath<Values> },
) {
  const { t } = useTexts();
  return (
    <PhoneField
      {...props}
      {...useBound(props.name)}
      maxDigits={phoneDigitsMax}
      dialCodeLabel={t('account.dialCode')}
      openLabel={t('common.actions.choose')}
      noneLabel={t('common.nothingFound')}
    />
  );
}
