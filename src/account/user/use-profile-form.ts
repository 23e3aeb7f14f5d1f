import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';
import { editUserProfile, getUserProfile } from '../../../contract/user/calls.ts';
import type { UserProfile } from '../../../contract/user/schemas.ts';
import { goOn } from '../../client/session/leaving.ts';
import { setUser } from '../../client/session/session.ts';
import { saySuccess } from '../shared/say-success.ts';
import { wayBack } from '../../client/session/way-back.ts';
import { forgetSignUpDraft, type SignUpDraft } from '../../client/session/sign-up-draft.ts';
import type { Draft } from '../../form/draft.ts';
import { useForm } from '../../form/use-form.ts';
import { useCountries } from '../shared/data/lookups.ts';
import type { DialCode } from '../../ui/field/phone-digits.ts';
import { link } from '../shared/route.ts';
import { keyOf, queryClient } from '../shared/data/query.ts';
import { sayFailure } from '../shared/say-failure.ts';
import { useTexts } from '../shared/texts.tsx';
import { asList, sentFiles } from '../../form/files.ts';
import { sentInput } from '../../form/sent-input.ts';
import type { UploadList } from '../../form/upload-list.ts';
import { useUploads } from '../../form/use-uploads.ts';
import { useArrivals } from '../shared/fields/use-arrivals.ts';
import { useWrite } from '../shared/data/use-write.ts';
import { markSaved } from './saved-mark.ts';
import { offeredBy } from './sign-up-draft.ts';
import { profileBody, profileForm, profileKnown, valuesOf, type ProfileValues } from './form.ts';

export interface ProfileForm {
  form: UseFormReturn<ProfileValues>;
  draft: Draft | null;
  isBusy: boolean;
  picture: UploadList;
  /** Some fields contain choices of the sign-up that are not saved yet. */
  isOffered: boolean;
  save: () => Promise<void>;
}

/** Updates header and other pages with the saved values; credits and plan of staff are the main user's and stay. */
function updateSession({ fullName, profilePicUrl, stPhone, language, isVerifyPhone, isMainUser }: UserProfile): void {
  setUser({ fullName, profilePicUrl, stPhone, language, ...(isMainUser && { isVerifyPhone }) });
}

/** A person who came to complete the address for a payment returns to it. */
function goBack(): void {
  const place = wayBack();
  if (place !== null && place.path.includes('/payment/')) goOn(() => location.assign(place.path));
}

/** Checks and saves the profile. Typed values survive every failure. */
export function useProfileForm(user: UserProfile, dialCodes: readonly DialCode[], draft: SignUpDraft | null): ProfileForm {
  const { t, language } = useTexts();
  const countries = useCountries();
  const valuesFrom = (profile: UserProfile): ProfileValues => {
    const country = countries.find(({ id }) => id === profile.address.countryId);
    return valuesOf(profile, dialCodes, country === undefined ? null : asciiLowerCase(country.code));
  };
  const offered = offeredBy(draft, user);
  const {
    form,
    draft: profileDraft,
    validate,
    blame,
  } = useForm(profileForm, { ...valuesFrom(user), ...offered }, { say: sayFailure, draft: { name: 'profile', id: user.userID } });
  // The header's language picker changes the account's language too, and its answer may arrive after the profile's.
  const knownLanguage = useRef(user.language);
  useEffect(() => {
    if (form.getValues('language') === knownLanguage.current) form.resetField('language', { defaultValue: user.language });
    knownLanguage.current = user.language;
  }, [form, user.language]);
  /** The version with which the form was opened: changes by a colleague or another tab are not overwritten unnoticed. */
  const version = useRef(user.version);
  const picture = useUploads(form, 'picture', 'EditUserProfile.ProfilePicture');
  const { isWaiting, haveArrived } = useArrivals(form, { picture });
  const write = useWrite(editUserProfile, {
    onFailure: (failure) => {
      blame(failure);
      return false;
    },
  });

  const save = async (): Promise<void> => {
    if (!validate(profileKnown(user)) || !(await haveArrived())) return;
    const values = form.getValues();
    const input = sentInput(form);
    const answer = await write.run({
      body: profileBody(values, { ...user, version: version.current }, dialCodes),
      ...sentFiles({ ProfilePicture: asList(values.picture) }),
    });
    if (!answer.ok) return;
    const saved = answer.data.user;
    version.current = saved.version;
    if (draft !== null) forgetSignUpDraft();
    queryClient.setQueryData(keyOf(getUserProfile), answer.data);
    updateSession(saved);
    input.showStored(valuesFrom(saved));
    write.renew();
    const spoken = asciiLowerCase(saved.language);
    // The account's language may differ from the page's; the page is reloaded only if the language was changed here.
    if (saved.language === user.language || spoken === language) {
      saySuccess(t, editUserProfile, 'user.settings.saved');
      goBack();
      return;
    }
    // The page is reloaded in the new language and shows there that it was saved.
    markSaved();
    goOn(() => location.assign(`/language?to=${spoken}&back=${encodeURIComponent(link('/profile-settings'))}`));
  };
  return { form, draft: profileDraft, isBusy: write.busy || isWaiting, picture, isOffered: Object.keys(offered).length > 0, save };
}
