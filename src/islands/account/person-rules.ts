/** Checks of the fields about a person, in the order of the form. */
import { isBlank, type Rule } from '../../../contract/wire/check.ts';
import { nameLengthMin } from '../../../contract/limits.ts';
import { isEmail } from '../../../contract/email.ts';

export type NameCheck = 'nameRequired' | 'nameInvalid';

export const nameRules = <Name extends string>(
  name: Name,
): readonly (readonly [field: Name, check: NameCheck, fails: (values: Readonly<Record<Name, string>>) => boolean])[] => [
  [name, 'nameRequired', (values) => isBlank(values[name])],
  // User-perceived length, where a character may have two code units.
  [name, 'nameInvalid', (values) => [...values[name].trim()].length < nameLengthMin],
];

export type EmailCheck = 'emailRequired' | 'emailInvalid';

export const emailRules: readonly Rule<{ email: string }, EmailCheck>[] = [
  ['email', 'emailRequired', ({ email }) => isBlank(email)],
  ['email', 'emailInvalid', ({ email }) => !isEmail(email)],
];
