import { useState, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldTexts } from './Field.tsx';
import { Icon } from '../Icon.tsx';

export interface PasswordFieldProps extends FieldTexts {
  ref?: Ref<HTMLInputElement>;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
  /** How strong it is (docs/behaviour.md#passwords): bars from 1 to 3, and what to say about it. */
  strength?: { level: 0 | 1 | 2 | 3; text: string };
}

/** A password that can be shown, with room for a strength hint. */
export function PasswordField(props: PasswordFieldProps) {
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
    showLabel,
    hideLabel,
    strength,
    ...rest
  } = props;
  const ids = useField({ ...props, hint: strength?.text ?? hint });
  const [isShown, setShown] = useState(false);
  return (
    <Field ids={ids} {...{ label, errorMessage, optionalLabel, isRequired }} hint={strength?.text ?? hint}>
      <span className={classNames('affix', 'affix--end', ids.invalid && 'is-invalid', disabled && 'is-disabled')} dir="ltr">
        <input
          {...rest}
          className="input"
          id={ids.id}
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          disabled={disabled}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          aria-required={isRequired}
        />
        <button type="button" aria-label={isShown ? hideLabel : showLabel} onClick={() => setShown(!isShown)} disabled={disabled}>
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      </span>
      {strength && (
        <span className="strength" data-level={strength.level} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </Field>
  );
}
