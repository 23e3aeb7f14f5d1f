import { useState } from 'react';
import {
  useForm as useLibraryForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { type Fault, faultsOf, type Rule } from '../../contract/wire/check.ts';
import { blamedFields } from './field-errors.ts';
import type { PlainFormOf } from './form-of.ts';

export interface PlainFormOptions<Values extends FieldValues, Check extends string> {
  /** The text of a failed check. */
  says: (check: Check) => string;
  /** Also shows the first fault elsewhere, for instance as a toast. */
  say?: ((text: string) => void) | undefined;
  /** Sets the focus, for long forms that first have to open the part with the field. */
  focus?: ((field: FieldPath<Values>) => void) | undefined;
  /** Initial faults, of a submission without script. */
  errors?: Partial<Record<FieldPath<Values>, string>> | undefined;
}

export interface PlainFormEditor<Values extends FieldValues, Check extends string, Known> {
  form: UseFormReturn<Values>;
  /**
   * Clears marks, checks in order, marks, focuses and shows.
   * @param only some of the form's rules; another text than that of the first fault
   * @returns whether there is no fault
   */
  validate: (known: Known, only?: { rules?: readonly Rule<Values, Check, Known>[]; say?: (text: string) => void }) => boolean;
  /**
   * Marks the fields that the API names, and focuses the first.
   * @param faults faults by fields of the call
   * @param own the field of the refusal itself, which comes first
   */
  blame: (faults: Readonly<Record<string, string>>, own?: { name: FieldPath<Values>; text: string }) => void;
}

/** A form with validation; a failure keeps all input. Its texts are passed in. */
export function usePlainForm<Values extends FieldValues, Check extends string, Known = undefined>(
  { rules, names }: PlainFormOf<Values, Check, Known>,
  defaultValues: Values,
  { says, say, focus, errors }: PlainFormOptions<Values, Check>,
): PlainFormEditor<Values, Check, Known> {
  // Created once, because the library resets the form whenever it gets another object.
  const [begin] = useState(
    () => errors && Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'custom', message }])),
  );
  const form = useLibraryForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    ...(begin !== undefined && { errors: begin as FieldErrors<Values> }),
    // The library would take the focus from a person who types; `validate` and `blame` set it.
    shouldFocusError: false,
  });
  const goTo = focus ?? ((field: FieldPath<Values>): void => form.setFocus(field));
  const mark = (field: FieldPath<Values>, message: string): void => form.setError(field, { message });
  return {
    form,
    validate: (known, only = {}) => {
      // Every field of the values is a path of the form.
      const faults = faultsOf(only.rules ?? rules, form.getValues(), known) as unknown as Fault<FieldPath<Values>, Check>[];
      return showFaults(faults, says, { clear: () => form.clearErrors(), mark, focus: goTo, say: only.say ?? say });
    },
    blame: (faults, own) => {
      const blamed = blamedFields(faults, names);
      for (const { name, code: text } of blamed) mark(name, text);
      if (own !== undefined) mark(own.name, own.text);
      const first = own ?? blamed[0];
      if (first !== undefined) goTo(first.name);
    },
  };
}

/** The ways in which a form shows faults. */
interface Marks<Field extends string> {
  clear: () => void;
  mark: (field: Field, text: string) => void;
  focus: (field: Field) => void;
  /** Also shows the first fault elsewhere, for instance as a toast. */
  say?: ((text: string) => void) | undefined;
}

/**
 * Clears old marks, marks every fault, and focuses the first field.
 * @returns whether there is no fault
 */
export function showFaults<Field extends string, Check extends string>(
  faults: readonly Fault<Field, Check>[],
  textOf: (check: Check) => string,
  { clear, mark, focus, say }: Marks<Field>,
): boolean {
  clear();
  for (const { field, check } of faults) mark(field, textOf(check));
  const [first] = faults;
  if (first === undefined) return true;
  focus(first.field);
  say?.(textOf(first.check));
  return false;
}
