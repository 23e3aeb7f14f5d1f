import type { TextsOf } from '../i18n/keys.ts';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Rule } from '../../contract/wire/check.ts';
import type { ErrorCode } from '../../contract/wire/errors.ts';
import type { DraftRules } from './draft-values.ts';

/** A form as data. */
export interface PlainFormOf<Values extends FieldValues, Check extends string, Known = undefined> {
  /** The checks in their order. */
  rules: readonly Rule<Values, Check, Known>[];
  /** Names of the call → names of the form; the last part of a name of the call is enough. */
  names: Readonly<Record<string, FieldPath<Values>>>;
}

/** The form of a subject of the business area; its values and what is sent stand beside it in src/account/<subject>/form.ts. */
export interface FormOf<Values extends FieldValues, Check extends string, Known = undefined> extends PlainFormOf<Values, Check, Known> {
  /** Refusals that are about one field, which says them in the words of their code. */
  refusals?: Partial<Record<ErrorCode, FieldPath<Values>>>;
  /** How its values are kept until they are sent. */
  draft?: DraftRules;
  /** What is said when a check fails. @param number in the digits of the reader's language */
  says: (t: TextsOf, check: Check, number?: (value: number) => string) => string;
}
