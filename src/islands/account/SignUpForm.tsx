import { useMemo, useState } from 'react';
import { personLengths } from '../../../contract/user/fields.ts';
import type { StrengthTexts } from '../../form/fields/PasswordInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { ServedForm } from '../../form/ServedForm.tsx';
import type { Language } from '../../../contract/text/languages.ts';
import { Button } from '../../ui/Button.tsx';
import type { DialCodeOption } from '../../ui/field/PhoneField.tsx';
import { AboutFields, type AboutLabel } from './AboutFields.tsx';
import { Consents, type ConsentsProps } from './Consents.tsx';
import { IslandToasts } from '../IslandToasts.tsx';
import { adoptLateStyles } from '../late-styles.ts';
import { NewPasswordInputs, type NewPasswordLabel } from './NewPasswordInputs.tsx';
import { SignedUp } from './SignedUp.tsx';
import { emptySignUp, type SignUp, type SignUpCheck } from './sign-up-form.ts';
import { useCountries } from '../use-countries.ts';
import { useSignUp } from './use-sign-up.ts';

type Label =
  | AboutLabel
  | NewPasswordLabel
  | 'name'
  | 'email'
  | 'country'
  | 'city'
  | 'area'
  | 'open'
  | 'none'
  | 'referral'
  | 'optional'
  | 'read'
  | 'marketing'
  | 'submit'
  | 'done'
  | 'sentTitle'
  | 'again'
  | 'otherEmail'
  | 'errorOccurred'
  | 'toasts'
  | 'close'
  | 'loading'
  | 'notFound';

export interface SignUpFormProps extends Pick<ConsentsProps, 'membership' | 'personal'> {
  language: Language;
  texts: Record<Label, string> & StrengthTexts & { problems: Record<SignUpCheck, string> };
  /** Id of the person who recommended Kervan, from the address. */
  referral: string;
  /** Set if only some countries may sign up: their codes, and dial codes to show until the list is loaded. */
  served?: { codes: readonly string[]; dialCodes: readonly DialCodeOption[]; text: string };
}

adoptLateStyles();

/** +7 for Russian readers, otherwise +90 (docs/requirements.md#constants-of-the-public-site-p-91). */
const firstDial = { ru: { id: 'ru', country: '', dialCode: '+7' }, other: { id: 'tr', country: '', dialCode: '+90' } };

/** The sign-up form; every failure keeps its input. */
export function SignUpForm({ language, texts, membership, personal, referral, served }: SignUpFormProps) {
  const usual = language === 'ru' ? firstDial.ru : firstDial.other;
  const dial = served === undefined || served.codes.includes(usual.id) ? usual : (served.dialCodes[0] ?? usual);
  const lists = useCountries(
    language,
    useMemo(() => served?.dialCodes ?? [dial], [served, dial]),
    served?.codes,
  );
  const [start] = useState<SignUp>(() => ({
    ...emptySignUp,
    phone: { country: dial.id, digits: '' },
    referral,
    isCountryNeeded: served !== undefined,
  }));
  const { form, submit, busy, sent, backToForm } = useSignUp({ start, language, texts, dialCodes: lists.dialCodes });

  const toasts = <IslandToasts label={texts.toasts} closeLabel={texts.close} />;
  if (sent !== null)
    return (
      <>
        <SignedUp language={language} email={sent.email} text={sent.message ?? texts.done} texts={texts} onChange={backToForm} />
        {toasts}
      </>
    );
  return (
    <>
      <ServedForm form={form} isBusy={busy} onSubmit={submit} className="stack">
        <TextInput<SignUp> name="fullname" label={texts.name} autoComplete="name" maxLength={personLengths.name} isRequired />
        <TextInput<SignUp>
          name="email"
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={personLengths.email}
          isRequired
        />
        <NewPasswordInputs texts={texts} strengthTexts={texts} />
        {served !== undefined && <p className="text-sm">{served.text}</p>}
        <AboutFields {...lists} language={language} texts={texts} isCountryNeeded={served !== undefined} />
        <div className="fields">
          <TextInput<SignUp>
            name="referral"
            label={texts.referral}
            dir="ltr"
            autoComplete="off"
            maxLength={personLengths.referral}
            optionalLabel={texts.optional}
          />
          <Consents {...{ language, membership, personal, texts }} />
        </div>
        <Button type="submit" wide busy={busy}>
          {texts.submit}
        </Button>
      </ServedForm>
      {toasts}
    </>
  );
}
