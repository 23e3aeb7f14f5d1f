import { useId, type ReactNode, type Ref } from 'react';
import { FieldMessage } from './Field.tsx';

export interface CheckboxProps {
  ref?: Ref<HTMLInputElement>;
  name?: string;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  disabled?: boolean;
  hint?: ReactNode;
  errorMessage?: string;
  isInvalid?: boolean;
  isRequired?: boolean;
  /** The label; links inside it keep working. */
  children: ReactNode;
}

/** A checkbox with a label. */
export function Checkbox({
  value,
  onChange,
  hint,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  isRequired,
  children,
  ...rest
}: CheckboxProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="choice choice--top">
        <input
          {...rest}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={isInvalid || undefined}
          aria-required={isRequired}
          aria-describedby={errorMessage || hint ? id : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldMessage id={id} hint={hint} errorMessage={errorMessage} />
    </div>
  );
}
