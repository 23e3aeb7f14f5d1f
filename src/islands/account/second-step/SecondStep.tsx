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
  /** Signs in with the first factor, which was right, and the code. */
  signIn: (code: Code) => Promise<Answer<SignedIn>>;
  /** As typed before: whoever has lost the second step starts a recovery with them. */
  typed?: { email: string; password: string };
  /** Text for an answer without a reason. */
  errorOccurred: string;
  onBack: () => void;
  onSignedIn: () => Promise<void>;
}

/** What signing in needs after the first factor. Its class hides the other first factors of the page. */
export const SecondStep = ({ missing, ...props }: SecondStepProps & { missing: Missing }) => (
  <div className="second-step">{missing === 'PASSKEY_NEEDED' ? <PasskeyStep {...props} /> : <CodeStep {...props} />}</div>
);
