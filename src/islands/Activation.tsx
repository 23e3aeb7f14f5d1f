import { useEffect, useRef, useState } from 'react';
import { verifyEmail } from '../../contract/auth/calls.ts';
import { activationRedirectMs } from '../../contract/limits.ts';
import { call } from '../client/call.ts';
import { $session, setUser } from '../client/session.ts';
import { Note } from '../ui/Note.tsx';
import { Spinner } from '../ui/Spinner.tsx';

interface ActivationProps {
  homeHref: string;
  texts: { loading: string; done: string; notFound: string; expired: string; failed: string };
}

type State = 'loading' | 'done' | 'notFound' | 'expired' | 'failed';

/** Uses the token of the address up; then home after 3 s. */
export function Activation({ homeHref, texts }: ActivationProps) {
  const [state, setState] = useState<State>('loading');
  const isAsked = useRef(false);

  useEffect(() => {
    // The token works once; a second run of the effect must not spend it again.
    if (isAsked.current) return;
    isAsked.current = true;
    void verify(new URLSearchParams(location.search).get('token') ?? '').then((outcome) => {
      setState(outcome);
      if (outcome === 'done') setTimeout(() => location.assign(homeHref), activationRedirectMs);
    });
  }, [homeHref]);

  if (state === 'loading') return <Spinner label={texts.loading} />;
  return (
    <Note tone={state === 'done' ? 'green' : 'red'} role={state === 'done' ? 'status' : 'alert'}>
      {texts[state]}
    </Note>
  );
}

async function verify(token: string): Promise<Exclude<State, 'loading'>> {
  if (token === '') return 'notFound';
  const answer = await call(verifyEmail, { query: { guid: token } });
  if (answer.ok) {
    const { user } = $session.get();
    if (user !== null) setUser({ ...user, isVerifyEmail: true });
    return 'done';
  }
  if (answer.code === 'TOKEN_EXPIRED' || answer.message.includes('expired')) return 'expired';
  return answer.code === 'TOKEN_NOT_FOUND' || answer.code === 'BAD_INPUT' || answer.message.includes('not found') ? 'notFound' : 'failed';
}
