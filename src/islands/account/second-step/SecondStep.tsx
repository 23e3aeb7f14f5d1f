import { useState } from 'react';
import type { Answer } from '../../../client/call.ts';
import type { Code, SignedIn } from '../../../client/session/sign-in.ts';
import type { TextsOf } from '../../../i18n/keys.ts';
import type { Language } from '../../../../contract/text/languages.ts';
import { CodeStep } from './CodeStep.tsx';
import type { LoadedSecondStep } from './load-second-step.ts';
import { PasskeyStep } from './PasskeyStep.tsx';
import { RecoveryStep } from './RecoveryStep.tsx';

export interface SecondStepProps {
  t: TextsOf;
  language: Language;
  /** Signs in with the first factor, which was correct, and the code. */
  signIn: (code: Code) => Promise<Answer<SignedIn>>;
  /** E-mail and password as typed before. A recovery of a lost second factor needs them. */
  typed?: { email: string; password: string };
  /** Text for a failure without a known reason. */
  errorOccurred: string;
  onBack: () => void;
  onSignedIn: () => Promise<void>;
}

/** The second step of signing in. Its class hides the other ways to sign in on the page. */
export function SecondStep({
  missing,
  isRecoveryReady,
  ...props
}: SecondStepProps & Pick<LoadedSecondStep, 'missing' | 'isRecoveryReady'>) {
  const [offersRecovery, setOffersRecovery] = useState(isRecoveryReady);
  const Step = missing === 'PASSKEY_NEEDED' ? PasskeyStep : CodeStep;
  return (
    <div className="second-step">
      {offersRecovery ? <RecoveryStep {...props} missing={missing} onKeep={() => setOffersRecovery(false)} /> : <Step {...props} />}
    </div>
  );
}
