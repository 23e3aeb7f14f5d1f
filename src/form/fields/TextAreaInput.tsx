import type { FieldValues } from 'react-hook-form';
import { TextArea, type TextAreaProps } from '../../ui/field/TextArea.tsx';
import { useBound, type Bound } from './use-bound.ts';

export function TextAreaInput<Values extends FieldValues>({ onChanged, ...props }: Bound<Values, TextAreaProps>) {
  return <TextArea {...props} {...useBound(props.name, onChanged)} />;
}
