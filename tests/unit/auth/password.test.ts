/** The rules of passwords: one definition for calls, forms and texts. */
import { expect, test } from 'vitest';
import { editPassword, register, resetPassword } from '../../../contract/auth/schemas.ts';
import { newPassword, presentPassword } from '../../../contract/auth/password-fields.ts';
import { newPasswordRules, passwordLengths, passwordStrength } from '../../../contract/auth/password.ts';
import { faultsOf } from '../../../contract/wire/check.ts';
import { languages } from '../../../contract/text/languages.ts';
import { login } from '../../../contract/session/schemas.ts';
import { passwordWords } from '../../support/data/password-words.ts';
import { textsOf } from '../../support/browser/texts.ts';

const rules = newPasswordRules('fresh', 'again');
const checks = (fresh: string, again = fresh) =>
  faultsOf(rules, { fresh, again }, undefined).map(({ field, check }) => `${field}:${check}`);
const codes = (schema: typeof newPassword, password: unknown) => schema.safeParse(password).error?.issues[0]?.message;

test('a form checks both fields, then the length, then that both are equal', () => {
  expect(checks('')).toEqual(['fresh:passwordRequired', 'again:againRequired']);
  expect(checks('x'.repeat(passwordLengths.min - 1))).toEqual(['fresh:passwordShort']);
  expect(checks('x'.repeat(passwordLengths.min), 'y')).toEqual(['again:notMatch']);
  expect(checks('x'.repeat(passwordLengths.min))).toEqual([]);
});

test('the calls apply the same rules to a new password, and limit the length of the present one', () => {
  const of = (length: number) => 'x'.repeat(length);
  const { min, max } = passwordLengths;
  expect([undefined, '', of(1), of(min - 1), of(min), of(max), of(max + 1)].map((password) => codes(newPassword, password))).toEqual([
    'REQUIRED',
    'REQUIRED',
    'TOO_SHORT',
    'TOO_SHORT',
    undefined,
    undefined,
    'TOO_LONG',
  ]);
  expect(['', of(1), of(max), of(max + 1)].map((password) => codes(presentPassword, password))).toEqual([
    'REQUIRED',
    undefined,
    undefined,
    'TOO_LONG',
  ]);
});

test('each call with a password uses the definition', () => {
  expect(register.body.shape.password).toBe(newPassword);
  expect(resetPassword.body.def.innerType.shape.newPwd).toBe(newPassword);
  expect([editPassword.body.shape.oldPW, editPassword.body.shape.newPW, login.body.shape.password]).toEqual([
    presentPassword,
    newPassword,
    presentPassword,
  ]);
});

test.each(languages)('texts name the lengths of the definition in %s', (language) => {
  const t = textsOf(language);
  const { min, fair } = passwordWords(language);
  const numbersOf = (text: string) => text.match(/\p{Nd}+/gu);
  for (const key of [
    'signUp.passwordShort',
    'user.settings.password.passwordShort',
    'staff.check.passwordShort',
    'staff.field.passwordHint',
  ] as const)
    expect(numbersOf(t(key, { min, fair })), key).toEqual([min]);
  expect(numbersOf(t('user.settings.password.about', { min, fair }))).toEqual([min, fair]);
  expect(numbersOf(t('user.settings.password.weak', { min, fair }))).toEqual([fair]);
});

test('the strength is a hint: weak until fair, strong when long and of three kinds', () => {
  expect(['', 'x'.repeat(passwordLengths.fair - 1), 'x'.repeat(passwordLengths.fair), 'Calm-caravan-9'].map(passwordStrength)).toEqual([
    0, 1, 2, 3,
  ]);
  const long = 'Calm-'.padEnd(passwordLengths.strong, 'x');
  expect([long, long.slice(1), long.slice(0, -1), long.toLowerCase()].map(passwordStrength)).toEqual([3, 2, 2, 2]);
});
