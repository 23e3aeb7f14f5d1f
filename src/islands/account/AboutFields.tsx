import { phoneDigitsMax } from '../../../contract/limits.ts';
import { RadioInput } from '../../form/fields/RadioInput.tsx';
import { useBound } from '../../form/fields/use-bound.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { PhoneField } from '../../ui/field/PhoneField.tsx';
import { PlaceFields, type PlaceFieldsProps } from './PlaceFields.tsx';
import type { SignUp } from './sign-up-form.ts';
import type { CountryLists } from '../use-countries.ts';

export type AboutLabel = 'about' | 'aboutHint' | 'phone' | 'dialCode' | 'gender' | 'male' | 'female' | 'unspecified';

interface AboutFieldsProps extends CountryLists {
  language: Language;
  texts: Record<AboutLabel, string> & PlaceFieldsProps['texts'];
  isCountryNeeded: boolean;
}

const genders = [
  ['1', 'male'],
  ['2', 'female'],
  ['0', 'unspecified'],
] as const;

/** Fields that the profile has as well: phone, place and gender. They are optional, except for the country where only some may sign up. */
export function AboutFields({ language, texts, countries, dialCodes, isCountryNeeded }: AboutFieldsProps) {
  const { name: _, ...place } = useBound('place');
  return (
    <div className="fields" role="group" aria-labelledby="about-you" aria-describedby="about-you-hint">
      <div>
        <p className="medium" id="about-you">
          {texts.about}
        </p>
        <p className="hint" id="about-you-hint">
          {texts.aboutHint}
        </p>
      </div>
      <PhoneField
        {...useBound('phone')}
        label={texts.phone}
        dialCodes={dialCodes}
        dialCodeLabel={texts.dialCode}
        openLabel={texts.open}
        noneLabel={texts.none}
        maxDigits={phoneDigitsMax}
      />
      <PlaceFields {...place} language={language} countries={countries} texts={texts} isCountryNeeded={isCountryNeeded} />
      <RadioInput<SignUp>
        label={texts.gender}
        name="gender"
        options={genders.map(([id, label]) => ({ id, label: texts[label] }))}
        look="row"
      />
    </div>
  );
}
