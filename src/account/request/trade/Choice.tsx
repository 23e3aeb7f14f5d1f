import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import type { SelectProps } from '../../../ui/field/Select.tsx';
import { useTexts } from '../../shared/texts.tsx';
import type { TradeValues } from './values.ts';

interface ChoiceProps<Code extends string> extends Pick<SelectProps, 'label'> {
  name: keyof TradeValues;
  codes: readonly Code[];
  nameOf: (code: Code) => string;
  onChanged?: (code: never) => void;
  /** Something is always chosen. */
  isFixed?: boolean;
}

/** One of the codes, or none. */
export function Choice<Code extends string>({ codes, nameOf, isFixed = false, ...props }: ChoiceProps<Code>) {
  const { t } = useTexts();
  return (
    <SelectInput<TradeValues>
      {...props}
      options={codes.map((id) => ({ id, label: nameOf(id) }))}
      {...(!isFixed && { placeholder: t('tradeForm.notSaid') })}
    />
  );
}
