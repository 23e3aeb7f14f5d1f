import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorText, formatWait } from '../../i18n/format.ts';
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
  const { t, language } = useTexts();
  const [text, setText] = useState<string | null>(null);
  const reasonOf = (failure: Failure): string => {
    const { code, retryAfterSeconds } = failure;
    if (code === 'THROTTLED' && retryAfterSeconds !== null)
      return t('errors.THROTTLED_UNTIL', { when: formatWait(retryAfterSeconds, language) });
    const isKnown = code !== 'UNEXPECTED' && t(`errors.${code}` as 'errors.FORBIDDEN', { defaultValue: '' }) !== '';
    return isKnown || isEmailUsed(failure) ? errorText(t, failure) : otherwise;
  };
  const show = (failure: Failure): true => {
    showFieldErrors(form, t, failure.fields, names);
    const email = names['email'] ?? names['stEmail'];
    if (isEmailUsed(failure) && email !== undefined) {
      form.setError(email, { message: t('errors.STAFF_EMAIL_USED') });
      form.setFocus(email);
    }
    setText(reasonOf(failure));
    return true;
  };
  return { text, clear: () => setText(null), show };
}
