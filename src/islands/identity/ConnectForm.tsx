import { useState } from 'react';
import { getPasskeyRequest } from '../../../contract/passkey/calls.ts';
import { call } from '../../client/call.ts';
import { hasPasskeys, signByPasskey } from '../../client/passkeys.ts';
import { signInWithPasskey } from '../../client/session/sign-in.ts';
import type { Language } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { Refusal } from '../account/Refusal.tsx';
import { SignInForm, type SignInFormProps } from '../account/SignInForm.tsx';
import { useFailureText } from '../use-failure-text.ts';
import type { Proof } from './stored-proof.ts';

export interface ConnectFormProps extends Pick<SignInFormProps, 'texts' | 'forgotHref' | 'homeHref'> {
  language: Language;
  proof: Proof;
  passkeyTexts: Record<'submit' | 'notUsed', string>;
  onSignedIn: () => Promise<void>;
}

/** The owner of the address signs in to the account: only then is it connected. */
export function ConnectForm({ language, proof, texts, passkeyTexts, forgotHref, homeHref, onSignedIn }: ConnectFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const failureText = useFailureText(language, texts.errorOccurred);

  async function askPasskey(): Promise<string | undefined> {
    const asked = await call(getPasskeyRequest);
    if (!asked.ok) return (await failureText(asked)).text;
    const response = await signByPasskey(asked.data.options);
    if (response === null) return passkeyTexts.notUsed;
    const answer = await signInWithPasskey(response);
    if (!answer.ok) return (await failureText(answer)).text;
    await onSignedIn();
    return undefined;
  }
  async function press() {
    setRefusal(undefined);
    setBusy(true);
    setRefusal(await askPasskey());
    setBusy(false);
  }

  return (
    <div className="stack">
      <SignInForm
        language={language}
        email={proof.email}
        texts={texts}
        forgotHref={forgotHref}
        homeHref={homeHref}
        onSignedIn={onSignedIn}
      />
      {hasPasskeys() && (
        <Button variant="secondary" icon="shield" wide busy={busy} onClick={() => void press()}>
          {passkeyTexts.submit}
        </Button>
      )}
      <Refusal>{refusal}</Refusal>
    </div>
  );
}
