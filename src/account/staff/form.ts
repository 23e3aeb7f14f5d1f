/** The forms of a colleague as data: values, checks in the order of docs/requirements.md#staff-form-b-55, and the wire format. */
import type { BodyOf } from '../../../contract/wire/call.ts';
import { type NewPasswordCheck, newPasswordRules, passwordNumbers } from '../../../contract/auth/password.ts';
import { isBlank } from '../../../contract/wire/check.ts';
import { phoneLengthIgnored } from '../../../contract/limits.ts';
import { type DialCode, joinPhone, type PhoneParts } from '../../ui/field/phone-digits.ts';
import type { Permissions } from '../../../contract/permissions.ts';
import { budgetMax } from '../../../contract/staff/fields.ts';
import type { addSubUser } from '../../../contract/staff/calls.ts';
import { isEmail } from '../../../contract/email.ts';
import { isBudgetWithin } from './rules.ts';
import type { FormOf } from '../../form/form-of.ts';
import { numberText, typedInteger } from '../../form/typed-number.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { defaultPhoneCountry } from '../shared/fields/phone.ts';

export interface NewStaffValues {
  name: string;
  email: string;
  password: string;
  again: string;
  phone: PhoneParts;
}

export const emptyStaff: NewStaffValues = {
  name: '',
  email: '',
  password: '',
  again: '',
  phone: { country: defaultPhoneCountry, digits: '' },
};

type InviteCheck = 'email' | 'emailInvalid' | 'budget' | 'budgetMost';
export type StaffCheck = 'name' | 'email' | 'phone' | 'emailInvalid' | 'phoneInvalid' | NewPasswordCheck;

const says: FormOf<NewStaffValues, StaffCheck | InviteCheck>['says'] = (t, check, number = String) =>
  t(`staff.check.${check}`, passwordNumbers(number));

const [passwordRequired, passwordShort, againRequired, notMatch] = newPasswordRules('password', 'again');

/** Empty fields are reported before invalid ones. */
export const newStaffForm: FormOf<NewStaffValues, StaffCheck> = {
  rules: [
    ['name', 'name', ({ name }) => isBlank(name)],
    ['email', 'email', ({ email }) => isBlank(email)],
    passwordRequired,
    againRequired,
    ['phone', 'phone', ({ phone }) => phone.digits === ''],
    passwordShort,
    notMatch,
    ['email', 'emailInvalid', ({ email }) => !isEmail(email)],
    // A shorter number would be stored as none, but here it is required.
    ['phone', 'phoneInvalid', ({ phone }) => phone.digits.length <= phoneLengthIgnored],
  ],
  names: { stFullname: 'name', stEmail: 'email', stPassword: 'password', stPhone: 'phone' },
  refusals: { STAFF_EMAIL_USED: 'email' },
  draft: { without: ['password', 'again'] },
  says,
};

/** A monthly budget as typed; empty means unlimited. */
export const budgetText = (budget: number | null, language: Language): string => numberText(budget ?? undefined, language);
export const budgetOf = (typed: string): number | null => (isBlank(typed) ? null : (typedInteger(typed) ?? Number.NaN));

const isNoBudget = (typed: string): boolean => {
  const budget = budgetOf(typed);
  return budget !== null && !(budget >= 0 && budget <= budgetMax);
};
export interface InviteValues {
  email: string;
  permissions: Permissions;
  budget: string;
}

/** @param most the inviter's own budget; null means unlimited */
export const inviteForm = (most: number | null): FormOf<InviteValues, InviteCheck> => ({
  rules: [
    ['email', 'email', ({ email }) => isBlank(email)],
    ['email', 'emailInvalid', ({ email }) => !isEmail(email)],
    ['budget', 'budget', ({ budget }) => isNoBudget(budget)],
    ['budget', 'budgetMost', ({ budget }) => !isBudgetWithin(budgetOf(budget), most)],
  ],
  names: { stEmail: 'email', email: 'email', budget: 'budget' },
  refusals: { STAFF_EMAIL_USED: 'email', ALREADY_INVITED: 'email' },
  says,
});

/**
 * The same fields for an existing colleague.
 * @param before their present budget, which may exceed what the editor could grant
 */
export const editStaffForm = (most: number | null, before: string): FormOf<InviteValues, InviteCheck> => {
  const form = inviteForm(most);
  return {
    ...form,
    refusals: { STAFF_EMAIL_USED: 'email', STAFF_EMAIL_OPEN: 'email' },
    rules: form.rules.map(([field, check, fails]) => [
      field,
      check,
      (values, known) => (check === 'budgetMost' && values.budget === before ? false : fails(values, known)),
    ]),
  };
};

/** The body of the call, in which a phone is dial code, dash, number. */
export function staffBody({ name, email, password, phone }: NewStaffValues, codes: readonly DialCode[]): BodyOf<typeof addSubUser> {
  return {
    stFullname: name.trim(),
    stEmail: email.trim(),
    stPassword: password,
    stPhone: joinPhone(phone, codes, '-'),
  };
}
