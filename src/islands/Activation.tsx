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
    const token = new URLSearchParams(location.search).get('token') ?? '';
    if (token === '') {
      setState('notFound');
      return;
    }
    void call(verifyEmail, { query: { guid: token } }).then((answer) => {
      if (answer.ok) {
        const { user } = $session.get();
        if (user !== null) setUser({ ...user, isVerifyEmail: true });
        setState('done');
        setTimeout(() => location.assign(homeHref), activationRedirectMs);
      } else if (answer.code === 'TOKEN_EXPIRED' || answer.message.includes('expired')) setState('expired');
      else if (answer.code === 'TOKEN_NOT_FOUND' || answer.code === 'BAD_INPUT' || answer.message.includes('not found')) setState('notFound');
      else setState('failed');
    });
  }, [homeHref]);

  if (state === 'loading') return <Spinner label={texts.loading} />;
  return (
    <Note tone={state === 'done' ? 'green' : 'red'} role={state === 'done' ? 'status' : 'alert'}>
      {texts[state]}
    </Note>
  );
}
