import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { verifyEmail } from '../../../contract/auth/calls.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { call } from '../../client/call.ts';
import { $session, setUser } from '../../client/session/session.ts';
import { secondMs } from '../../../contract/limits.ts';
import { toast } from '../../client/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Language } from '../../../contract/text/languages.ts';
import { deadLinkOf } from './dead-link.ts';
import type { SignInFormProps } from './SignInForm.tsx';

const activationRedirectMs = 3 * secondMs;

type SignInProps = SignInFormProps & Pick<ActivationProps, 'signInHref'>;

/** For people who are not signed in here. If the form cannot be loaded, a link leads to its page. */
const SignIn = lazy(async () => ({
  default: await import('./SignInForm.tsx').then(
    ({ SignInForm }): ComponentType<SignInProps> => SignInForm,
    () => SignInLink,
  ),
}));
const loadActivated = () => import('./activated.ts');
const noToasts = (_: { label: string; closeLabel: string }): null => null;
/** Shown after a success, whose message the page contains as well. */
const IslandToasts = lazy(async () => ({
  default: await loadActivated().then(
    (part) => part.IslandToasts,
    () => noToasts,
  ),
}));

interface ActivationProps {
  language: Language;
  /** Beginnings of the paths of offers and companies, without language: a sign-up that began there leads back. */
  offerPaths: readonly string[];
  /** Address of the page with the next step of a new member, who did not come from another page. */
  startHref: string;
  forgotHref: string;
  /** Address of the sign-in page, which leads on to the next step. */
  signInHref: string;
  /** Address of the profile, where a new link can be requested. Guests are asked to sign in there. */
  resendHref: string;
  texts: Record<State | 'next' | 'signIn' | 'confirmed' | 'resend' | 'retry' | 'toasts' | 'close', string>;
  signInTexts: SignInFormProps['texts'];
}

type State = 'loading' | 'done' | 'active' | 'notFound' | 'expired' | 'used' | 'outdated' | 'failed';

/**
 * Redeems the token of the address. After a success it shows a toast and, after 3 s, opens the page that led to the sign-up or the next
 * step; a person who is not signed in here first has to sign in (docs/behaviour.md#activation). A link that was used before leads on
 * likewise. After a failure it shows the reason and a link.
 */
export function Activation({ language, offerPaths, startHref, forgotHref, signInHref, resendHref, texts, signInTexts }: ActivationProps) {
  const [state, setState] = useState<State>('loading');
  /** The confirmed e-mail address, for the sign-in of its owner. Empty if another provider's API does not return it. */
  const [guestEmail, setGuestEmail] = useState<string | null>(null);
  const [wayBack, setWayBack] = useState<string | null>(null);
  const isAsked = useRef(false);

  const confirm = useCallback(async () => {
    const { state: outcome, email, userId } = await verify(new URLSearchParams(location.search).get('token') ?? '');
    const { user } = $session.get();
    const isSignedIn = user !== null && (userId === undefined || userId === user.userID);
    const back =
      email === undefined
        ? null
        : await loadActivated().then(
            ({ wayBackOf }) => wayBackOf(email, offerPaths),
            () => null,
          );
    setGuestEmail(isSignedIn ? null : (email ?? ''));
    setWayBack(back);
    setState(outcome);
    if (outcome === 'done') toast('good', texts.confirmed, 'public');
    if (!isSignedIn || (outcome !== 'done' && outcome !== 'active')) return;
    if (outcome === 'done') setUser({ isVerifyEmail: true });
    setTimeout(() => location.assign(back ?? startHref), activationRedirectMs);
  }, [offerPaths, startHref, texts.confirmed]);
  useEffect(() => {
    // The token is valid once, so a second run of the effect must not redeem it again.
    if (isAsked.current) return;
    isAsked.current = true;
    void confirm();
  }, [confirm]);

  const isActive = state === 'done' || state === 'active';
  return (
    <>
      {state === 'loading' ? (
        <Spinner label={texts.loading} />
      ) : (
        <div className="stack">
          <Note tone={isActive ? 'green' : 'red'} role={isActive ? 'status' : 'alert'}>
            <p>{texts[state]}</p>
            {isActive && <p>{guestEmail === null ? texts.next : texts.signIn}</p>}
          </Note>
          {isActive && guestEmail !== null && (
            <Suspense fallback={<Spinner label={texts.loading} />}>
              <SignIn {...{ language, forgotHref, signInHref }} texts={signInTexts} email={guestEmail} homeHref={wayBack ?? startHref} />
            </Suspense>
          )}
          {(state === 'notFound' || state === 'expired') && (
            <a className="button" href={resendHref}>
              {texts.resend}
            </a>
          )}
          {state === 'outdated' && (
            <a className="button" href={signInHref}>
              {signInTexts.submit}
            </a>
          )}
          {state === 'failed' && (
            <Button
              onClick={() => {
                setState('loading');
                void confirm();
              }}
            >
              {texts.retry}
            </Button>
          )}
        </div>
      )}
      <Suspense>{state === 'done' && <IslandToasts label={texts.toasts} closeLabel={texts.close} />}</Suspense>
    </>
  );
}

const SignInLink = ({ texts, signInHref }: SignInProps) => (
  <a className="button" href={signInHref}>
    {texts.submit}
  </a>
);

const refusals: Readonly<Partial<Record<string, 'active' | 'used' | 'outdated'>>> = {
  ALREADY_VERIFIED: 'active',
  // A colleague's new address, with which somebody has signed up meanwhile.
  STAFF_EMAIL_USED: 'used',
  STAFF_LINK_EXPIRED: 'outdated',
};

async function verify(token: string): Promise<{ state: Exclude<State, 'loading'> } & Partial<DataOf<typeof verifyEmail>>> {
  if (token === '') return { state: 'notFound' };
  const answer = await call(verifyEmail, { query: { guid: token } });
  if (!answer.ok) return { state: refusals[answer.code] ?? deadLinkOf(answer) ?? 'failed' };
  return { state: 'done', ...answer.data };
}
