/** One rule for every phone: at most 15 digits with the dial code; five or fewer are ignored. */
import { describe, expect, test } from 'vitest';
import { register } from '../../../contract/auth/schemas.ts';
import { phoneDigitsMax } from '../../../contract/limits.ts';
import { addCompany, editCompany } from '../../../contract/company/schemas.ts';
import { isPhoneUsed } from '../../../contract/phone.ts';
import { phoneText } from '../../../src/i18n/phone-text.ts';
import { addSubUser } from '../../../contract/staff/schemas.ts';
import { editUserProfile } from '../../../contract/user/schemas.ts';
import { emptyStaff, staffBody } from '../../../src/account/staff/form.ts';
import { emptySignUp, signUpBody } from '../../../src/islands/account/sign-up-form.ts';
import { joinPhone, meantPhone, phoneDigits, withoutTrunkPrefix } from '../../../src/ui/field/phone-digits.ts';

const address = addCompany.body.shape.data.shape.address.def.innerType.shape;
const fields = {
  'sign-up': register.body.shape.phone,
  'a colleague': addSubUser.body.shape.stPhone,
  'the profile': editUserProfile.body.shape.stPhone,
  "the account's address": editUserProfile.body.shape['Address.Phone'],
  'a new company': address.phone,
  'a company': editCompany.body.shape.Phone,
};

describe.each(Object.entries(fields))('%s', (_name, field) => {
  test.each(['', '1234', '+90-532 111 22 33', `+${'1'.repeat(15)}`, '1'.repeat(15)])('accepts %j', (typed) => {
    expect(field.safeParse(typed).success).toBe(true);
  });

  test.each([`+${'1'.repeat(16)}`, '1'.repeat(19), '12345a', '1+2', `${' '.repeat(50)}5${' '.repeat(50)}5`])('refuses %j', (typed) => {
    expect(field.safeParse(typed).error?.issues[0]?.message).toBe('INVALID_PHONE');
  });
});

test('five digits or fewer are ignored, whatever surrounds them', () => {
  expect(['12345', '+12345', '1-2 3-4 5', ''].map(isPhoneUsed)).toEqual([false, false, false, false]);
  expect(['123456', '+90 1234'].map(isPhoneUsed)).toEqual([true, true]);
});

test('a form accepts 15 digits after the dial code and truncates none; a longer number is refused with a message', () => {
  const codes = [{ id: 'tr', dialCode: '+90' }];
  const typed = joinPhone({ country: 'tr', digits: '1'.repeat(15) }, codes);
  expect(typed).toBe(`+90${'1'.repeat(15)}`);
  expect(fields['a company'].safeParse(typed).error?.issues[0]?.message).toBe('INVALID_PHONE');
});

test.each([
  ['tr', '02367654321', '2367654321'],
  ['tr', '2367654321', '2367654321'],
  ['ae', '0501234567', '501234567'],
  ['ru', '89123456789', '9123456789'],
  ['ru', '8912345678', '8912345678'],
  ['it', '0612345678', '0612345678'],
  ['ci', '0123456789', '0123456789'],
  [null, '02367654321', '02367654321'],
])('the prefix for calls within a country is left out behind its dial code: %s %s', (country, typed, meant) => {
  expect(withoutTrunkPrefix(typed, country)).toBe(meant);
});

describe('every form sends the same number', () => {
  const codes = [
    { id: 'tr', dialCode: '+90' },
    { id: 'us', dialCode: '+1' },
    { id: 'jm', dialCode: '+1876' },
  ];
  test.each([
    ['tr', '02367654321', '+90-2367654321'],
    ['tr', '+90 532 111 22 33', '+90-5321112233'],
    ['us', '\u202a+90 (0532) 111 22 33\u202c', '+90-5321112233'],
    ['tr', '0090 532 111 22 33', '+90-5321112233'],
    ['tr', '+1 876 555 0100', '+1876-5550100'],
    ['tr', '+33 6 12 34 56 78', '+33612345678'],
    [null, '33612345678', '+33612345678'],
    ['tr', '+90 12345', ''],
  ])('dial code of %s and %s', (country, typed, sent) => {
    const phone = { country, digits: phoneDigits(typed, phoneDigitsMax) };
    expect(staffBody({ ...emptyStaff, phone }, codes).stPhone).toBe(sent);
    expect(joinPhone(phone, codes)).toBe(sent.replace('-', ''));
    expect(signUpBody({ ...emptySignUp, phone }, codes, 'tr').phone ?? '').toBe(sent.replace('-', ''));
  });
});

test('a field shows the parts of an international number, and all digits of one whose dial code is unknown', () => {
  const codes = [{ id: 'tr', dialCode: '+90' }];
  expect(meantPhone({ country: 'us', digits: '+905321112233' }, codes)).toEqual({ country: 'tr', digits: '5321112233' });
  expect(meantPhone({ country: 'tr', digits: '+33612345678' }, codes)).toEqual({ country: null, digits: '33612345678' });
});

test('of a long international number the field takes 15 digits besides its plus', () => {
  expect(phoneDigits(`00${'1'.repeat(17)}`, phoneDigitsMax)).toBe(`+${'1'.repeat(15)}`);
});

test.each([
  ['+902585550187', '+90 258 555 01 87'],
  ['903523221845', '+90 352 322 18 45'],
  ['+90-532 111 22 33', '+90 532 111 22 33'],
  ['+79161234567', '+7 916 123 45 67'],
  ['+201001234567', '+20 100 123 45 67'],
  ['+971501234567', '+971 501 234 567'],
  ['+8613812345678', '+86 138 1234 5678'],
  ['+35312345678', '+353 1234 5678'],
  ['+3705123456', '+370 512 3456'],
  ['+49301234567890', '+49 301 234 567 890'],
])('a stored number is shown in groups that stay on one line: %s', (stored, shown) => {
  expect(phoneText(stored)).toBe(shown.replaceAll(' ', '\u00a0'));
});

test('a number without a country code, or too short to be used, is shown as stored', () => {
  expect(['02585550187', '+1234', ''].map(phoneText)).toEqual(['02585550187', '+1234', '']);
});
