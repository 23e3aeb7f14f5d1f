import type { ReactNode, Ref } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';

export interface PlainFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  isBusy: boolean;
  onSubmit: () => unknown;
  ref?: Ref<HTMLFormElement>;
  /** Target without script. */
  action?: string;
  /** Encoding without script, for a form with files. */
  encType?: 'multipart/form-data';
  className?: string;
  id?: string;
  hidden?: boolean;
  children: ReactNode;
}

/** The fields of a form by name, with one submission at a time. */
export function PlainForm<Values extends FieldValues>({ form, isBusy, onSubmit, children, ...rest }: PlainFormProps<Values>) {
  return (
    <FormProvider {...form}>
      <form
        {...rest}
        // Without script the default method would put the input into the address.
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog is inside the form in React's tree, but not in the document.
          event.stopPropagation();
          if (!isBusy) onSubmit();
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}
