import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorText } from '../../i18n/format.ts';
import type { Failure } from '../../client/call.ts';
import { showFieldErrors } from '../shared/field-errors.ts';
import { useTexts } from '../shared/texts.tsx';
import { isEmailUsed } from './rules.ts';

export interface StaffFailure {
  /** Why the last try failed; null for none. */
  text: string | null;
  clear: () => void;
  /** Says it inside the dialog: a toast beside it would be out of reach of readers. What was typed stays. */
  show: (failure: Failure) => true;
}

/** @param otherwise what is said when nothing better is known */
export function useStaffFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: Readonly<Record<string, FieldPath<Values>>>,
  otherwise: string,
): StaffFailure {
  const { t } = useTexts();
  const [text, setText] = useState<string | null>(null);
  const show = (failure: Failure): true => {
    showFieldErrors(form, t, failure.fields, names);
    const email = names['email'] ?? names['stEmail'];
    if (isEmailUsed(failure) && email !== undefined) {
      form.setError(email, { message: t('errors.STAFF_EMAIL_USED') });
      form.setFocus(email);
    }
    const isKnown = failure.code !== 'UNEXPECTED' && t(`errors.${failure.code}` as 'errors.FORBIDDEN', { defaultValue: '' }) !== '';
    setText(isKnown || isEmailUsed(failure) ? errorText(t, failure) : otherwise);
    return true;
  };
  return { text, clear: () => setText(null), show };
}
