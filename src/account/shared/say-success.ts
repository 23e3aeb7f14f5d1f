import type { CallDefinition } from '../../../contract/wire/call.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import type { SuccessKey } from '../../i18n/success-texts.ts';
import { toast } from '../../client/toasts.ts';

/**
 * A toast that a save or deletion has succeeded, with the text of its call.
 * @param values for the text
 * @param also further sentences about the result
 */
export function saySuccess<C extends CallDefinition>(
  t: TextsOf,
  _call: C,
  key: SuccessKey<C['name']>,
  values?: Readonly<Record<string, unknown>>,
  also: readonly string[] = [],
): void {
  toast('good', [t(key, values), ...also].join(' '), 'business');
}
