import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../../ui/field/TextField.tsx';
import { useBound, type Bound } from './use-bound.ts';

export function TextInput<Values extends FieldValues>({ onChanged, ...props }: Bound<Values, TextFieldProps>) {
  return <TextField {...props} {...useBound(props.name, onChanged)} />;
}
