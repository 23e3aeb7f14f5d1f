import type { CallDefinition } from '../../../contract/wire/call.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import type { SuccessKey } from '../../i18n/success-texts.ts';
import { toast } from '../../client/toasts.ts';

/**
 * Says that a save or a delete is done, in the words that belong to its call.
 * @param values for the text
 * @param also further sentences, of what came of it
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
