import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PlainForm, type PlainFormProps } from './PlainForm.tsx';
import { useEarly } from './use-early.ts';

/** A form that the server renders too: input and presses from before hydration are taken over. */
export function ServedForm<Values extends FieldValues>(props: Omit<PlainFormProps<Values>, 'ref'>) {
  const element = useRef<HTMLFormElement>(null);
  useEarly(props.form, element);
  return <PlainForm {...props} ref={element} />;
}
