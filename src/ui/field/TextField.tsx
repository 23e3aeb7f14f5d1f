import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldControl, type FieldTexts } from './Field.tsx';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';

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

export interface TextFieldProps
  extends FieldTexts, FieldControl<HTMLInputElement, string>, Pick<InputHTMLAttributes<HTMLInputElement>, Native> {
  /** `ltr` for codes, phones, e-mails and addresses; `auto` (the default) for what people write. */
  dir?: 'auto' | 'ltr';
  /** Before the text inside the frame, for instance a dial code. */
  prefix?: ReactNode;
  icon?: IconName;
}

const machineTypes = new Set(['email', 'tel', 'url', 'number', 'password']);

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { frame, control, own } = useField(props);
  const { onChange, disabled, dir, prefix, icon, type = 'text', ...rest } = own;
  const input = (
    <input
      {...rest}
      {...control}
      className="input"
      type={type}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      dir={dir ?? (machineTypes.has(type) ? 'ltr' : 'auto')}
    />
  );
  return (
    <Field {...frame}>
      {prefix ? (
        <span className={classNames('affix', control['aria-invalid'] && 'is-invalid', disabled && 'is-disabled')} dir="ltr">
          <span className="affix__word">{prefix}</span>
          {input}
        </span>
      ) : icon ? (
        <span className="with-icon">
          {input}
          <Icon name={icon} />
        </span>
      ) : (
        input
      )}
    </Field>
  );
}
