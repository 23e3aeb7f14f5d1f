import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { verifyEmail } from '../../../contract/auth/calls.ts';
import { activationRedirectMs } from '../../../contract/limits.ts';
import { call } from '../../client/call.ts';
import { setUser } from '../../client/session/session.ts';
import { toast } from '../../client/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { deadLinkOf } from './dead-link.ts';

/** Shown after a success. */
const IslandToasts = lazy(async () => ({ default: (await import('../IslandToasts.tsx')).IslandToasts }));

interface ActivationProps {
  homeHref: string;
  /** The profile has the button for a new link; guests sign in first. */
  resendHref: string;
  texts: Record<State | 'confirmed' | 'resend' | 'retry' | 'toasts' | 'close', string>;
}

type State = 'loading' | 'done' | 'notFound' | 'expired' | 'failed';

/** Redeems the token of the address: a toast, then the home page after 3 s; on failure the reason and a link. */
export function Activation({ homeHref, resendHref, texts }: ActivationProps) {
  const [state, setState] = useState<State>('loading');
  const isAsked = useRef(false);

  const confirm = useCallback(async () => {
    const outcome = await verify(new URLSearchParams(location.search).get('token') ?? '');
    setState(outcome);
    if (outcome !== 'done') return;
    toast('good', texts.confirmed, 'public');
    setTimeout(() => location.assign(homeHref), activationRedirectMs);
  }, [homeHref, texts.confirmed]);
  useEffect(() => {
    // The token is valid once; a second run of the effect must not redeem it again.
    if (isAsked.current) return;
    isAsked.current = true;
    void confirm();
  }, [confirm]);

  return (
    <>
      {state === 'loading' ? (
        <Spinner label={texts.loading} />
      ) : (
        <div className="stack">
          <Note tone={state === 'done' ? 'green' : 'red'} role={state === 'done' ? 'status' : 'alert'}>
            {texts[state]}
          </Note>
          {(state === 'notFound' || state === 'expired') && (
            <a className="button" href={resendHref}>
              {texts.resend}
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

async function verify(token: string): Promise<Exclude<State, 'loading'>> {
  if (token === '') return 'notFound';
  const answer = await call(verifyEmail, { query: { guid: token } });
  if (answer.ok) {
    setUser({ isVerifyEmail: true });
    return 'done';
  }
  return deadLinkOf(answer) ?? 'failed';
}
