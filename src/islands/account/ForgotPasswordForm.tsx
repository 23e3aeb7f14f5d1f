import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { forgotPassword } from '../../../contract/auth/calls.ts';
import { emailRules, type EmailCheck } from './person-rules.ts';
import { emailHash, startWait, waitEnd } from '../../client/store/waits.ts';
import { countdownText } from '../../i18n/countdown.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import type { PlainFormOf } from '../../form/form-of.ts';
import { ServedForm } from '../../form/ServedForm.tsx';
import { usePlainForm } from '../../form/use-plain-form.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { Refusal } from './Refusal.tsx';
import { useFailureText } from '../use-failure-text.ts';

interface ForgotPasswordFormProps {
  language: Language;
  texts: Record<EmailCheck | 'email' | 'submit' | 'sent' | 'again' | 'errorOccurred', string>;
}

interface ForgotPassword {
  email: string;
}

const forgotPasswordForm: PlainFormOf<ForgotPassword, EmailCheck> = { rules: emailRules, names: { eMail: 'email' } };

/** Requests a reset link, at most every 180 s per e-mail. For guests only. */
export function ForgotPasswordForm({ language, texts }: ForgotPasswordFormProps) {
  const [failure, setFailure] = useState<string>();
  // Stored by e-mail, because the field may contain another e-mail when the answer arrives.
  const [ends, setEnds] = useState<Readonly<Record<string, number>>>({});
  const { run, renew, busy } = usePlainWrite(forgotPassword);
  const { form, validate, blame } = usePlainForm(forgotPasswordForm, { email: '' }, { says: (check) => texts[check] });
  const failureText = useFailureText(language, texts.errorOccurred);
  const address = useWatch({ control: form.control, name: 'email' }).trim();
  const left = useCountdown(ends[address] ?? 0);
  useEffect(() => {
    void emailHash(address).then((hash) => waitUntil(address, waitEnd('reset', hash)));
  }, [address]);

  function waitUntil(of: string, end: number) {
    setEnds((now) => ({ ...now, [of]: end }));
  }

  async function submit() {
    if (left > 0) return;
    setFailure(undefined);
    if (!validate(undefined)) return;
    const asked = form.getValues('email').trim();
    const [hash, answer] = await Promise.all([emailHash(asked), run({ query: { eMail: asked } })]);
    if (answer.ok) {
      // The next press asks for another mail.
      renew();
      return waitUntil(asked, startWait('reset', hash));
    }
    const refused = await failureText(answer);
    setFailure(refused.text);
    blame(refused.fields);
  }

  return (
    <ServedForm form={form} isBusy={busy} onSubmit={submit} className="stack">
      <Refusal>{failure}</Refusal>
      {left > 0 && (
        <Note tone="green" role="status">
          {texts.sent}
        </Note>
      )}
      <TextInput<ForgotPassword> label={texts.email} type="email" inputMode="email" name="email" autoComplete="username" isRequired />
      <Button type="submit" wide busy={busy} paused={left > 0}>
        {left > 0 ? `${texts.again} ${countdownText(left, language)}` : texts.submit}
      </Button>
    </ServedForm>
  );
}
