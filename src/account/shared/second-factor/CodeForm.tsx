import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { codeLengthMax } from '../../../../contract/second-factor/fields.ts';
import type { Failure } from '../../../client/call.ts';
import { errorText } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useTexts } from '../texts.tsx';

export interface CodeFormProps {
  label: string;
  hint: string;
  submit: string;
  failure: Failure | null;
  isBusy: boolean;
  isDanger?: boolean;
  /** The form replaces the pressed button, so its field gets the focus. */
  isOpened?: boolean;
  children?: ReactNode;
  onCode: (code: string) => void;
  /** Closes the form without a code. */
  onCancel?: () => void;
}

/** A form for one code. It has no draft, because a code is valid for seconds. */
export function CodeForm({
  label,
  hint,
  submit,
  failure,
  isBusy,
  isDanger = false,
  isOpened = false,
  children,
  onCode,
  onCancel,
}: CodeFormProps) {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);
  useEffect(() => {
    if (failure !== null) field.current?.focus();
  }, [failure]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim() !== '') return onCode(code);
    setMissing(true);
    field.current?.focus();
  };
  const problem = isMissing ? t('errors.fields.REQUIRED') : failure === null ? undefined : errorText(t, failure);
  return (
    <form className="stack gap-4" onSubmit={send} noValidate>
      {children}
      <div className="form-grid">
        <TextField
          ref={field}
          label={label}
          hint={hint}
          value={code}
          onChange={(typed) => {
            setMissing(false);
            setCode(typed);
          }}
          errorMessage={problem}
          autoComplete="one-time-code"
          inputMode="text"
          maxLength={codeLengthMax}
          dir="ltr"
          isRequired
        />
      </div>
      <div className="row">
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={isBusy}>
          {submit}
        </Button>
        {onCancel !== undefined && (
          <Button variant="quiet" onClick={onCancel} disabled={isBusy}>
            {t('common.actions.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
