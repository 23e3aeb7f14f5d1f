import { useState } from 'react';
import { codeOf } from '../../../contract/wire/error-code.ts';
import { errorText, formatWait } from '../../i18n/format.ts';
import type { Failure } from '../../client/call.ts';
import { useTexts } from '../shared/texts.tsx';

export interface StaffFailure {
  /** Why the last try failed; null for none. */
  text: string | null;
  clear: () => void;
  /** Says it inside the dialog: a toast beside it would be out of reach of readers. What was typed stays. */
  show: (failure: Failure) => true;
}

/**
 * @param blame marks the fields that a refusal is about
 * @param otherwise what is said when nothing better is known
 */
export function useStaffFailure(blame: (failure: Failure) => void, otherwise: string): StaffFailure {
  const { t, language } = useTexts();
  const [text, setText] = useState<string | null>(null);
  const reasonOf = (failure: Failure): string => {
    const code = codeOf(failure);
    const { retryAfterSeconds } = failure;
    if (code === 'THROTTLED' && retryAfterSeconds !== null)
      return t('errors.THROTTLED_UNTIL', { when: formatWait(retryAfterSeconds, language) });
    const isKnown = code !== 'UNEXPECTED' && t(`errors.${code}` as 'errors.FORBIDDEN', { defaultValue: '' }) !== '';
    return isKnown ? errorText(t, failure) : otherwise;
  };
  const show = (failure: Failure): true => {
    blame(failure);
    setText(reasonOf(failure));
    return true;
  };
  return { text, clear: () => setText(null), show };
}
