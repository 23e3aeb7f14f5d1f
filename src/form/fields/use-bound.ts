/** The fields of src/ui, tied to a form by name. A field's error goes away as soon as its value changes. */
import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';

type Own = 'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'errorMessage' | 'isInvalid';

/** What a bound field is told: all of the field of src/ui but what the form gives it. */
export type Bound<Values extends FieldValues, Props> = Omit<Props, Own> & {
  name: FieldPath<Values>;
  /** Told after the value has changed: other fields may depend on it. */
  onChanged?: (value: never) => void;
};

/** What a field of src/ui takes from the form. */
export function useBound(name: string, onChanged?: (value: never) => void) {
  const { control, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const onChange = (value: unknown): void => {
    field.onChange(value);
    if (fieldState.error !== undefined) clearErrors(name);
    onChanged?.(value as never);
  };
  return { ...field, onChange, ...(error !== undefined && { errorMessage: error }) };
}
