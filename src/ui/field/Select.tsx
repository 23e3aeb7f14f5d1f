import { Field, useField, type FieldControl, type FieldTexts } from './Field.tsx';

export interface SelectOption {
  id: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts, FieldControl<HTMLSelectElement, string> {
  options: readonly SelectOption[];
  /** Label of the empty choice. */
  placeholder?: string;
  autoComplete?: string;
}

/** A choice of a few options in the native list, which works best on phones. For long lists see ComboBox. */
export function Select(props: SelectProps) {
  const { frame, control, own } = useField(props);
  const { onChange, options, placeholder, ...rest } = own;
  return (
    <Field {...frame}>
      <span className="select">
        <select {...rest} {...control} className="input" onChange={(event) => onChange(event.target.value)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </Field>
  );
}
