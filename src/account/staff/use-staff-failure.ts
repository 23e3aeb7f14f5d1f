import { codeOf } from '../../../contract/wire/error-code.ts';
import { errorText } from '../../i18n/format.ts';
import type { Failure } from '../../client/call.ts';
import { useTexts } from '../shared/texts.tsx';
import { type ShownFailure, useFailure } from '../shared/use-failure.ts';

/**
 * @param blame marks the fields that a refusal refers to
 * @param otherwise the text for an unknown code
 */
export function useStaffFailure(blame: (failure: Failure) => void, otherwise: string): ShownFailure {
  const { t } = useTexts();
  return useFailure(blame, (failure) => {
    const code = codeOf(failure);
    const isKnown = code !== 'UNEXPECTED' && t(`errors.${code}` as 'errors.FORBIDDEN', { defaultValue: '' }) !== '';
    return isKnown ? errorText(t, failure) : otherwise;
  });
}
