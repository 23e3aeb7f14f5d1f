import type { FieldPath, FieldValues } from 'react-hook-form';
import { codeOf } from '../../contract/wire/error-code.ts';
import type { ErrorCode } from '../../contract/wire/errors.ts';
import type { Failure } from '../client/call.ts';
import { useTexts } from '../i18n/texts.tsx';
import type { Draft } from './draft.ts';
import { fieldTexts } from './field-errors.ts';
import type { FormOf } from './form-of.ts';
import { useDraft, type DraftOf } from './use-draft.ts';
import { usePlainForm, type PlainFormEditor, type PlainFormOptions } from './use-plain-form.ts';

export interface FormOptions<Values extends FieldValues> extends Pick<PlainFormOptions<Values, never>, 'say' | 'focus'> {
  /** Input is stored under this name until it is submitted. */
  draft?: DraftOf;
}

export interface FormEditor<Values extends FieldValues, Check extends string, Known> extends Omit<
  PlainFormEditor<Values, Check, Known>,
  'blame'
> {
  /** Null for a form without drafts. */
  draft: Draft | null;
  /** Marks the fields that the API names, and focuses the first. */
  blame: (failure: Failure) => void;
}

/** A form of the business area, with the page's texts and optionally a draft. */
export function useForm<Values extends FieldValues, Check extends string, Known>(
  { rules, names, refusals = {}, draft: draftRules, says }: FormOf<Values, Check, Known>,
  defaultValues: Values,
  { say, focus, draft: draftOf }: FormOptions<Values> = {},
): FormEditor<Values, Check, Known> {
  const { t, language, number } = useTexts();
  const { form, validate, blame } = usePlainForm({ rules, names }, defaultValues, {
    says: (check: Check) => says(t, check, number),
    say,
    focus,
  });
  const draft = useDraft(form, defaultValues, draftOf, draftRules, language);
  return {
    form,
    draft,
    validate,
    blame: (failure) => {
      const code = codeOf(failure) as ErrorCode;
      const own: FieldPath<Values> | undefined = refusals[code];
      blame(fieldTexts(t, failure.fields), own && { name: own, text: t(`errors.${code}`) });
    },
  };
}
