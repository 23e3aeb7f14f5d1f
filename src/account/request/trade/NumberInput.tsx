import { factLimits } from '../../../../contract/trade/fact-limits.ts';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import type { TradeValues } from './values.ts';

interface NumberInputProps {
  name: keyof TradeValues;
  label: string;
  /** What was understood of what is typed. */
  hint?: string | undefined;
  isWhole?: boolean;
  isRequired?: boolean;
}

/** Digits of any of our scripts, grouped or not. */
export function NumberInput({ name, label, hint, isWhole = false, isRequired = false }: NumberInputProps) {
  return (
    <TextInput<TradeValues>
      name={name}
      label={label}
      hint={hint}
      isRequired={isRequired}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      maxLength={factLimits.typedLength}
    />
  );
}
