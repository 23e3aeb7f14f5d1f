import { getUserProfile } from '../../../../contract/user/calls.ts';
import { addressValues } from '../../shared/fields/address.ts';
import { useCountries } from '../../shared/data/lookups.ts';
import { useCall } from '../../shared/data/query.ts';
import { useTexts } from '../../shared/texts.tsx';

/** @returns the initial country of a new company: that of the profile, otherwise Türkiye for readers of Turkish */
export function useHomeCountry(): string | undefined {
  const { language } = useTexts();
  const countries = useCountries();
  const stored = useCall(getUserProfile).data?.user.address;
  const known = stored && addressValues(stored).countryId;
  return known ?? (language === 'tr' ? countries.find(({ code }) => code === 'tr')?.id : undefined);
}
