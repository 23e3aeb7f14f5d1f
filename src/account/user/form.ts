/** The profile form as data: fields, checks in their order (docs/requirements.md#profile-and-password-b-51), conversion from and to the wire. */
import { type FileEntry, draftEntry } from '../../form/files.ts';
import type { BodyInputOf } from '../../../contract/wire/call.ts';
import { isBlank } from '../../../contract/wire/check.ts';
import type { editUserProfile } from '../../../contract/user/calls.ts';
import type { UserProfile } from '../../../contract/user/schemas.ts';
import type { ApiLanguage as Language } from '../../../contract/text/languages.ts';
import { isEmail } from '../../../contract/email.ts';
import type { FormOf } from '../../form/form-of.ts';
import { addressBody, addressValues, faxOf, type AddressValues } from '../shared/fields/address.ts';
import { splitPhone } from '../shared/fields/phone.ts';
import { type DialCode, joinPhone, type PhoneParts } from '../../ui/field/phone-digits.ts';

/** 1 all, 2 important ones only, 3 none; strings, as radio buttons need. */
export const levels = ['1', '2', '3'] as const;
type Level = (typeof levels)[number];

export interface ProfileValues extends AddressValues {
  fullName: string;
  /** 0 not specified, 1 male, 2 female. */
  gender: '0' | '1' | '2';
  language: Language;
  phone: PhoneParts;
  addressPhone: PhoneParts;
  addressEmail: string;
  emailLevel: Level;
  phoneLevel: Level;
  appLevel: Level;
  /** A new picture, `removed` to delete the present one, null for no change. */
  picture: FileEntry | 'removed' | null;
}

/** @param countryOfAddress two letters, lower case: the country to choose if several share a dial code */
export function valuesOf(user: UserProfile, dialCodes: readonly DialCode[], countryOfAddress: string | null): ProfileValues {
  const { address, notificationSettings: level } = user;
  return {
    fullName: user.fullName,
    gender: user.gender === 1 ? '1' : user.gender === 2 ? '2' : '0',
    language: user.language,
    phone: splitPhone(user.stPhone, dialCodes, user.stPhone === '' ? null : countryOfAddress),
    ...addressValues(address),
    addressPhone: splitPhone(address.phone, dialCodes, countryOfAddress),
    addressEmail: address.email,
    emailLevel: `${level.emailPermissonEnum}`,
    phoneLevel: `${level.phonePermissionEnum}`,
    appLevel: `${level.mobileAppPermissionEnum}`,
    picture: null,
  };
}

/** Too short for a number: it is ignored, and the stored one is kept (docs/requirements.md#profile-and-password-b-51). */
export const isPhoneIgnored = (phone: PhoneParts, dialCodes: readonly DialCode[]): boolean =>
  phone.digits !== '' && joinPhone(phone, dialCodes) === '';

/** Whether saving makes the phone unverified. */
export const isOtherPhone = (phone: PhoneParts, stored: string, dialCodes: readonly DialCode[]): boolean =>
  !isPhoneIgnored(phone, dialCodes) && joinPhone(phone, dialCodes).replaceAll(/\D/g, '') !== stored.replaceAll(/\D/g, '');

export function profileBody(
  values: ProfileValues,
  { userID, address, version }: Pick<UserProfile, 'userID' | 'address' | 'version'>,
  dialCodes: readonly DialCode[],
): BodyInputOf<typeof editUserProfile> {
  const { 'Address.stDescription': description, ...addressParts } = addressBody(values);
  return {
    UserID: userID,
    Version: version,
    FullName: values.fullName,
    Language: values.language,
    ...(!isPhoneIgnored(values.phone, dialCodes) && { stPhone: joinPhone(values.phone, dialCodes) }),
    Gender: Number(values.gender),
    EmailPermissonEnum: Number(values.emailLevel),
    PhonePermissionEnum: Number(values.phoneLevel),
    MobileAppPermissionEnum: Number(values.appLevel),
    ...(values.picture === 'removed' && { RemovePicture: true }),
    'Address.AddressId': address.addressId,
    ...addressParts,
    ...(!isBlank(description) && { 'Address.stDescription': description }),
    'Address.Phone': isPhoneIgnored(values.addressPhone, dialCodes) ? address.phone : joinPhone(values.addressPhone, dialCodes),
    'Address.Fax': faxOf(values),
    'Address.Email': values.addressEmail,
  };
}

export type ProfileCheck = 'fullName' | 'addressDescription' | 'addressEmail';

/**
 * A stored address can be changed but not removed, so its fields are required. Without a stored address they are optional
 * (docs/behaviour.md#profile).
 */
export interface ProfileKnown {
  hasAddress: boolean;
}
export const profileKnown = ({ address }: Pick<UserProfile, 'address'>): ProfileKnown => ({ hasAddress: !isBlank(address.stDescription) });

export const profileForm: FormOf<ProfileValues, ProfileCheck, ProfileKnown> = {
  rules: [
    ['fullName', 'fullName', ({ fullName }) => isBlank(fullName)],
    ['addressDescription', 'addressDescription', ({ addressDescription }, { hasAddress }) => hasAddress && isBlank(addressDescription)],
    ['addressEmail', 'addressEmail', ({ addressEmail }) => !isBlank(addressEmail) && !isEmail(addressEmail)],
  ],
  names: {
    FullName: 'fullName',
    Language: 'language',
    stPhone: 'phone',
    Gender: 'gender',
    ProfilePicture: 'picture',
    'Address.stHeader': 'addressHeader',
    'Address.CountryId': 'countryId',
    'Address.CityId': 'cityId',
    'Address.AreaId': 'areaId',
    'Address.stDescription': 'addressDescription',
    'Address.PostalCode': 'postalCode',
    'Address.Phone': 'addressPhone',
    'Address.Fax': 'fax',
    'Address.Email': 'addressEmail',
  },
  refusals: { UNSUPPORTED_MEDIA: 'picture', EMPTY_FILE: 'picture', TOO_LARGE: 'picture', UPLOAD_GONE: 'picture' },
  draft: { items: { picture: draftEntry } },
  says: (t, check) => t(`user.settings.check.${check}`),
};
