/** The checks of a new colleague, in the order of the specification (section 5), and what is sent then. */
import type { BodyOf } from '../../../contract/call.ts';
import { passwordLengthMin, phoneDigitsMax, phoneLengthIgnored } from '../../../contract/limits.ts';
import type { addSubUser } from '../../../contract/staff/calls.ts';
import { emailPattern } from '../../../contract/wire.ts';
import { defaultPhoneCountry, type DialCode, type PhoneParts } from '../shared/phone.ts';

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

export type StaffField = keyof NewStaffValues;
export type StaffCheck = StaffField | 'passwordShort' | 'notMatch' | 'emailInvalid' | 'phoneInvalid';
export interface StaffFault {
  field: StaffField;
  check: StaffCheck;
}

/** @returns the faults in the order in which they are told, one for each field at most */
export function faultsOf(values: NewStaffValues): StaffFault[] {
  const { name, email, password, again, phone } = values;
  const blank: Record<StaffField, boolean> = {
    name: name.trim() === '',
    email: email.trim() === '',
    password: password === '',
    again: again === '',
    phone: phone.digits === '',
  };
  const order: readonly StaffField[] = ['name', 'email', 'password', 'again', 'phone'];
  const faults: StaffFault[] = order.filter((field) => blank[field]).map((field) => ({ field, check: field }));
  if (!blank.password && password.length < passwordLengthMin) faults.push({ field: 'password', check: 'passwordShort' });
  if (!blank.again && again !== password) faults.push({ field: 'again', check: 'notMatch' });
  if (!blank.email && !emailPattern.test(email.trim())) faults.push({ field: 'email', check: 'emailInvalid' });
  // A shorter number would be stored as none, and here it is required.
  if (!blank.phone && (phone.country === null || phone.digits.length <= phoneLengthIgnored))
    faults.push({ field: 'phone', check: 'phoneInvalid' });
  return faults;
}

/** The payload of section 3: the phone is dial code, dash, number. */
export function staffBody({ name, email, password, phone }: NewStaffValues, codes: readonly DialCode[]): BodyOf<typeof addSubUser> {
  const dialCode = codes.find(({ id }) => id === phone.country)?.dialCode ?? '';
  return {
    stFullname: name.trim(),
    stEmail: email.trim(),
    stPassword: password,
    stPhone: `${dialCode}-${phone.digits.slice(0, phoneDigitsMax)}`,
  };
}

/** Names of the payload → names of the form. */
export const staffFieldNames = { stFullname: 'name', stEmail: 'email', stPassword: 'password', stPhone: 'phone' } as const;
