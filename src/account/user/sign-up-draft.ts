/** What a person chose at sign-up but the sign-up call does not store (ADR 027); it is offered in the profile. */
import { useEffect, useState } from 'react';
import { unsetId } from '../../../contract/wire/ids.ts';
import type { UserProfile } from '../../../contract/user/schemas.ts';
import { readSignUpDraft, type SignUpDraft } from '../../client/session/sign-up-draft.ts';
import type { ProfileValues } from './form.ts';

/** @returns undefined while storage is being read */
export function useSignUpDraft(email: string): SignUpDraft | null | undefined {
  const [draft, setDraft] = useState<SignUpDraft | null>();
  useEffect(() => {
    let isWanted = true;
    void readSignUpDraft(email).then((found) => {
      if (isWanted) setDraft(found);
    });
    return () => {
      isWanted = false;
    };
  }, [email]);
  return draft;
}

type Offered = Partial<Pick<ProfileValues, 'gender' | 'countryId' | 'cityId' | 'areaId'>>;

/**
 * The choices that the profile does not have yet: city and district, unless it has a city or another country, and the gender, unless it is
 * specified.
 * @returns an empty object if there is nothing to offer
 */
export function offeredBy(draft: SignUpDraft | null, { gender, address }: Pick<UserProfile, 'gender' | 'address'>): Offered {
  if (draft === null) return {};
  const { countryId, cityId, areaId } = draft;
  const isPlaceOpen = address.cityId === unsetId && [unsetId, countryId].includes(address.countryId);
  return {
    ...(cityId !== null && isPlaceOpen && { countryId, cityId, areaId }),
    ...(draft.gender !== 0 && gender === 0 && { gender: `${draft.gender}` as const }),
  };
}
