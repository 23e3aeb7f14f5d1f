import { useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useEarly } from './use-early.ts';

export interface PlainFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  isBusy: boolean;
  onSubmit: () => unknown;
  /** The server has rendered it too: what was typed and pressed before its script was there counts. */
  isServed?: boolean;
  /** Where it goes without script. */
  action?: string;
  className?: string;
  id?: string;
  hidden?: boolean;
  children: ReactNode;
}

/** The fields of a form by name, sent once at a time. */
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
        // What is typed may never stand in an address.
        method="post"
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
