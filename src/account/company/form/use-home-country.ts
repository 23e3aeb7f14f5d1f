import { getUserProfile } from '../../../../contract/user/calls.ts';
import { addressValues } from '../../shared/fields/address.ts';
import { useCountries } from '../../shared/data/lookups.ts';
import { useCall } from '../../shared/data/query.ts';
import { useTexts } from '../../shared/texts.tsx';

/** @returns the country with which a new company begins: the one of the profile, else Türkiye for who reads Turkish */
export function useHomeCountry(): string | undefined {
  const { language } = useTexts();
  const countries = useCountries();
  const stored = useCall(getUserProfile).data?.user.address;
  const known = stored && addressValues(stored).countryId;
  return known ?? (language === 'tr' ? countries.find(({ code }) => code === 'tr')?.id : undefined);
}
