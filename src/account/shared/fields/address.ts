/** The part of an address that the profile and company forms share, and its conversion from and to the wire. */
import type { Address } from '../../../../contract/user/schemas.ts';
import { unsetId } from '../../../../contract/wire/ids.ts';

export interface AddressValues {
  addressHeader: string;
  countryId: string | null;
  cityId: string | null;
  areaId: string | null;
  addressDescription: string;
  postalCode: string;
  fax: string;
}

/** The stored value of an empty fax field (docs/requirements.md#company-form-b-52). */
const noFax = '-';

const orNull = (id: string): string | null => (id === '' || id === unsetId ? null : id);

/** From the wire to the form. */
export const addressValues = (address: Address): AddressValues => ({
  addressHeader: address.stHeader,
  countryId: orNull(address.countryId),
  cityId: orNull(address.cityId),
  areaId: orNull(address.areaId),
  addressDescription: address.stDescription,
  postalCode: address.postalCode,
  fax: address.fax === noFax ? '' : address.fax,
});

/** From the form to the wire: fields that have the same names in EditUserProfile and EditCompany. */
export const addressBody = (values: AddressValues) => ({
  'Address.stHeader': values.addressHeader,
  'Address.CountryId': values.countryId ?? unsetId,
  'Address.CityId': values.cityId ?? unsetId,
  'Address.AreaId': values.areaId ?? unsetId,
  'Address.stDescription': values.addressDescription,
  'Address.PostalCode': values.postalCode,
});

export const faxOf = ({ fax }: AddressValues): string => (fax.trim() === '' ? noFax : fax);
