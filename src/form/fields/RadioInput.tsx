import type { FieldValues } from 'react-hook-form';
import { RadioGroup, type RadioGroupProps } from '../../ui/field/RadioGroup.tsx';
import { useBound, type Bound } from './use-bound.ts';

export function RadioInput<Values extends FieldValues>({ onChanged, ...props }: Bound<Values, RadioGroupProps>) {
  return <RadioGroup {...props} {...useBound(props.name, onChanged)} />;
}
