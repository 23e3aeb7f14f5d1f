import { useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useEarly } from './use-early.ts';

export interface PlainFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  isBusy: boolean;
  onSubmit: () => unknown;
  /** Whether the server renders the form too. Input and presses from before hydration are then taken over. */
  isServed?: boolean;
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
export function PlainForm<Values extends FieldValues>({
  form,
  isBusy,
  onSubmit,
  isServed = false,
  children,
  ...rest
}: PlainFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  useEarly(form, element, isServed);
  return (
    <FormProvider {...form}>
      <form
        {...rest}
        ref={element}
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
