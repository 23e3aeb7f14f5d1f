import { useForm as useLibraryForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { faultsOf, type Fault, type Rule } from '../../contract/check.ts';
import { codeOf } from '../../contract/error-code.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Failure } from '../client/call.ts';
import { useTexts } from '../i18n/texts.tsx';
import type { Draft } from './draft.ts';
import { useDraft, type DraftOf } from './use-draft.ts';
import { blamedFields, fieldText } from './field-errors.ts';
import type { FormOf } from './form-of.ts';
import { tellFaults } from './tell-faults.ts';

export interface FormOptions<Values extends FieldValues> {
  /** Says the first fault besides marking it. */
  say?: (text: string) => void;
  /** Where another part of a long form has to be opened first. */
  focus?: (field: FieldPath<Values>) => void;
  /** What is typed is kept under this name until it is sent. */
  draft?: DraftOf;
}

export interface FormEditor<Values extends FieldValues, Check extends string, Known> {
  form: UseFormReturn<Values>;
  /** Null for a form of which nothing is kept. */
  draft: Draft | null;
  /**
   * Clears, checks in order, marks, focuses and says.
   * @param only these of the form's rules; other words than those of the first fault
   * @returns whether nothing is wrong
   */
  judge: (known: Known, only?: { rules?: readonly Rule<Values, Check, Known>[]; say?: (text: string) => void }) => boolean;
  /** Marks the fields that the API blames, and takes the person to the first. */
  blame: (failure: Failure) => void;
}

/** A subject's form, typed into and judged; what was typed stays on every failure. */
export function useForm<Values extends FieldValues, Check extends string, Known>(
  { rules, names, refusals = {}, draft: kept, says }: FormOf<Values, Check, Known>,
  defaultValues: Values,
  { say, focus, draft: draftOf }: FormOptions<Values> = {},
): FormEditor<Values, Check, Known> {
  const { t } = useTexts();
  const form = useLibraryForm<Values>({ defaultValues: defaultValues as DefaultValues<Values> });
  const draft = useDraft(form, defaultValues, draftOf, kept);
  const goTo = focus ?? ((field: FieldPath<Values>): void => form.setFocus(field));
  const mark = (field: FieldPath<Values>, message: string): void => form.setError(field, { message });
  return {
    form,
    draft,
    judge: (known, only = {}) =>
      tellFaults(
        // Every field of the values is a path of the form.
        faultsOf(only.rules ?? rules, form.getValues(), known) as unknown as Fault<FieldPath<Values>, Check>[],
        (check) => says(t, check),
        { clear: () => form.clearErrors(), mark, focus: goTo, say: only.say ?? say },
      ),
    blame: (failure) => {
      const code = codeOf(failure) as ErrorCode;
      const own = refusals[code];
      const blamed = blamedFields(failure.fields, names);
      for (const { name, code: fault } of blamed) mark(name, fieldText(t, fault));
      if (own !== undefined) mark(own, t(`errors.${code}`));
      const first = own ?? blamed[0]?.name;
      if (first !== undefined) goTo(first);
    },
  };
}
