import { useEffect, useRef, useState } from 'react';
import { resendActivation } from '../../../contract/auth/calls.ts';
import { emailHash, startWait, waitEnd } from '../../client/store/waits.ts';
import { countdownText } from '../../i18n/countdown.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useFailureText } from '../use-failure-text.ts';

interface SignedUpProps {
  language: Language;
  email: string;
  /** The API's answer in the reader's language. */
  text: string;
  texts: Record<'sentTitle' | 'again' | 'otherEmail' | 'errorOccurred', string>;
  onChange: () => void;
}

/**
 * Shown after the sign-up: the address of the activation mail, a button to send it again after 120 s, and a button back to the form if the
 * address was wrong.
 */
export function SignedUp({ language, email, text, texts, onChange }: SignedUpProps) {
  const [end, setEnd] = useState(0);
  const [failure, setFailure] = useState<string>();
  const { run, renew, busy } = usePlainWrite(resendActivation);
  const failureText = useFailureText(language, texts.errorOccurred);
  const heading = useRef<HTMLHeadingElement>(null);
  const left = useCountdown(end);
  useEffect(() => {
    heading.current?.focus();
    let isCurrent = true;
    // The waiting time starts now, because the first link was mailed just now.
    void emailHash(email).then((hash) => isCurrent && setEnd(waitEnd('verification-email', hash) || startWait('verification-email', hash)));
    return () => {
      isCurrent = false;
    };
  }, [email]);

  async function resend(): Promise<void> {
    setFailure(undefined);
    const answer = await run({ query: { eMail: email } });
    if (!answer.ok) return setFailure((await failureText(answer)).text);
    setEnd(startWait('verification-email', await emailHash(email)));
    renew();
  }

  return (
    <div className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {texts.sentTitle}
      </h2>
      <p>
        <strong className="ltr">{email}</strong>
      </p>
      <p>{text}</p>
      {failure !== undefined && (
        <Note tone="red" role="alert">
          {failure}
        </Note>
      )}
      <Button wide busy={busy} paused={left > 0} onClick={() => void resend()}>
        {left > 0 ? `${texts.again} ${countdownText(left, language)}` : texts.again}
      </Button>
      <Button wide variant="secondary" onClick={onChange}>
        {texts.otherEmail}
      </Button>
    </div>
  );
}
