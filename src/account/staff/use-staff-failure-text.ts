import { codeOf } from '../../../contract/wire/error-code.ts';
import { errorText } from '../../i18n/format.ts';
import type { Failure } from '../../client/call.ts';
import { useTexts } from '../shared/texts.tsx';

/** @param otherwise the text for an unknown code */
export function useStaffFailureText(otherwise: string): (failure: Failure) => string {
  const { t } = useTexts();
  return (failure) => {
    const code = codeOf(failure);
    const isKnown = code !== 'UNEXPECTED' && t(`errors.${code}` as 'errors.FORBIDDEN', { defaultValue: '' }) !== '';
    return isKnown ? errorText(t, failure) : otherwise;
  };
}
