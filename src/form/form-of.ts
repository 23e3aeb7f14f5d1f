import type { TextsOf } from '../i18n/keys.ts';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Rule } from '../../contract/check.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { DraftRules } from './draft-values.ts';

/** The form of a subject as data; its values and what is sent stand beside it in src/account/<subject>/form.ts. */
export interface FormOf<Values extends FieldValues, Check extends string, Known = undefined> {
  /** The checks in their order. */
  rules: readonly Rule<Values, Check, Known>[];
  /** Names of the call → names of the form; the last part of a name of the call is enough. */
  names: Readonly<Record<string, FieldPath<Values>>>;
  /** Refusals that are about one field, which says them in the words of their code. */
  refusals?: Partial<Record<ErrorCode, FieldPath<Values>>>;
  /** How its values are kept until they are sent. */
  draft?: DraftRules;
  /** What is said when a check fails. */
  says: (t: TextsOf, check: Check) => string;
}
