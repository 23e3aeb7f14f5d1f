import { hasPasskeys } from '../../client/passkey-support.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { PasskeySignIn } from '../account/PasskeySignIn.tsx';
import { SignInForm, type SignInFormProps } from '../account/SignInForm.tsx';
import type { Proof } from './stored-proof.ts';

export interface ConnectFormProps extends Pick<SignInFormProps, 'texts' | 'forgotHref' | 'homeHref'> {
  language: Language;
  proof: Proof;
  passkeyTexts: Record<'submit' | 'notUsed', string>;
  onSignedIn: () => Promise<void>;
}

/** The owner of the address has to sign in to the account before it is connected with the provider. */
export function ConnectForm({ language, proof, texts, passkeyTexts, forgotHref, homeHref, onSignedIn }: ConnectFormProps) {
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
        <PasskeySignIn {...{ language, onSignedIn }} variant="secondary" texts={passkeyTexts} errorOccurred={texts.errorOccurred} />
      )}
    </div>
  );
}
