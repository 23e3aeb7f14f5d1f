import { useState } from 'react';
import { getPasskeyRequest } from '../../../contract/passkey/calls.ts';
import { call } from '../../client/call.ts';
import { signByPasskey } from '../../client/passkeys.ts';
import { signInWithPasskey } from '../../client/session/sign-in.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { useFailureText } from '../use-failure-text.ts';
import { Refusal } from './Refusal.tsx';

interface PasskeySignInProps {
  language: Language;
  texts: Record<'submit' | 'notUsed', string>;
  /** Text for a failure without a known reason. */
  errorOccurred: string;
  variant?: ButtonProps['variant'];
  onSignedIn: () => Promise<void>;
}

/** The button that signs in with a passkey, on pages that do not have the one of the sign-in page. */
export function PasskeySignIn({ language, texts, errorOccurred, variant = 'primary', onSignedIn }: PasskeySignInProps) {
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const failureText = useFailureText(language, errorOccurred);

  async function ask(): Promise<string | undefined> {
    const asked = await call(getPasskeyRequest);
    if (!asked.ok) return (await failureText(asked)).text;
    const response = await signByPasskey(asked.data.options);
    if (response === null) return texts.notUsed;
    const answer = await signInWithPasskey(response);
    if (!answer.ok) return (await failureText(answer)).text;
    await onSignedIn();
    return undefined;
  }
  async function press() {
    setRefusal(undefined);
    setBusy(true);
    setRefusal(await ask());
    setBusy(false);
  }

  return (
    <>
      <Button variant={variant} icon="shield" wide busy={busy} onClick={() => void press()}>
        {texts.submit}
      </Button>
      <Refusal>{refusal}</Refusal>
    </>
  );
}
