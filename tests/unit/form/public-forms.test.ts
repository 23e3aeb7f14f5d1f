/** The checks of the public forms in their order, and what is sent (docs/requirements.md#other-public-forms-p-52). */
import { describe, expect, test } from 'vitest';
import { register } from '../../../contract/auth/schemas.ts';
import { faultsOf } from '../../../contract/wire/check.ts';
import { contactUsLengths, contactUsRules } from '../../../contract/content/contact-us.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { signUpBody, signUpForm, type SignUp } from '../../../src/islands/account/sign-up-form.ts';

const whole: SignUp = {
  fullname: ' Nour Aziz ',
  email: ' nour@company.example ',
  password: 'secret',
  passwordAgain: 'secret',
  isMembershipRead: true,
  isPersonalDataRead: true,
  phone: { country: 'eg', digits: '1001234518' },
  place: { countryId: null, cityId: null, areaId: null },
  gender: '0',
  referral: '',
  mailMessageApproval: false,
  isCountryNeeded: false,
};
/** The form's message: the first fault. */
const firstCheck = (changes: Partial<SignUp>): string | undefined =>
  faultsOf(signUpForm.rules, { ...whole, ...changes }, undefined)[0]?.check;

describe('sign-up', () => {
  test('reports one fault after the other, in the order of the form', () => {
    const empty = { fullname: ' ', email: '', password: '', passwordAgain: '', isMembershipRead: false, isPersonalDataRead: false };
    const steps: Partial<SignUp>[] = [
      {},
      { fullname: 'N' },
      { fullname: 'Nour' },
      { email: 'nour@company' },
      { email: 'nour@company.example' },
      { password: '12345' },
      { password: '123456' },
      { passwordAgain: '12345' },
      { passwordAgain: '123456' },
      { isMembershipRead: true },
      { isPersonalDataRead: true },
    ];
    let typed: Partial<SignUp> = empty;
    const checks = steps.map((step) => firstCheck((typed = { ...typed, ...step })));
    expect(checks).toEqual([
      'nameRequired',
      'nameInvalid',
      'emailRequired',
      'emailInvalid',
      'passwordRequired',
      'passwordShort',
      'againRequired',
      'notMatch',
      'membershipUnread',
      'personalDataUnread',
      undefined,
    ]);
  });

  test('asks for a country only where some countries may sign up', () => {
    const turkey = { countryId: 'a'.repeat(24), cityId: null, areaId: null };
    expect([false, true].map((isCountryNeeded) => firstCheck({ isCountryNeeded }))).toEqual([undefined, 'countryRequired']);
    expect(firstCheck({ isCountryNeeded: true, place: turkey })).toBeUndefined();
  });

  test('a name of one character is too short in every script, also where it has two code units', () => {
    expect([firstCheck({ fullname: '𐎠' }), firstCheck({ fullname: 'لي' })]).toEqual(['nameInvalid', undefined]);
  });

  test('sends the fields of the call; a phone only if it is longer than five digits', () => {
    const codes = [{ id: 'eg', dialCode: '+20' }];
    const body = signUpBody(whole, codes, 'ar');
    expect(body).toEqual({
      fullname: 'Nour Aziz',
      email: 'nour@company.example',
      password: 'secret',
      phone: '+201001234518',
      countryId: unsetId,
      language: 'AR',
      mailMessageApproval: false,
    });
    expect(register.body.safeParse(body).success).toBe(true);
    expect(signUpBody({ ...whole, phone: { country: 'eg', digits: '12345' } }, codes, 'ar').phone).toBeNull();
    expect(signUpBody({ ...whole, phone: { country: 'eg', digits: '123456' } }, codes, 'ar').phone).toBe('+20123456');
  });
});

describe('the contact form', () => {
  const good = { name: 'Nour', email: 'nour@company.example', message: 'Hello' };
  const codes = (changes: Partial<typeof good>) =>
    faultsOf(contactUsRules, { ...good, ...changes }, undefined).map(({ field, check }) => `${field} ${check}`);

  test('requires all three fields within their lengths, and a valid address', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ name: ' ', email: '', message: '\n' })).toEqual(['name REQUIRED', 'email REQUIRED', 'message REQUIRED']);
    expect(codes({ email: 'nour@company' })).toEqual(['email INVALID_EMAIL']);
    const tooLong = Object.fromEntries(Object.entries(contactUsLengths).map(([name, length]) => [name, 'x'.repeat(length + 1)]));
    expect(codes(tooLong)).toEqual(['name TOO_LONG', 'email TOO_LONG', 'message TOO_LONG']);
    expect(codes({ message: ` ${'x'.repeat(contactUsLengths.message)}\n` })).toEqual([]);
  });
});
