import type { Ref } from 'react';
import { Field, useField, type FieldTexts } from './Field.tsx';

export interface SelectOption {
  id: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts {
  ref?: Ref<HTMLSelectElement>;
  name?: string;
  /** Empty: nothing chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  options: readonly SelectOption[];
  /** The first, empty choice. */
  placeholder?: string;
  autoComplete?: string;
}

/** One of a few: the platform's own list, which phones show best. For long lists see ComboBox. */
export function Select(props: SelectProps) {
  const {
    label,
    hint,
    errorMessage,
    isInvalid,
    optionalLabel,
    isRequired,
    value,
    onChange,
    onBlur,
    disabled,
    options,
    placeholder,
    ...rest
  } = props;
  const ids = useField(props);
  return (
    <Field ids={ids} {...{ label, hint, errorMessage, optionalLabel, isRequired }}>
      <span className="select">
        <select
          {...rest}
          className="input"
          id={ids.id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          disabled={disabled}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          aria-required={isRequired}
        >
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
