import type { TextsOf } from '../i18n/keys.ts';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Rule } from '../../contract/wire/check.ts';
import type { ErrorCode } from '../../contract/wire/errors.ts';
import type { DraftRules } from './draft-values.ts';

/** A form as data. */
export interface PlainFormOf<Values extends FieldValues, Check extends string, Known = undefined> {
  /** Checks in order. */
  rules: readonly Rule<Values, Check, Known>[];
  /** Field of the call → field of the form; the last part of a field of the call is sufficient. */
  names: Readonly<Record<string, FieldPath<Values>>>;
}

/** The form of a subject of the business area; its values and body are in src/account/<subject>/form.ts. */
export interface FormOf<Values extends FieldValues, Check extends string, Known = undefined> extends PlainFormOf<Values, Check, Known> {
  /** Refusals that belong to one field, which shows the text of their code. */
  refusals?: Partial<Record<ErrorCode, FieldPath<Values>>>;
  /** How its values are stored as a draft. */
  draft?: DraftRules;
  /** The text of a failed check. @param number in the digits of the reader's language */
  says: (t: TextsOf, check: Check, number?: (value: number) => string) => string;
}
