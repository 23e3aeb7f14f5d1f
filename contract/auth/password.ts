/** The rules of passwords (docs/behaviour.md#passwords), which calls, forms, the display of strength and texts share. */

/** In characters. A password with at least `fair` characters is not weak; `strong` also needs three kinds of characters. */
export const passwordLengths = { min: 6, fair: 8, strong: 12, max: 200 } as const;

export const isPasswordShort = (password: string): boolean => password.length < passwordLengths.min;

/** Numbers in texts about passwords. @param number in the digits of the reader's language */
export const passwordNumbers = (number: (value: number) => string): Record<'min' | 'fair', string> => ({
  min: number(passwordLengths.min),
  fair: number(passwordLengths.fair),
});

export type NewPasswordCheck = 'passwordRequired' | 'passwordShort' | 'againRequired' | 'notMatch';

/** A rule of contract/wire/check.ts over the fields `Names`. */
type RuleOf<Field extends Names, Names extends string, Check extends NewPasswordCheck> = readonly [
  field: Field,
  check: Check,
  fails: (values: Readonly<Record<Names, string>>) => boolean,
];

/** Checks of a new password that is typed twice, in the order of a form. They do not include the maximum length, which the call checks. */
export const newPasswordRules = <Password extends string, Again extends string>(
  password: Password,
  again: Again,
): readonly [
  RuleOf<Password, Password | Again, 'passwordRequired'>,
  RuleOf<Password, Password | Again, 'passwordShort'>,
  RuleOf<Again, Password | Again, 'againRequired'>,
  RuleOf<Again, Password | Again, 'notMatch'>,
] => [
  [password, 'passwordRequired', (values) => values[password] === ''],
  [password, 'passwordShort', (values) => isPasswordShort(values[password])],
  [again, 'againRequired', (values) => values[again] === ''],
  [again, 'notMatch', (values) => values[again] !== values[password]],
];

/** 0 empty, 1 weak, 2 fair, 3 strong. Only shown as a hint, never required. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password === '') return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}|\p{Lo}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  if (password.length < passwordLengths.fair) return 1;
  return password.length >= passwordLengths.strong && kinds >= 3 ? 3 : 2;
}
