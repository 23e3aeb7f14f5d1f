import type { FieldValues } from 'react-hook-form';
import { factLimits } from '../../../../contract/trade/fact-limits.ts';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import type { Bound } from '../../../form/fields/use-bound.ts';
import type { TextFieldProps } from '../../../ui/field/TextField.tsx';

type NumberInputProps<Values extends FieldValues> = Bound<Values, TextFieldProps> & { isWhole?: boolean };

/** Accepts digits of all supported scripts, with or without grouping. */
export const NumberInput = <Values extends FieldValues>({ isWhole = false, ...props }: NumberInputProps<Values>) => (
  <TextInput<Values>
    inputMode={isWhole ? 'numeric' : 'decimal'}
    autoComplete="off"
    dir="ltr"
    maxLength={factLimits.typedLength}
    {...props}
  />
);
