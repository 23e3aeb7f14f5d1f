import { useRef, useState, type FormEvent } from 'react';
import { register } from '../../contract/auth/calls.ts';
import { passwordStrength } from '../../contract/auth/password-strength.ts';
import { phoneDigitsMax, phoneLengthIgnored, toastMsPublicSuccess } from '../../contract/limits.ts';
import { unsetId } from '../../contract/wire.ts';
import { call } from '../client/call.ts';
import { toast } from '../client/toasts.ts';
import { apiLanguage, type Language } from '../i18n/languages.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { failureText } from './failure-text.ts';
import { InfoDialog } from './InfoDialog.tsx';
import { IslandToasts } from './IslandToasts.tsx';
import { PhoneLine } from './PhoneLine.tsx';
import { firstProblem, phoneToSend, type SignUpProblem, type SignUpValues } from './sign-up-checks.ts';
import { useCountries } from './use-countries.ts';
import { useEarly } from './use-early.ts';

type Label =
  | 'name'
  | 'email'
  | 'password'
  | 'passwordAgain'
  | 'showPassword'
  | 'hidePassword'
  | 'phone'
  | 'dialCode'
  | 'country'
  | 'chooseCountry'
  | 'referral'
  | 'optional'
  | 'membershipBefore'
  | 'membershipLink'
  | 'membershipAfter'
  | 'personalBefore'
  | 'personalLink'
  | 'personalAfter'
  | 'read'
  | 'marketing'
  | 'submit'
  | 'done'
  | 'toasts'
  | 'close'
  | 'loading'
  | 'notFound'
  | 'weak'
  | 'fair'
  | 'strong';

export interface SignUpFormProps {
  language: Language;
  homeHref: string;
  texts: Record<Label, string> & { problems: Record<SignUpProblem, string> };
  /** Paths of the two texts that have to be read. */
  membershipPath: string;
  personalPath: string;
}

const empty: SignUpValues = {
  fullname: '',
  email: '',
  password: '',
  passwordAgain: '',
  isMembershipRead: false,
  isPersonalDataRead: false,
};

/** The whole sign-up form; it stays filled after every failure. */
export function SignUpForm({ language, homeHref, texts, membershipPath, personalPath }: SignUpFormProps) {
  const [values, setValues] = useState(empty);
  const [dialCountry, setDialCountry] = useState(language === 'ru' ? 'RU' : 'TR');
  const [digits, setDigits] = useState('');
  const [countryId, setCountryId] = useState('');
  const [referral, setReferral] = useState('');
  const [isMarketing, setMarketing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [bad, setBad] = useState<keyof SignUpValues | null>(null);
  const [shownPage, setShownPage] = useState<string | null>(null);
  const countries = useCountries(language);
  const form = useRef<HTMLFormElement>(null);
  useEarly(form, (typed, isChecked) => {
    setValues({
      fullname: typed('fullname'),
      email: typed('email'),
      password: typed('password'),
      passwordAgain: typed('passwordAgain'),
      isMembershipRead: isChecked('isMembershipRead'),
      isPersonalDataRead: isChecked('isPersonalDataRead'),
    });
    setMarketing(isChecked('mailMessageApproval'));
    setReferral(typed('referral') || refOfAddress());
  });

  const set =
    <Name extends keyof SignUpValues>(name: Name) =>
    (value: SignUpValues[Name]) => {
      setValues((before) => ({ ...before, [name]: value }));
      setBad((before) => (before === name ? null : before));
    };
  const focus = (name: string) => (form.current?.elements.namedItem(name) as HTMLElement | null)?.focus();
  const level = passwordStrength(values.password);
  const strength = level === 0 ? undefined : { level, text: [texts.weak, texts.fair, texts.strong][level - 1] ?? '' };

  const clarifications = [
    { name: 'isMembershipRead', text: texts.membershipBefore + texts.membershipLink + texts.membershipAfter, path: membershipPath },
    { name: 'isPersonalDataRead', text: texts.personalBefore + texts.personalLink + texts.personalAfter, path: personalPath },
  ] as const;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const problem = firstProblem(values);
    setBad(problem?.field ?? null);
    if (problem !== null) {
      toast('bad', texts.problems[problem.key], 'public');
      focus(problem.field);
      return;
    }
    setBusy(true);
    const dialCode = countries.find(({ code }) => code === dialCountry)?.dialCode ?? (dialCountry === 'RU' ? '+7' : '+90');
    const ref = referral.trim();
    const answer = await call(register, {
      query: ref === '' ? {} : { Ref: ref },
      body: {
        fullname: values.fullname.trim(),
        email: values.email.trim(),
        password: values.password,
        phone: phoneToSend(dialCode, digits, phoneLengthIgnored),
        countryId: countryId === '' ? unsetId : countryId,
        language: apiLanguage(language),
        mailMessageApproval: isMarketing,
      },
    });
    if (answer.ok) {
      toast('good', texts.done, 'public');
      setTimeout(() => location.assign(homeHref), toastMsPublicSuccess);
      return;
    }
    toast('bad', await failureText(language, answer), 'public');
    setBusy(false);
    const field = Object.keys(answer.fields)[0];
    if (field !== undefined) focus(field);
  }

  return (
    <>
      <form ref={form} className="stack" onSubmit={submit} noValidate>
        <TextField
          label={texts.name}
          name="fullname"
          autoComplete="name"
          value={values.fullname}
          onChange={set('fullname')}
          isInvalid={bad === 'fullname'}
          isRequired
        />
        <TextField
          label={texts.email}
          type="email"
          name="email"
          autoComplete="email"
          value={values.email}
          onChange={set('email')}
          isInvalid={bad === 'email'}
          isRequired
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="new-password"
          value={values.password}
          onChange={set('password')}
          isInvalid={bad === 'password'}
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
          strength={strength}
          isRequired
        />
        <PasswordField
          label={texts.passwordAgain}
          name="passwordAgain"
          autoComplete="new-password"
          value={values.passwordAgain}
          onChange={set('passwordAgain')}
          isInvalid={bad === 'passwordAgain'}
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
          isRequired
        />
        <PhoneLine
          label={texts.phone}
          dialLabel={texts.dialCode}
          optionalLabel={texts.optional}
          countries={countries}
          country={dialCountry}
          onCountry={setDialCountry}
          digits={digits}
          onDigits={setDigits}
          digitsMax={phoneDigitsMax}
          fallbackDialCode={language === 'ru' ? '+7' : '+90'}
        />
        <Select
          label={texts.country}
          name="country"
          autoComplete="country"
          value={countryId}
          onChange={setCountryId}
          placeholder={texts.chooseCountry}
          optionalLabel={texts.optional}
          options={countries.map(({ id, name }) => ({ id, label: name }))}
        />
        <TextField
          label={texts.referral}
          name="referral"
          dir="ltr"
          maxLength={40}
          value={referral}
          onChange={setReferral}
          optionalLabel={texts.optional}
        />
        <div>
          {clarifications.map(({ name, text, path }) => (
            <Checkbox
              key={name}
              name={name}
              value={values[name]}
              onChange={set(name)}
              isInvalid={bad === name}
              hint={
                <button type="button" className="text-button" aria-label={`${texts.read}: ${text}`} onClick={() => setShownPage(path)}>
                  {texts.read}
                </button>
              }
              isRequired
            >
              {text}
            </Checkbox>
          ))}
          <Checkbox name="mailMessageApproval" value={isMarketing} onChange={setMarketing}>
            {texts.marketing}
          </Checkbox>
        </div>
        <Button type="submit" wide busy={busy}>
          {texts.submit}
        </Button>
      </form>
      <InfoDialog path={shownPage} language={language} onClose={() => setShownPage(null)} texts={texts} />
      <IslandToasts label={texts.toasts} closeLabel={texts.close} />
    </>
  );
}

/** Who invited this person, from the address. */
const refOfAddress = (): string => (new URLSearchParams(location.search).get('Ref') ?? '').slice(0, 40);
