import { lazy, Suspense } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import type { Draft } from './draft.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { PlainForm, type PlainFormProps } from './PlainForm.tsx';
import { useDraftState } from './use-draft.ts';

const noNote = (_: { draft: Draft }): null => null;
/** Loaded only if there is a draft. If loading fails, the draft stays stored. */
const DraftNote = lazy(async () => ({
  default: await import('./DraftNote.tsx').then(
    (part) => part.DraftNote,
    () => noNote,
  ),
}));

export interface FormProps<Values extends FieldValues> extends Omit<PlainFormProps<Values>, 'ref' | 'action'> {
  /** Its draft; null for forms without drafts. */
  draft: Draft | null;
  /** Whether another address of the same page also leaves the form. */
  isWhole?: boolean;
}

/** A form of the business area, which asks before input is lost. */
export function Form<Values extends FieldValues>({ draft, isWhole = false, children, ...props }: FormProps<Values>) {
  const { isDirty } = useFormState({ control: props.form.control });
  const { isStored, note } = useDraftState(draft);
  return (
    <>
      <LeaveGuard isActive={isDirty} isWhole={isWhole} isStored={isStored} />
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
