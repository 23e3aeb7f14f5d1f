import { ComboBoxControl, type ComboBoxControlProps } from './ComboBoxControl.tsx';
import { Field, useField, type FieldTexts } from './Field.tsx';

export type { ComboBoxOption } from './ComboBoxControl.tsx';

export interface ComboBoxProps
  extends FieldTexts, Omit<ComboBoxControlProps, 'id' | 'dir' | 'framed' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'> {}

/** A choice of one of many options (countries, cities, categories), found by typing. */
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
