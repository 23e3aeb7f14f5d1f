import { ComboBoxControl, type ComboBoxControlProps } from './ComboBoxControl.tsx';
import { Field, useField, type FieldTexts } from './Field.tsx';

export type { ComboBoxOption } from './ComboBoxControl.tsx';

export interface ComboBoxProps
  extends FieldTexts, Omit<ComboBoxControlProps, 'id' | 'dir' | 'framed' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'> {}

/** One of many, found by typing: countries, cities, categories. */
export function ComboBox(props: ComboBoxProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame} labelAs="span">
      <ComboBoxControl
        {...props}
        isInvalid={control['aria-invalid']}
        aria-labelledby={`${frame.id}-label`}
        aria-describedby={control['aria-describedby']}
      />
    </Field>
  );
}
