import type { TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldControl, type FieldTexts } from './Field.tsx';

export interface TextAreaProps
  extends
    FieldTexts,
    FieldControl<HTMLTextAreaElement, string>,
    Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'placeholder' | 'onKeyDown'> {
  /** Counted, not enforced: pasted text is never cut silently. */
  limit?: number;
  /** Words for the count, for instance "120 of 4,000". */
  countLabel?: (used: number, limit: number) => string;
}

/** Text of several lines, with a character count if there is a limit. */
export function TextArea(props: TextAreaProps) {
  const { frame, control, own } = useField(props);
  const { onChange, limit, countLabel, ...rest } = own;
  const over = limit !== undefined && rest.value.length > limit;
  const count = limit !== undefined && countLabel && (
    <span className={classNames('hint', 'field__count', over && 'is-over')}>{countLabel(rest.value.length, limit)}</span>
  );
  return (
    <Field {...frame} end={count}>
      <textarea
        {...rest}
        {...control}
        className="input"
        onChange={(event) => onChange(event.target.value)}
        dir="auto"
        aria-invalid={control['aria-invalid'] || over || undefined}
      />
    </Field>
  );
}
