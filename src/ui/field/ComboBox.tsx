import { ComboBoxControl, type ComboBoxControlProps } from './ComboBoxControl.tsx';
import { Field, useField, type FieldTexts } from './Field.tsx';

export type { ComboBoxOption } from './ComboBoxControl.tsx';

export interface ComboBoxProps
  extends FieldTexts, Omit<ComboBoxControlProps, 'id' | 'dir' | 'framed' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'> {}

/** One of many, found by typing: countries, cities, categories. */
export function ComboBox(props: ComboBoxProps) {
  const { label, hint, errorMessage, optionalLabel, isRequired } = props;
  const ids = useField(props);
  return (
    <Field ids={ids} labelAs="span" {...{ label, hint, errorMessage, optionalLabel, isRequired }}>
      <ComboBoxControl {...props} isInvalid={ids.invalid} aria-labelledby={`${ids.id}-label`} aria-describedby={ids.describedBy} />
    </Field>
  );
}
