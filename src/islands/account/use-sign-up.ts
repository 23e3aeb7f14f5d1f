import { useEffect, useSyncExternalStore } from 'react';
import { register } from '../../../contract/auth/calls.ts';
import { keepSignUpDraft, type SignUpDraft } from '../../client/session/sign-up-draft.ts';
import { $signUpSent, storeSignUpSent } from '../../client/session/sign-up-sent.ts';
import { inTab, writeText } from '../../client/store/stored.ts';
import { closeBadToasts, toast } from '../../client/toasts.ts';
import { usePlainForm } from '../../form/use-plain-form.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import type { Language } from '../../../contract/text/languages.ts';
import type { DialCode } from '../../ui/field/phone-digits.ts';
import { storedFields, signUpBody, signUpDraftName, signUpForm, type SignUp, type SignUpCheck } from './sign-up-form.ts';
import { useFailureText } from '../use-failure-text.ts';

interface Options {
  start: SignUp;
  language: Language;
  dialCodes: readonly DialCode[];
  texts: Record<'done' | 'errorOccurred', string> & { problems: Record<SignUpCheck, string> };
}

const sayFailure = (text: string): void => toast('bad', text, 'public');

/**
 * Runs the checks and shows the first fault as a toast; without a fault it makes the call. The form keeps its input after every failure.
 */
export function useSignUp({ start, language, dialCodes, texts }: Options) {
  const { form, validate, blame } = usePlainForm(signUpForm, start, { says: (check) => texts.problems[check], say: sayFailure });
  const failureText = useFailureText(language, texts.errorOccurred);
  const { run, renew, busy } = usePlainWrite(register);
  // The first rendering shows the form, as the server did.
  const sent = useSyncExternalStore(
    (onChange) => $signUpSent.listen(onChange),
    () => $signUpSent.get(),
    () => null,
  );
  useEffect(() => {
    if (sent !== null) return undefined;
    // Loaded after the form, which works without it as well.
    const keeping = import('../../form/keep-input.ts').then(
      ({ keepInput }) => keepInput(form, { name: signUpDraftName, start, fields: storedFields }),
      () => () => undefined,
    );
    return () => void keeping.then((stop) => stop());
  }, [form, start, sent]);

  async function submit(): Promise<void> {
    closeBadToasts();
    if (!validate(undefined)) return;
    const values = form.getValues();
    const body = signUpBody(values, dialCodes, language);
    const ref = values.referral.trim();
    const answer = await run({ query: ref === '' ? {} : { Ref: ref }, body });
    if (!answer.ok) {
      const failure = await failureText(answer);
      sayFailure(failure.text);
      blame(failure.fields);
      return;
    }
    const gender = Number(values.gender) as SignUpDraft['gender'];
    await keepSignUpDraft(body.email, { ...values.place, gender, wayBack: new URLSearchParams(location.search).get('redirect') });
    writeText(signUpDraftName, null, inTab);
    // The API's message in the reader's language; another provider's message unchanged (docs/behaviour.md#messages).
    const isOurs = answer.code === 'REGISTERED' || answer.message === '';
    toast('good', isOurs ? texts.done : answer.message, 'public');
    storeSignUpSent({ email: body.email, ...(!isOurs && { message: answer.message }) });
  }

  /** The form keeps its input; the next submission has a new key. */
  function backToForm(): void {
    renew();
    storeSignUpSent(null);
    requestAnimationFrame(() => form.setFocus('email', { shouldSelect: true }));
  }

  return { form, submit, busy, sent, backToForm };
}
