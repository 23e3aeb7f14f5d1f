import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { CallDefinition, DataOf } from '../../../contract/wire/call.ts';
import type { CallInput, Failure } from '../../client/call.ts';
import type { Draft } from '../../form/draft.ts';
import { errorText } from '../../i18n/format.ts';
import { useWrite } from './data/use-write.ts';
import { useTexts } from './texts.tsx';

/** What `useForm` returns; `validate` with what the rules need to know. */
interface DialogForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  draft: Draft | null;
  validate: (known: undefined) => boolean;
  blame: (failure: Failure) => void;
}

interface DialogWriteOptions<C extends CallDefinition, Values extends FieldValues> {
  input: (values: Values) => CallInput<C>;
  /** The text of a failure, if not the usual one. */
  failureText?: (failure: Failure) => string;
  onFailure?: (failure: Failure) => void;
  /** Shows the success and closes the dialog. */
  onDone: (data: DataOf<C>, values: Values) => void;
}

/** Props of `FormDialog`. */
export interface DialogWrite<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  draft: Draft | null;
  isBusy: boolean;
  failure: string | null;
  onSubmit: () => Promise<void>;
}

/**
 * Submits the form of a dialog: checks it, writes it, and forgets its draft when the result can be seen behind the dialog. A failure is
 * shown inside the dialog, because screen readers cannot reach a toast outside of it; typed values stay.
 */
export function useDialogWrite<C extends CallDefinition, Values extends FieldValues>(
  { form, draft, validate, blame }: DialogForm<Values>,
  definition: C,
  { input, failureText, onFailure, onDone }: DialogWriteOptions<C, Values>,
): DialogWrite<Values> {
  const { t } = useTexts();
  const [failure, setFailure] = useState<string | null>(null);
  const { run, busy } = useWrite(definition, {
    isShownByReading: true,
    show: (refusal) => {
      onFailure?.(refusal);
      blame(refusal);
      setFailure(failureText?.(refusal) ?? errorText(t, refusal));
    },
  });
  const onSubmit = async (): Promise<void> => {
    setFailure(null);
    if (!validate(undefined)) return;
    const values = form.getValues();
    const answer = await run(input(values));
    if (!answer.ok) return;
    draft?.forget();
    onDone(answer.data, values);
  };
  return { form, draft, isBusy: busy, failure, onSubmit };
}
