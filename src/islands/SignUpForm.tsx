import { useMemo, useRef, useState } from 'react';
import { personLengths } from '../../contract/auth/fields.ts';
import { passwordStrength } from '../../contract/auth/password-strength.ts';
import { phoneDigitsMax } from '../../contract/limits.ts';
import type { Language } from '../i18n/languages.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Clarifications } from './Clarifications.tsx';
import { IslandToasts } from './IslandToasts.tsx';
import { adoptLateStyles } from './late-styles.ts';
import { SignedUp } from './SignedUp.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { SignUp, SignUpProblem } from './sign-up-form.ts';
import { nowhere } from './sign-up-place.ts';
import { useCountries } from './use-countries.ts';
import { useEarly } from './use-early.ts';
import { useSignUp } from './use-sign-up.ts';

type Label =
  | 'name'
  | 'email'
  | 'password'
  | 'passwordAgain'
  | 'showPassword'
  | 'hidePassword'
  | 'about'
  | 'aboutHint'
  | 'phone'
  | 'dialCode'
  | 'country'
  | 'city'
  | 'area'
  | 'open'
  | 'none'
  | 'gender'
  | 'male'
  | 'female'
  | 'unspecified'
  | 'referral'
  | 'optional'
  | 'read'
  | 'marketing'
  | 'submit'
  | 'done'
  | 'sentTitle'
  | 'again'
  | 'otherEmail'
  | 'errorOccured'
  | 'toasts'
  | 'close'
  | 'loading'
  | 'notFound'
  | 'weak'
  | 'fair'
  | 'strong';

export interface SignUpFormProps {
  language: Language;
  texts: Record<Label, string> & { problems: Record<SignUpProblem, string> };
  /** The two texts that have to be read. */
  membership: { text: string; title: string; path: string };
  personal: { text: string; title: string; path: string };
  /** Who invited this person, from the address. */
  referral: string;
}

adoptLateStyles();

/** +7 for Russian readers, otherwise +90 (public site, section 9). */
const firstDial = { ru: { id: 'ru', country: '', dialCode: '+7' }, other: { id: 'tr', country: '', dialCode: '+90' } };

const genders = [
  ['1', 'male'],
  ['2', 'female'],
  ['0', 'unspecified'],
] as const;

/** The whole sign-up form; it stays filled after every failure. */
export function SignUpForm({ language, texts, membership, personal, referral }: SignUpFormProps) {
  const dial = language === 'ru' ? firstDial.ru : firstDial.other;
  const [values, setValues] = useState<SignUp>({
    fullname: '',
    email: '',
    password: '',
    passwordAgain: '',
    isMembershipRead: false,
    isPersonalDataRead: false,
    phone: { country: dial.id, digits: '' },
    place: nowhere,
    gender: 0,
    referral,
    isMarketing: false,
  });
  const form = useRef<HTMLFormElement>(null);
  const { countries, dialCodes } = useCountries(
    language,
    useMemo(() => [dial], [dial]),
  );
  const { submit, busy, errors, forgive, sent, backToForm } = useSignUp({
    form,
    language,
    texts,
    dialCodeOf: (country) => (dialCodes.find(({ id }) => id === country) ?? dial).dialCode,
  });
  useEarly(form, (typed, isChecked) =>
    setValues((before) => ({
      ...before,
      fullname: typed('fullname'),
      email: typed('email'),
      password: typed('password'),
      passwordAgain: typed('passwordAgain'),
      phone: { ...before.phone, digits: typed('phone').replaceAll(/\D/g, '').slice(0, phoneDigitsMax) },
      gender: Number(typed('gender')) as SignUp['gender'],
      referral: typed('referral'),
      isMembershipRead: isChecked('isMembershipRead'),
      isPersonalDataRead: isChecked('isPersonalDataRead'),
      isMarketing: isChecked('mailMessageApproval'),
    })),
  );
  const set =
    <Name extends keyof SignUp>(name: Name) =>
    (value: SignUp[Name]) => {
      setValues((before) => ({ ...before, [name]: value }));
      forgive(name);
    };
  const field = (name: 'fullname' | 'email' | 'password' | 'passwordAgain' | 'referral') => ({
    name,
    value: values[name],
    onChange: set(name),
    ...(errors[name] !== undefined && { errorMessage: errors[name] }),
  });
  const level = passwordStrength(values.password);
  const strength = level === 0 ? undefined : { level, text: [texts.weak, texts.fair, texts.strong][level - 1] ?? '' };
  const password = {
    autoComplete: 'new-password',
    showLabel: texts.showPassword,
    hideLabel: texts.hidePassword,
    isRequired: true,
  } as const;

  if (sent !== null) return <SignedUp language={language} {...sent} texts={texts} onChange={backToForm} />;
  return (
    <>
      <form ref={form} className="stack" method="post" onSubmit={(event) => void submit(event, values)} noValidate>
        <TextField {...field('fullname')} label={texts.name} autoComplete="name" maxLength={personLengths.name} isRequired />
        <TextField
          {...field('email')}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={personLengths.email}
          isRequired
        />
        <PasswordField {...field('password')} {...password} label={texts.password} strength={strength} />
        <PasswordField {...field('passwordAgain')} {...password} label={texts.passwordAgain} />
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
            label={texts.phone}
            name="phone"
            value={values.phone}
            onChange={set('phone')}
            errorMessage={errors.phone}
            dialCodes={dialCodes}
            dialCodeLabel={texts.dialCode}
            openLabel={texts.open}
            noneLabel={texts.none}
            maxDigits={phoneDigitsMax}
          />
          <PlaceFields language={language} value={values.place} onChange={set('place')} countries={countries} texts={texts} />
          <RadioGroup
            label={texts.gender}
            name="gender"
            value={`${values.gender}`}
            onChange={(value) => set('gender')(Number(value) as SignUp['gender'])}
            options={genders.map(([id, label]) => ({ id, label: texts[label] }))}
            look="row"
          />
        </div>
        <div className="fields">
          <TextField
            {...field('referral')}
            label={texts.referral}
            dir="ltr"
            autoComplete="off"
            maxLength={personLengths.referral}
            optionalLabel={texts.optional}
          />
          <div>
            <Clarifications
              language={language}
              boxes={[
                { name: 'isMembershipRead', ...membership },
                { name: 'isPersonalDataRead', ...personal },
              ]}
              values={values}
              onChange={(name, value) => set(name)(value)}
              errors={errors}
              texts={texts}
            />
            <Checkbox name="mailMessageApproval" value={values.isMarketing} onChange={set('isMarketing')}>
              {texts.marketing}
            </Checkbox>
          </div>
        </div>
        <Button type="submit" wide busy={busy}>
          {texts.submit}
        </Button>
      </form>
      <IslandToasts label={texts.toasts} closeLabel={texts.close} />
    </>
  );
}
