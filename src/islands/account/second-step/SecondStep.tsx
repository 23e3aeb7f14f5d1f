import type { Answer } from '../../../client/call.ts';
import type { Code, SignedIn } from '../../../client/session/sign-in.ts';
import type { TextsOf } from '../../../i18n/keys.ts';
import type { Language } from '../../../i18n/languages.ts';
import { CodeStep } from './CodeStep.tsx';
import type { Missing } from './load-second-step.ts';
import { PasskeyStep } from './PasskeyStep.tsx';

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
export const SecondStep = ({ missing, ...props }: SecondStepProps & { missing: Missing }) => (
  <div className="second-step">{missing === 'PASSKEY_NEEDED' ? <PasskeyStep {...props} /> : <CodeStep {...props} />}</div>
);
