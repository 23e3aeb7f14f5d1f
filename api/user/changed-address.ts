import type { editUserProfile } from '../../contract/user/calls.ts';
import type { BodyOf } from '../../contract/wire/call.ts';
import type { CompanyRow } from '../company/row.ts';
import type { AddressChange } from '../company/user-company-store.ts';
import { validatePlace } from '../lookup/validate.ts';
import { plainPhone, textOrNull } from '../platform/text/typed.ts';

type Body = BodyOf<typeof editUserProfile>;

/** Country, city and area depend on each other: another country or city without the next one clears it. */
async function changedPlace(
  db: D1DatabaseSession,
  body: Body,
  { country_id, city_id, area_id }: CompanyRow,
): Promise<Pick<AddressChange, 'countryId' | 'cityId' | 'areaId'>> {
  const isSent = (part: 'Country' | 'City' | 'Area'): boolean => `Address.${part}Id` in body;
  if (!isSent('Country') && !isSent('City') && !isSent('Area')) return { countryId: country_id, cityId: city_id, areaId: area_id };
  const countryId = isSent('Country') ? (body['Address.CountryId'] ?? null) : country_id;
  const validCity = countryId === country_id ? city_id : null;
  const cityId = countryId === null ? null : isSent('City') ? (body['Address.CityId'] ?? null) : validCity;
  const validArea = cityId === city_id ? area_id : null;
  const areaId = cityId === null ? null : isSent('Area') ? (body['Address.AreaId'] ?? null) : validArea;
  const place = { countryId, cityId, areaId };
  const { city_id: listedCityId } = await validatePlace(db, place, 'Address.CityId');
  return { ...place, cityId: listedCityId };
}

/** The account's address after an edit: fields that are not sent keep their values (docs/behaviour.md#additional-fields). */
export async function changedAddress(db: D1DatabaseSession, body: Body, own: CompanyRow): Promise<AddressChange> {
  const changed = (sent: string | undefined, stored: string | null): string | null => (sent === undefined ? stored : textOrNull(sent));
  return {
    ...(await changedPlace(db, body, own)),
    header: changed(body['Address.stHeader'], own.address_header),
    description: body['Address.stDescription'] ?? own.address_description,
    postalCode: changed(body['Address.PostalCode'], own.postal_code),
    phone: plainPhone(body['Address.Phone'], own.phone),
    fax: changed(body['Address.Fax'], own.fax) ?? '-',
    email: changed(body['Address.Email'], own.address_email),
  };
}
