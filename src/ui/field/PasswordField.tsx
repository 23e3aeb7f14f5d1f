import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldControl, type FieldTexts } from './Field.tsx';
import { Icon } from '../Icon.tsx';

export interface PasswordFieldProps extends FieldTexts, FieldControl<HTMLInputElement, string> {
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
  /** Strength (docs/behaviour.md#passwords): level 1 to 3, and its text, without which the hint stays. */
  strength?: { level: 0 | 1 | 2 | 3; text?: string };
}

/** A password that can be shown, with an optional strength. */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, control, own } = useField({ ...props, hint: props.strength?.text ?? props.hint });
  const { onChange, showLabel, hideLabel, strength, ...rest } = own;
  const [isShown, setShown] = useState(false);
  return (
    <Field {...frame}>
      <span
        className={classNames('affix', 'affix--end', control['aria-invalid'] && 'is-invalid', rest.disabled && 'is-disabled')}
        dir="ltr"
      >
        <input
          {...rest}
          {...control}
          className="input"
          type={isShown ? 'text' : 'password'}
          onChange={(event) => onChange(event.target.value)}
          spellCheck={false}
          autoCapitalize="none"
        />
        <button type="button" aria-label={isShown ? hideLabel : showLabel} onClick={() => setShown(!isShown)} disabled={rest.disabled}>
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
