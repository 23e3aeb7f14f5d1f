import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldTexts } from './Field.tsx';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icon-names.ts';

type Native =
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'maxLength'
  | 'placeholder'
  | 'autoFocus'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'readOnly'
  | 'onKeyDown';

export interface TextFieldProps extends FieldTexts, Pick<InputHTMLAttributes<HTMLInputElement>, Native> {
  ref?: Ref<HTMLInputElement>;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** `ltr` for codes, phones, e-mails and addresses; `auto` (the default) for what people write. */
  dir?: 'auto' | 'ltr';
  /** Stands before the text inside the frame, for instance a dial code. */
  prefix?: ReactNode;
  icon?: IconName;
}

const machineTypes = new Set(['email', 'tel', 'url', 'number', 'password']);

/** One line of text. */
export function TextField(props: TextFieldProps) {
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
    dir,
    prefix,
    icon,
    type = 'text',
    ...rest
  } = props;
  const ids = useField(props);
  const control = (
    <input
      {...rest}
      className="input"
      id={ids.id}
      type={type}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      disabled={disabled}
      dir={dir ?? (machineTypes.has(type) ? 'ltr' : 'auto')}
      aria-invalid={ids.invalid}
      aria-describedby={ids.describedBy}
      aria-required={isRequired}
    />
  );
  return (
    <Field ids={ids} {...{ label, hint, errorMessage, optionalLabel, isRequired }}>
      {prefix ? (
        <span className={classNames('affix', ids.invalid && 'is-invalid', disabled && 'is-disabled')} dir="ltr">
          <span className="affix__word">{prefix}</span>
          {control}
        </span>
      ) : icon ? (
        <span className="with-icon">
          {control}
          <Icon name={icon} />
        </span>
      ) : (
        control
      )}
    </Field>
  );
}
