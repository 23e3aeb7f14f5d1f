import { Field, useField, type FieldControl, type FieldTexts } from './Field.tsx';

export interface SelectOption {
  id: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts, FieldControl<HTMLSelectElement, string> {
  options: readonly SelectOption[];
  /** The first, empty choice. */
  placeholder?: string;
  autoComplete?: string;
}

/** One of a few: the platform's own list, which phones show best. For long lists see ComboBox. */
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
