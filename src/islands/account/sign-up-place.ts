/** Country, city and area of the sign-up form; each depends on the one before (docs/requirements.md#sign-up-p-45). */
export interface Place {
  countryId: string | null;
  cityId: string | null;
  areaId: string | null;
}

export const nowhere: Place = { countryId: null, cityId: null, areaId: null };

/** Another country resets city and area. */
export const withCountry = (place: Place, countryId: string | null): Place =>
  countryId === place.countryId ? place : { countryId, cityId: null, areaId: null };

/** Another city resets the area. */
export const withCity = (place: Place, cityId: string | null): Place =>
  cityId === place.cityId ? place : { ...place, cityId, areaId: null };

export const withArea = (place: Place, areaId: string | null): Place => ({ ...place, areaId });
