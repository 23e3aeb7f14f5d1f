import type { FieldValues } from 'react-hook-form';
import { Select, type SelectProps } from '../../ui/field/Select.tsx';
import { useBound, type Bound } from './use-bound.ts';

export function SelectInput<Values extends FieldValues>({ onChanged, ...props }: Bound<Values, SelectProps>) {
  return <Select {...props} {...useBound(props.name, onChanged)} />;
}
