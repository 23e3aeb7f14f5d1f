import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldTexts } from './Field.tsx';

export interface TextAreaProps extends FieldTexts, Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'placeholder' | 'onKeyDown'> {
  ref?: Ref<HTMLTextAreaElement>;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** Counted, not enforced: pasted text is never cut silently. */
  limit?: number;
  /** Words for the count, for instance "120 of 4,000". */
  countLabel?: (used: number, limit: number) => string;
}

/** Several lines of text, with a count of letters where there is a limit. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, errorMessage, isInvalid, optionalLabel, isRequired, value, onChange, onBlur, disabled, limit, countLabel, ...rest } =
    props;
  const ids = useField(props);
  const over = limit !== undefined && value.length > limit;
  const count = limit !== undefined && countLabel && (
    <span className={classNames('hint', 'field__count', over && 'is-over')}>{countLabel(value.length, limit)}</span>
  );
  return (
    <Field ids={ids} {...{ label, hint, errorMessage, optionalLabel, isRequired }} end={count}>
      <textarea
        {...rest}
        className="input"
        id={ids.id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        disabled={disabled}
        dir="auto"
        aria-invalid={ids.invalid || over || undefined}
        aria-describedby={ids.describedBy}
        aria-required={isRequired}
      />
    </Field>
  );
}
