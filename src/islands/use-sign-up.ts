import { type FormEvent, type RefObject, useState } from 'react';
import { register } from '../../contract/auth/calls.ts';
import { faultsOf } from '../../contract/check.ts';
import { keepSignUpDraft } from '../client/sign-up-draft.ts';
import { toast } from '../client/toasts.ts';
import { useMarks } from '../form/use-marks.ts';
import { usePlainWrite } from '../form/use-plain-write.ts';
import type { Language } from '../i18n/languages.ts';
import { signUpBody, signUpNames, signUpRules, type SignUp, type SignUpProblem } from './sign-up-form.ts';
import { useFailureText } from './use-failure-text.ts';

interface Options {
  form: RefObject<HTMLFormElement | null>;
  language: Language;
  dialCodeOf: (country: string | null) => string;
  texts: Record<'done' | 'errorOccured', string> & { problems: Record<SignUpProblem, string> };
}

const sayBad = (text: string): void => toast('bad', text, 'public');

/** The checks in their order, then the call; the form stays filled after every failure. */
export function useSignUp({ form, language, dialCodeOf, texts }: Options) {
  const { errors, judge, blame, forgive } = useMarks<keyof SignUp>(form);
  const failureText = useFailureText(language, texts.errorOccured);
  const { run, renew, busy } = usePlainWrite(register);
  /** Where the link went, and what was said of it. */
  const [sent, setSent] = useState<{ email: string; text: string } | null>(null);

  async function submit(event: FormEvent, values: SignUp): Promise<void> {
    event.preventDefault();
    // One thing at a time is told here.
    const faults = faultsOf(signUpRules, values, undefined).slice(0, 1);
    if (busy || !judge(faults, (problem) => texts.problems[problem], sayBad)) return;
    const body = signUpBody(values, dialCodeOf(values.phone.country), language);
    const ref = values.referral.trim();
    const answer = await run({ query: ref === '' ? {} : { Ref: ref }, body });
    if (!answer.ok) {
      const failure = await failureText(answer);
      sayBad(failure.text);
      blame(Object.fromEntries(Object.entries(failure.fields).map(([name, text]) => [signUpNames[name] ?? name, text])));
      return;
    }
    await keepSignUpDraft(body.email, { ...values.place, gender: values.gender });
    // The API's sentence in the reader's language; another provider's as it came (D-4).
    setSent({ email: body.email, text: answer.code === 'REGISTERED' || answer.message === '' ? texts.done : answer.message });
  }

  /** The form is filled as it was; its next sending is another one. */
  function backToForm(): void {
    renew();
    setSent(null);
    requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>('[name=email]')?.select());
  }

  return { submit, busy, errors, forgive, sent, backToForm };
}
