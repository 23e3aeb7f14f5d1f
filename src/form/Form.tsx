import { lazy, type ReactNode, Suspense } from 'react';
import { FormProvider, useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Draft } from './draft.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useDraftState } from './use-draft.ts';

const noNote = (_: { draft: Draft }): null => null;
/** Fetched for who comes back to a draft. Without it the form is as it was opened, and the draft waits for another time. */
const DraftNote = lazy(async () => ({
  default: await import('./DraftNote.tsx').then(
    (part) => part.DraftNote,
    () => noNote,
  ),
}));

export interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What is kept of it; null for forms of which nothing is. */
  draft: Draft | null;
  isBusy: boolean;
  /** Other addresses of its page leave it too. */
  isWhole?: boolean;
  onSubmit: () => unknown;
  className?: string;
  id?: string;
  hidden?: boolean;
  children: ReactNode;
}

/** What is typed here is not lost without a question, and sent once at a time. */
export function Form<Values extends FieldValues>({ form, draft, isBusy, isWhole = false, onSubmit, children, ...rest }: FormProps<Values>) {
  const { isDirty } = useFormState({ control: form.control });
  const { isKept, note } = useDraftState(draft);
  return (
    <FormProvider {...form}>
      <LeaveGuard isActive={isDirty} isWhole={isWhole} isKept={isKept} />
      <form
        {...rest}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog stands in the page's tree of parts, though not in its forms.
          event.stopPropagation();
          if (!isBusy) onSubmit();
        }}
      >
        {draft && note !== null && (
          <Suspense fallback={null}>
            <DraftNote draft={draft} />
          </Suspense>
        )}
        {children}
      </form>
    </FormProvider>
  );
}
