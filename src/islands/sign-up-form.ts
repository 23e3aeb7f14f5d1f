/** The checks of sign-up, in their order; the first that fails is said and its field gets the focus (public site, section 5). */
import { nameLengthMin, passwordLengthMin } from '../../contract/limits.ts';
import { emailPattern } from '../../contract/wire.ts';

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

/** @returns the field and the text's key, or null when all six pass */
export function firstProblem(values: SignUpValues): { field: keyof SignUpValues; key: SignUpProblem } | null {
  const name = values.fullname.trim();
  const email = values.email.trim();
  if (name === '') return { field: 'fullname', key: 'signUp.nameRequired' };
  if (Array.from(name).length < nameLengthMin) return { field: 'fullname', key: 'signUp.nameInvalid' };
  if (email === '') return { field: 'email', key: 'auth.emailRequired' };
  if (!emailPattern.test(email)) return { field: 'email', key: 'auth.emailInvalid' };
  if (values.password === '') return { field: 'password', key: 'auth.passwordRequired' };
  if (values.password.length < passwordLengthMin) return { field: 'password', key: 'signUp.passwordInvalid' };
  if (values.passwordAgain === '') return { field: 'passwordAgain', key: 'signUp.passwordAgainRequired' };
  if (values.passwordAgain !== values.password) return { field: 'passwordAgain', key: 'signUp.passwordsNotMatch' };
  if (!values.isMembershipRead) return { field: 'isMembershipRead', key: 'signUp.clarification1Required' };
  if (!values.isPersonalDataRead) return { field: 'isPersonalDataRead', key: 'signUp.clarification2Required' };
  return null;
}

/** A phone is sent only if longer than 5 characters. */
export function phoneToSend(dialCode: string, digits: string, ignoredLength: number): string | null {
  return digits.length > ignoredLength ? `${dialCode}${digits}` : null;
}
