/** The sign-up form as data: its checks in order, of which the first failure is shown (docs/requirements.md#sign-up-checks-p-51), and the body of the call. */
import type { BodyInputOf } from '../../../contract/wire/call.ts';
import type { register } from '../../../contract/auth/calls.ts';
import { type NewPasswordCheck, newPasswordRules } from '../../../contract/auth/password.ts';
import { type EmailCheck, emailRules, type NameCheck, nameRules } from './person-rules.ts';
import { plainLine } from '../../../contract/text/plain-text.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import type { PlainFormOf } from '../../form/form-of.ts';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { type DialCode, joinPhone, type PhoneParts } from '../../ui/field/phone-digits.ts';
import type { NewPassword } from './NewPasswordInputs.tsx';
import { nowhere, type Place } from './sign-up-place.ts';

export interface SignUp extends NewPassword {
  fullname: string;
  email: string;
  isMembershipRead: boolean;
  isPersonalDataRead: boolean;
  phone: PhoneParts;
  place: Place;
  gender: '0' | '1' | '2';
  referral: string;
  mailMessageApproval: boolean;
  /** Only some countries may sign up, and one of them has to be chosen. */
  isCountryNeeded: boolean;
}

export const emptySignUp: SignUp = {
  fullname: '',
  email: '',
  password: '',
  passwordAgain: '',
  isMembershipRead: false,
  isPersonalDataRead: false,
  phone: { country: null, digits: '' },
  place: nowhere,
  gender: '0',
  referral: '',
  mailMessageApproval: false,
  isCountryNeeded: false,
};

export type SignUpCheck = NameCheck | EmailCheck | NewPasswordCheck | 'countryRequired' | 'membershipUnread' | 'personalDataUnread';

export const signUpForm: PlainFormOf<SignUp, SignUpCheck> = {
  rules: [
    ...nameRules('fullname'),
    ...emailRules,
    ...newPasswordRules('password', 'passwordAgain'),
    ['place', 'countryRequired', ({ place, isCountryNeeded }) => isCountryNeeded && place.countryId === null],
    ['isMembershipRead', 'membershipUnread', ({ isMembershipRead }) => !isMembershipRead],
    ['isPersonalDataRead', 'personalDataUnread', ({ isPersonalDataRead }) => !isPersonalDataRead],
  ],
  names: {
    fullname: 'fullname',
    email: 'email',
    password: 'password',
    phone: 'phone',
    countryId: 'place',
    mailMessageApproval: 'mailMessageApproval',
    Ref: 'referral',
  },
};

/** Name of the draft in session storage; also read by src/pages/sign-up.astro. */
export const signUpDraftName = 'sign-up-input';
/** Without passwords, and without consents: whoever returns to the form gives them anew. */
export const storedFields = ['fullname', 'email', 'phone', 'place', 'gender', 'referral'] as const;

/** A phone is sent only if longer than 5 characters. */
export const signUpBody = (values: SignUp, dialCodes: readonly DialCode[], language: Language): BodyInputOf<typeof register> => ({
  fullname: values.fullname.trim(),
  email: plainLine(values.email),
  password: values.password,
  phone: joinPhone(values.phone, dialCodes) || null,
  countryId: values.place.countryId ?? unsetId,
  language: apiLanguage(language),
  mailMessageApproval: values.mailMessageApproval,
});
