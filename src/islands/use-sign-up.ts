import { useState, type FormEvent, type RefObject } from 'react';
import { register } from '../../contract/auth/calls.ts';
import { phoneLengthIgnored, toastMsPublicSuccess } from '../../contract/limits.ts';
import { unsetId } from '../../contract/wire.ts';
import { call } from '../client/call.ts';
import { keepSignUpDraft } from '../client/sign-up-draft.ts';
import { toast } from '../client/toasts.ts';
import { apiLanguage, type Language } from '../i18n/languages.ts';
import type { PhoneValue } from '../ui/PhoneField.tsx';
import { firstProblem, phoneToSend, type SignUpProblem, type SignUpValues } from './sign-up-checks.ts';
import type { Place } from './sign-up-place.ts';
import { useFailureText } from './use-failure-text.ts';

/** The whole form. */
export interface SignUp extends SignUpValues {
  phone: PhoneValue;
  place: Place;
  gender: 0 | 1 | 2;
  referral: string;
  isMarketing: boolean;
}

interface Options {
  form: RefObject<HTMLFormElement | null>;
  language: Language;
  homeHref: string;
  dialCodeOf: (country: string | null) => string;
  texts: Record<'done' | 'errorOccured', string> & { problems: Record<SignUpProblem, string> };
}

/** Field of the call → field of the form, where the names differ. */
const fieldNames: Readonly<Record<string, string>> = { Ref: 'referral' };

/** The six checks in their order, then the call; the form stays filled after every failure. */
export function useSignUp({ form, language, homeHref, dialCodeOf, texts }: Options) {
  const [busy, setBusy] = useState(false);
  /** Field → what is wrong with it. */
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const failureText = useFailureText(language, texts.errorOccured);

  const forgive = (name: string): void =>
    setErrors((before) => (name in before ? Object.fromEntries(Object.entries(before).filter(([other]) => other !== name)) : before));
  const focus = (name: string | undefined): void => {
    if (name !== undefined) (form.current?.elements.namedItem(name) as HTMLElement | null)?.focus?.();
  };

  async function submit(event: FormEvent, values: SignUp): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const problem = firstProblem(values);
    if (problem !== null) {
      const text = texts.problems[problem.key];
      setErrors({ [problem.field]: text });
      toast('bad', text, 'public');
      focus(problem.field);
      return;
    }
    setErrors({});
    setBusy(true);
    const email = values.email.trim();
    const ref = values.referral.trim();
    const answer = await call(register, {
      query: ref === '' ? {} : { Ref: ref },
      body: {
        fullname: values.fullname.trim(),
        email,
        password: values.password,
        phone: phoneToSend(dialCodeOf(values.phone.country), values.phone.digits, phoneLengthIgnored),
        countryId: values.place.countryId ?? unsetId,
        language: apiLanguage(language),
        mailMessageApproval: values.isMarketing,
      },
    });
    if (answer.ok) {
      await keepSignUpDraft(email, { ...values.place, gender: values.gender });
      // The API's sentence in the reader's language; another provider's as it came (D-4).
      toast('good', answer.code === 'REGISTERED' || answer.message === '' ? texts.done : answer.message, 'public');
      setTimeout(() => location.assign(homeHref), toastMsPublicSuccess);
      return;
    }
    const failure = await failureText(answer);
    toast('bad', failure.text, 'public');
    const named = Object.entries(failure.fields).map(([name, text]) => [fieldNames[name] ?? name, text] as const);
    setErrors(Object.fromEntries(named));
    setBusy(false);
    focus(named[0]?.[0]);
  }

  return { submit, busy, errors, forgive };
}
