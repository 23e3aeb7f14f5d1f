import { useMemo, useState } from 'react';
import { personLengths } from '../../../contract/user/fields.ts';
import { keepSignUpDraft } from '../../client/session/sign-up-draft.ts';
import { signUpWithIdentity } from '../../client/session/sign-in.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useBound } from '../../form/fields/use-bound.ts';
import { PlainForm } from '../../form/PlainForm.tsx';
import { usePlainForm } from '../../form/use-plain-form.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { Consents } from '../account/Consents.tsx';
import { PlaceFields, type PlaceFieldsProps } from '../account/PlaceFields.tsx';
import { Refusal } from '../account/Refusal.tsx';
import type { SignUpFormProps } from '../account/SignUpForm.tsx';
import { nowhere } from '../account/sign-up-place.ts';
import { useCountries } from '../use-countries.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { Proof } from './stored-proof.ts';
import { type NewPerson, newPersonBody, type NewPersonCheck, newPersonForm } from './new-person-form.ts';

export interface NewPersonFormProps extends Pick<SignUpFormProps, 'membership' | 'personal' | 'served'> {
  language: Language;
  proof: Proof;
  texts: Record<'name' | 'email' | 'read' | 'marketing' | 'submit' | 'errorOccurred' | 'close' | 'loading' | 'notFound', string> &
    PlaceFieldsProps['texts'] & { problems: Record<NewPersonCheck, string> };
  onSignedUp: (proof: Proof) => void;
}

/** Asks for what a provider does not know: name, consents, and the country if only some countries may sign up. */
export function NewPersonForm({ language, proof, texts, membership, personal, served, onSignedUp }: NewPersonFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const start: NewPerson = {
    fullname: proof.name,
    place: nowhere,
    isMembershipRead: false,
    isPersonalDataRead: false,
    mailMessageApproval: false,
    isCountryNeeded: served !== undefined,
  };
  const { form, validate, blame } = usePlainForm(newPersonForm, start, { says: (check) => texts.problems[check] });
  const failureText = useFailureText(language, texts.errorOccurred);

  async function submit() {
    setRefusal(undefined);
    if (!validate(undefined)) return;
    setBusy(true);
    const values = form.getValues();
    const answer = await signUpWithIdentity(newPersonBody(values, proof.ticket, language));
    if (answer.ok) {
      await keepSignUpDraft(proof.email, { ...values.place, gender: 0 });
      return onSignedUp(proof);
    }
    const { text, fields } = await failureText(answer);
    setRefusal(text);
    blame(fields);
    setBusy(false);
  }

  return (
    <PlainForm form={form} isBusy={busy} onSubmit={submit} className="stack">
      <p>
        <span className="text-sm soft">{texts.email}</span>
        <br />
        <bdi dir="ltr">{proof.email}</bdi>
      </p>
      <TextInput<NewPerson> name="fullname" label={texts.name} autoComplete="name" maxLength={personLengths.name} isRequired />
      {served !== undefined && (
        <>
          <p className="text-sm">{served.text}</p>
          <Countries language={language} codes={served.codes} dialCodes={served.dialCodes} texts={texts} />
        </>
      )}
      <Consents {...{ language, membership, personal, texts }} />
      <Refusal>{refusal}</Refusal>
      <Button type="submit" wide busy={busy}>
        {texts.submit}
      </Button>
    </PlainForm>
  );
}

function Countries({
  language,
  codes,
  dialCodes,
  texts,
}: Pick<NewPersonFormProps, 'language' | 'texts'> & Pick<NonNullable<NewPersonFormProps['served']>, 'codes' | 'dialCodes'>) {
  const { name: _, ...place } = useBound('place');
  const { countries } = useCountries(
    language,
    useMemo(() => dialCodes, [dialCodes]),
    codes,
  );
  return <PlaceFields {...place} language={language} countries={countries} texts={texts} isCountryNeeded />;
}
