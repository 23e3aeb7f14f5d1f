import { useState } from 'react';
import {
  useForm as useLibraryForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { faultsOf, type Fault, type Rule } from '../../contract/wire/check.ts';
import { blamedFields } from './field-errors.ts';
import type { PlainFormOf } from './form-of.ts';
import { showFaults } from './show-faults.ts';

export interface PlainFormOptions<Values extends FieldValues, Check extends string> {
  /** What is said when a check fails. */
  says: (check: Check) => string;
  /** Says the first fault besides marking it. */
  say?: ((text: string) => void) | undefined;
  /** Where another part of a long form has to be opened first. */
  focus?: ((field: FieldPath<Values>) => void) | undefined;
  /** What is wrong with it from the beginning: it was sent without script. */
  errors?: Partial<Record<FieldPath<Values>, string>> | undefined;
}

export interface PlainFormEditor<Values extends FieldValues, Check extends string, Known> {
  form: UseFormReturn<Values>;
  /**
   * Clears, checks in order, marks, focuses and says.
   * @param only these of the form's rules; other words than those of the first fault
   * @returns whether nothing is wrong
   */
  judge: (known: Known, only?: { rules?: readonly Rule<Values, Check, Known>[]; say?: (text: string) => void }) => boolean;
  /**
   * Marks the fields that the API blames, and takes the person to the first.
   * @param said what is wrong, by names of the call
   * @param own the field that the refusal itself is about: it comes first
   */
  blame: (said: Readonly<Record<string, string>>, own?: { name: FieldPath<Values>; text: string }) => void;
}

/** A form, typed into and judged; what was typed stays on every failure. Its words come with it. */
export function usePlainForm<Values extends FieldValues, Check extends string, Known = undefined>(
  { rules, names }: PlainFormOf<Values, Check, Known>,
  defaultValues: Values,
  { says, say, focus, errors }: PlainFormOptions<Values, Check>,
): PlainFormEditor<Values, Check, Known> {
  // The library takes what is given here anew whenever it is another object.
  const [begin] = useState(
    () => errors && Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'custom', message }])),
  );
  const form = useLibraryForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    ...(begin !== undefined && { errors: begin as FieldErrors<Values> }),
    // It would take the focus from who types already; `judge` and `blame` lead to the field.
    shouldFocusError: false,
  });
  const goTo = focus ?? ((field: FieldPath<Values>): void => form.setFocus(field));
  const mark = (field: FieldPath<Values>, message: string): void => form.setError(field, { message });
  return {
    form,
    judge: (known, only = {}) => {
      // Every field of the values is a path of the form.
      const faults = faultsOf(only.rules ?? rules, form.getValues(), known) as unknown as Fault<FieldPath<Values>, Check>[];
      return showFaults(faults, says, { clear: () => form.clearErrors(), mark, focus: goTo, say: only.say ?? say });
    },
    blame: (said, own) => {
      const blamed = blamedFields(said, names);
      for (const { name, code: text } of blamed) mark(name, text);
      if (own !== undefined) mark(own.name, own.text);
      const first = own ?? blamed[0];
      if (first !== undefined) goTo(first.name);
    },
  };
}
