import { type ReactNode, useEffect, useState } from 'react';
import type { IdentityProvider } from '../../../contract/identity/fields.ts';
import { signInWithIdentity } from '../../client/session/sign-in.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Refusal } from '../account/Refusal.tsx';
import { adoptLateStyles } from '../late-styles.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { NewPersonFormProps } from './NewPersonForm.tsx';
import type { ConnectFormProps } from './ConnectForm.tsx';
import { type FinishState, useFinish } from './use-finish.ts';

type Text = 'working' | 'cancelled' | 'again' | 'other' | 'settings' | 'new' | 'newText' | 'taken' | 'takenText';

interface FinishIdentityProps
  extends
    Pick<NewPersonFormProps, 'membership' | 'personal' | 'served'>,
    Pick<ConnectFormProps, 'forgotHref' | 'homeHref' | 'passkeyTexts'> {
  provider: IdentityProvider;
  language: Language;
  texts: Record<Text | 'errorOccurred', string>;
  newTexts: NewPersonFormProps['texts'];
  signInTexts: ConnectFormProps['texts'];
  /** The link that starts again at the provider. */
  beginHref: string;
  signInHref: string;
  settingsHref: string;
}

adoptLateStyles();

/** The page to which a provider returns: usually it leads on by itself; a new person and the owner of an address are asked for the rest. */
export function FinishIdentity(props: FinishIdentityProps) {
  const { provider, language, texts, newTexts, signInTexts, membership, personal, served, homeHref, forgotHref, passkeyTexts, signInHref } =
    props;
  const { state, goOn, connect } = useFinish(provider, language, homeHref);
  if (state.is === 'working') return <Spinner label={texts.working} />;
  if (state.is === 'secondStep') {
    const { proof, step } = state;
    const { SecondStep, ...known } = step;
    return (
      <SecondStep
        {...{ ...known, language }}
        errorOccurred={texts.errorOccurred}
        signIn={(code) => signInWithIdentity(proof.ticket, code)}
        onBack={() => location.assign(signInHref)}
        onSignedIn={async () => goOn(proof)}
      />
    );
  }
  if (state.is === 'new') {
    const { Form, proof } = state;
    return (
      <Asked title={texts.new} text={texts.newText}>
        <Form {...{ language, membership, personal, proof }} {...(served !== undefined && { served })} texts={newTexts} onSignedUp={goOn} />
      </Asked>
    );
  }
  if (state.is === 'taken') {
    const { Form, proof } = state;
    return (
      <Asked title={texts.taken} text={texts.takenText}>
        <Form {...{ language, passkeyTexts, forgotHref, homeHref, proof }} texts={signInTexts} onSignedIn={() => connect(proof)} />
      </Asked>
    );
  }
  return <Ended {...props} state={state} />;
}

/** What a person is still asked for. */
const Asked = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="stack">
    <h2 className="text-lg">{title}</h2>
    <p className="text-sm soft">{text}</p>
    {children}
  </div>
);

/** Nothing came of it: why, and how to go on. */
function Ended({
  state,
  language,
  texts,
  beginHref,
  signInHref,
  settingsHref,
}: FinishIdentityProps & { state: Extract<FinishState, { is: 'cancelled' | 'failed' }> }) {
  const failure = state.is === 'failed' ? state.failure : undefined;
  const [loaded, setLoaded] = useState('');
  const failureText = useFailureText(language, texts.errorOccurred);
  useEffect(() => {
    if (failure !== undefined) void failureText(failure).then(({ text }) => setLoaded(text));
  }, [failure, failureText]);
  const reason = state.is === 'cancelled' ? texts.cancelled : loaded;
  const isMember = state.is === 'failed' && state.isMember;
  return (
    <div className="stack">
      {reason !== '' && <Refusal>{reason}</Refusal>}
      {isMember ? (
        <a className="button" href={settingsHref}>
          {texts.settings}
        </a>
      ) : (
        <>
          <a className="button" href={signInHref}>
            {texts.other}
          </a>
          <a className="button button--secondary" href={beginHref} rel="nofollow">
            {texts.again}
          </a>
        </>
      )}
    </div>
  );
}
