import type { ReactNode } from 'react';
import { FormProvider, useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { LeaveGuard } from './LeaveGuard.tsx';

export interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  isBusy: boolean;
  onSubmit: () => unknown;
  className?: string;
  id?: string;
  hidden?: boolean;
  children: ReactNode;
}

/** What is typed here is not lost without a question, and sent once at a time. */
export function Form<Values extends FieldValues>({ form, isBusy, onSubmit, children, ...rest }: FormProps<Values>) {
  const { isDirty } = useFormState({ control: form.control });
  return (
    <FormProvider {...form}>
      <LeaveGuard isActive={isDirty} />
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
        {children}
      </form>
    </FormProvider>
  );
}
