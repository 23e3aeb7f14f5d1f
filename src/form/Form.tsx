import { lazy, Suspense } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import type { Draft } from './draft.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { PlainForm, type PlainFormProps } from './PlainForm.tsx';
import { useDraftState } from './use-draft.ts';

const noNote = (_: { draft: Draft }): null => null;
/** Fetched for who comes back to a draft. Without it the form is as it was opened, and the draft waits for another time. */
const DraftNote = lazy(async () => ({
  default: await import('./DraftNote.tsx').then(
    (part) => part.DraftNote,
    () => noNote,
  ),
}));

export interface FormProps<Values extends FieldValues> extends Omit<PlainFormProps<Values>, 'isServed' | 'action'> {
  /** What is kept of it; null for forms of which nothing is. */
  draft: Draft | null;
  /** Other addresses of its page leave it too. */
  isWhole?: boolean;
}

/** A form of the business area: what is typed here is not lost without a question. */
export function Form<Values extends FieldValues>({ draft, isWhole = false, children, ...props }: FormProps<Values>) {
  const { isDirty } = useFormState({ control: props.form.control });
  const { isKept, note } = useDraftState(draft);
  return (
    <>
      <LeaveGuard isActive={isDirty} isWhole={isWhole} isKept={isKept} />
      <PlainForm {...props}>
        {draft && note !== null && (
          <Suspense fallback={null}>
            <DraftNote draft={draft} />
          </Suspense>
        )}
        {children}
      </PlainForm>
    </>
  );
}
