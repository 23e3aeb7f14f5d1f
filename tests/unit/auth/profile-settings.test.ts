import { describe, expect, test } from 'vitest';
import { passwordStrength } from '../../../contract/auth/password.ts';
import { faultsOf } from '../../../contract/wire/check.ts';
import { codeOf } from '../../../contract/wire/error-code.ts';
import type { UserProfile } from '../../../contract/user/schemas.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { dataFileName, isSameEmail } from '../../../src/account/user/data-file.ts';
import { deviceName } from '../../../src/account/user/device-name.ts';
import { passwordForm, type PasswordValues } from '../../../src/account/user/password-form.ts';
import { offeredBy } from '../../../src/account/user/sign-up-draft.ts';
import {
  isOtherPhone,
  isPhoneIgnored,
  profileBody,
  profileForm,
  profileKnown,
  valuesOf,
  type ProfileValues,
} from '../../../src/account/user/form.ts';

const id = (letter: string): string => letter.repeat(24);
const codes = [
  { id: 'tr', dialCode: '+90' },
  { id: 'eg', dialCode: '+20' },
  { id: 'ru', dialCode: '+7' },
  { id: 'kz', dialCode: '+7' },
];
const user = {
  userID: id('a'),
  version: 'as read',
  fullName: 'ليلى الحداد',
  gender: 2,
  language: 'AR',
  stPhone: '+201001234518',
  notificationSettings: { emailPermissonEnum: 1, phonePermissionEnum: 2, mobileAppPermissionEnum: 3 },
  address: {
    addressId: id('b'),
    email: '',
    phone: '+77172123456',
    fax: '-',
    postalCode: '11765',
    countryId: id('c'),
    cityId: id('d'),
    areaId: unsetId,
    stDescription: 'Street 17',
    stHeader: 'Office',
  },
} as UserProfile;
const values = (changes: Partial<ReturnType<typeof valuesOf>> = {}) => ({ ...valuesOf(user, codes, 'kz'), ...changes });

const profileFaults = (changes: Partial<ProfileValues> = {}) =>
  faultsOf(profileForm.rules, values(changes), { hasAddress: true }).map(({ field }) => field);
/** Field → its reported fault. */
const passwordFaults = (typed: PasswordValues) =>
  Object.fromEntries(faultsOf(passwordForm.rules, typed, undefined).map(({ field, check }) => [field, check]));

describe('the profile form', () => {
  test('splits the profile into fields: dial codes, the unset district, the empty fax', () => {
    expect(values()).toMatchObject({
      gender: '2',
      phone: { country: 'eg', digits: '1001234518' },
      addressPhone: { country: 'kz', digits: '7172123456' },
      areaId: null,
      fax: '',
      emailLevel: '1',
      phoneLevel: '2',
      appLevel: '3',
      picture: null,
    });
  });

  test('an empty phone field has the dial code +90', () => {
    expect(valuesOf({ ...user, stPhone: '' }, codes, 'kz').phone).toEqual({ country: 'tr', digits: '' });
  });

  test('sends back an unchanged profile unchanged', () => {
    expect(profileBody(values(), user, codes)).toEqual({
      UserID: id('a'),
      Version: user.version,
      FullName: 'ليلى الحداد',
      Language: 'AR',
      stPhone: '+201001234518',
      Gender: 2,
      EmailPermissonEnum: 1,
      PhonePermissionEnum: 2,
      MobileAppPermissionEnum: 3,
      'Address.AddressId': id('b'),
      'Address.stHeader': 'Office',
      'Address.CountryId': id('c'),
      'Address.CityId': id('d'),
      'Address.AreaId': unsetId,
      'Address.stDescription': 'Street 17',
      'Address.PostalCode': '11765',
      'Address.Phone': '+77172123456',
      'Address.Fax': '-',
      'Address.Email': '',
    });
  });

  test('a number of five digits or fewer is ignored and the stored one kept; a cleared one is deleted', () => {
    const short = values({ phone: { country: 'tr', digits: '12345' }, addressPhone: { country: 'tr', digits: '1' } });
    expect(profileBody(short, user, codes)).not.toHaveProperty('stPhone');
    expect(profileBody(short, user, codes)['Address.Phone']).toBe('+77172123456');
    expect(profileBody(values({ phone: { country: 'tr', digits: '' } }), user, codes).stPhone).toBe('');
    expect(profileBody(values({ phone: { country: 'tr', digits: '123456' } }), user, codes).stPhone).toBe('+90123456');
    const isIgnored = (digits: string) => isPhoneIgnored({ country: 'tr', digits }, codes);
    expect(['', '12345', '+9012345', '+'].map(isIgnored)).toEqual([false, true, true, true]);
  });

  test('warns when saving makes the phone unverified', () => {
    const other = (digits: string, country = 'eg') => isOtherPhone({ country, digits }, user.stPhone, codes);
    expect([other('1001234518'), other('123'), other('1001234519'), other('1001234518', 'tr')]).toEqual([false, false, true, true]);
  });

  test('asks for confirmation only when the picture is to be removed', () => {
    expect(profileBody(values({ picture: 'removed' }), user, codes).RemovePicture).toBe(true);
    expect(profileBody(values({ picture: { id: '1', file: new File(['x'], 'me.jpg') } }), user, codes)).not.toHaveProperty('RemovePicture');
  });

  test('requires a name and an address description, in this order; an e-mail of the address may be empty but not invalid', () => {
    expect(profileFaults()).toEqual([]);
    expect(profileFaults({ fullName: ' ', addressDescription: ' ', addressEmail: 'x@' })).toEqual([
      'fullName',
      'addressDescription',
      'addressEmail',
    ]);
  });

  test('without a stored address every field can be saved alone: none is forced, and no empty address is sent', () => {
    const fresh = { ...user, address: { ...user.address, stDescription: '', postalCode: '' } };
    const typed = valuesOf(fresh, codes, 'kz');
    expect(profileKnown(fresh)).toEqual({ hasAddress: false });
    expect(faultsOf(profileForm.rules, typed, profileKnown(fresh))).toEqual([]);
    expect(profileBody(typed, fresh, codes)).not.toHaveProperty(['Address.stDescription']);
    expect(profileBody({ ...typed, addressDescription: 'Quay 4' }, fresh, codes)['Address.stDescription']).toBe('Quay 4');
  });

  test('every field that the API can refuse is in the form', () => {
    const sent = Object.keys(profileBody(values(), user, codes));
    const without = new Set([
      'UserID',
      'Version',
      'Address.AddressId',
      'EmailPermissonEnum',
      'PhonePermissionEnum',
      'MobileAppPermissionEnum',
    ]);
    expect(sent.filter((name) => !without.has(name) && !(name in profileForm.names))).toEqual([]);
  });
});

describe('the password form', () => {
  test('all three fields are required, at least six characters, both equal', () => {
    expect(passwordFaults({ old: '', fresh: '', again: '' })).toEqual({
      old: 'oldRequired',
      fresh: 'passwordRequired',
      again: 'againRequired',
    });
    expect(passwordFaults({ old: 'x', fresh: '12345', again: '12345' })).toEqual({ fresh: 'passwordShort' });
    expect(passwordFaults({ old: 'x', fresh: '123456', again: '1234567' })).toEqual({ again: 'notMatch' });
    expect(passwordFaults({ old: 'x', fresh: '123456', again: '123456' })).toEqual({});
  });

  test('a wrong old password is recognized by code or by message', () => {
    const isOldPasswordWrong = (failure: { code: string; message: string }) => codeOf(failure) === 'OLD_PASSWORD_WRONG';
    expect(passwordForm.refusals).toEqual({ OLD_PASSWORD_WRONG: 'old' });
    expect(isOldPasswordWrong({ code: 'OLD_PASSWORD_WRONG', message: '' })).toBe(true);
    expect(isOldPasswordWrong({ code: 'UNEXPECTED', message: "The old password couldn't be confirmed." })).toBe(true);
    expect(isOldPasswordWrong({ code: 'THROTTLED', message: 'Too many tries.' })).toBe(false);
  });

  test('the strength is shown from 8 characters on', () => {
    expect(['', '1234567', '12345678', 'Calm-caravan-9'].map(passwordStrength)).toEqual([0, 1, 2, 3]);
  });
});

test('the file of the personal data is named by the day', () => {
  expect(dataFileName(new Date(2026, 0, 5, 23, 59))).toBe('kervan-data-2026-01-05.json');
});

test('the typed e-mail is compared without case and spaces', () => {
  expect(isSameEmail(' Buyer@Kervan.Example ', 'buyer@kervan.example')).toBe(true);
  expect([isSameEmail('', 'a@b.example'), isSameEmail('a@b.exampl', 'a@b.example')]).toEqual([false, false]);
});

describe('choices of the sign-up', () => {
  const draft = { countryId: id('c'), cityId: id('e'), areaId: id('f'), gender: 1 as const };
  const empty = { ...user, gender: 0, address: { ...user.address, countryId: unsetId, cityId: unsetId } } as UserProfile;
  const place = { countryId: id('c'), cityId: id('e'), areaId: id('f') };

  test('are offered while the account has no value', () => {
    expect(offeredBy(draft, empty)).toEqual({ ...place, gender: '1' });
    expect(offeredBy(draft, { ...empty, address: { ...empty.address, countryId: id('c') } })).toEqual({ ...place, gender: '1' });
    expect(offeredBy({ ...draft, gender: 0 }, empty)).toEqual(place);
    expect(offeredBy({ ...draft, countryId: null, cityId: null, areaId: null }, empty)).toEqual({ gender: '1' });
  });

  test('never replace a value of the account: country, city, gender', () => {
    expect(offeredBy(draft, { ...empty, address: { ...empty.address, countryId: id('9') } })).toEqual({ gender: '1' });
    expect(offeredBy(draft, { ...empty, gender: 2, address: { ...empty.address, cityId: id('d') } })).toEqual({});
    expect(offeredBy(null, empty)).toEqual({});
  });
});

describe('the name of a device', () => {
  const join = ({ browser, system }: { browser: string; system: string }): string => `${system} / ${browser}`;
  const plain = (device: string) => deviceName(device, join)?.replaceAll(/[\u2068\u2069]/g, '');

  test('is joined in the form of the language; one known part is shown alone, none as unknown', () => {
    expect(plain('Chrome, Windows')).toBe('Windows / Chrome');
    expect(plain('Samsung Internet, Android')).toBe('Android / Samsung Internet');
    expect(plain('Firefox')).toBe('Firefox');
    expect(deviceName('', join)).toBeNull();
  });

  test('keeps its Latin names together in Arabic', () => {
    expect(deviceName('Chrome, Windows', join)).toBe('\u2068Windows\u2069 / \u2068Chrome\u2069');
  });
});
