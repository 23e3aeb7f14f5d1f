import type { Failure } from '../../../client/call.ts';
import { errorText } from '../../../i18n/format.ts';
import type { useTexts } from '../texts.tsx';

/**
 * Why an action on a product was refused. People without the permission for products get the specified text
 * (docs/requirements.md#errors-of-products-and-requests-b-83).
 */
export const productFailureText = (t: ReturnType<typeof useTexts>['t'], failure: Failure): string =>
  failure.code === 'FORBIDDEN' ? t('errors.NO_ACCESS') : errorText(t, failure);
