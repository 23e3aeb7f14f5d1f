/** Binds fields of src/ui to a form by name. When a value changes, its error disappears, together with a toast that shows the same text. */
import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { closeBadToast } from '../../client/toasts.ts';

type Own = 'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'errorMessage' | 'isInvalid';

/** Properties of a bound field: those of src/ui except what the form provides. */
export type Bound<Values extends FieldValues, Props> = Omit<Props, Own> & {
  name: FieldPath<Values>;
  /** Called after the value has changed, for fields that depend on it. */
  onChanged?: (value: never) => void;
};

/** The properties that the form provides. */
export function useBound(name: string, onChanged?: (value: never) => void) {
  const { control, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const onChange = (value: unknown): void => {
    field.onChange(value);
    if (fieldState.error !== undefined) clearErrors(name);
    if (error !== undefined) closeBadToast(error);
    onChanged?.(value as never);
  };
  return { ...field, onChange, ...(error !== undefined && { errorMessage: error }) };
}
