import type { FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../../ui/field/Checkbox.tsx';
import { useBound, type Bound } from './use-bound.ts';

export function CheckboxInput<Values extends FieldValues>({ onChanged, ...props }: Bound<Values, CheckboxProps>) {
  return <Checkbox {...props} {...useBound(props.name, onChanged)} />;
}
