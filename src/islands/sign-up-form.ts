/** The sign-up form as data: its checks in their order, of which the first that fails is told (public site, section 5), and what is sent. */
import type { BodyInputOf } from '../../contract/call.ts';
import type { register } from '../../contract/auth/calls.ts';
import { isBlank, type Rule } from '../../contract/check.ts';
import { nameLengthMin, passwordLengthMin, phoneLengthIgnored } from '../../contract/limits.ts';
import { unsetId } from '../../contract/ids.ts';
import { emailPattern } from '../../contract/email.ts';
import { apiLanguage, type Language } from '../i18n/languages.ts';
import type { PhoneValue } from '../ui/PhoneField.tsx';
import type { Place } from './sign-up-place.ts';

export interface SignUpValues {
  fullname: string;
  email: string;
  password: string;
  passwordAgain: string;
  isMembershipRead: boolean;
  isPersonalDataRead: boolean;
}

export type SignUpProblem =
  | 'signUp.nameRequired'
  | 'signUp.nameInvalid'
  | 'auth.emailRequired'
  | 'auth.emailInvalid'
  | 'auth.passwordRequired'
  | 'signUp.passwordInvalid'
  | 'signUp.passwordAgainRequired'
  | 'signUp.passwordsNotMatch'
  | 'signUp.clarification1Required'
  | 'signUp.clarification2Required';

export const signUpRules: readonly Rule<SignUpValues, SignUpProblem>[] = [
  ['fullname', 'signUp.nameRequired', ({ fullname }) => isBlank(fullname)],
  ['fullname', 'signUp.nameInvalid', ({ fullname }) => Array.from(fullname.trim()).length < nameLengthMin],
  ['email', 'auth.emailRequired', ({ email }) => isBlank(email)],
  ['email', 'auth.emailInvalid', ({ email }) => !emailPattern.test(email.trim())],
  ['password', 'auth.passwordRequired', ({ password }) => password === ''],
  ['password', 'signUp.passwordInvalid', ({ password }) => password.length < passwordLengthMin],
  ['passwordAgain', 'signUp.passwordAgainRequired', ({ passwordAgain }) => passwordAgain === ''],
  ['passwordAgain', 'signUp.passwordsNotMatch', ({ password, passwordAgain }) => passwordAgain !== password],
  ['isMembershipRead', 'signUp.clarification1Required', ({ isMembershipRead }) => !isMembershipRead],
  ['isPersonalDataRead', 'signUp.clarification2Required', ({ isPersonalDataRead }) => !isPersonalDataRead],
];

/** The whole form. */
export interface SignUp extends SignUpValues {
  phone: PhoneValue;
  place: Place;
  gender: 0 | 1 | 2;
  referral: string;
  isMarketing: boolean;
}

/** Field of the call → field of the form, where the names differ. */
export const signUpNames: Readonly<Record<string, keyof SignUp>> = { Ref: 'referral' };

/** @param dialCode with its plus; a phone is sent only if longer than 5 characters */
export const signUpBody = (values: SignUp, dialCode: string, language: Language): BodyInputOf<typeof register> => ({
  fullname: values.fullname.trim(),
  email: values.email.trim(),
  password: values.password,
  phone: values.phone.digits.length > phoneLengthIgnored ? `${dialCode}${values.phone.digits}` : null,
  countryId: values.place.countryId ?? unsetId,
  language: apiLanguage(language),
  mailMessageApproval: values.isMarketing,
});
