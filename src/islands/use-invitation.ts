import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf } from '../../contract/call.ts';
import { acceptInvitation, getInvitation } from '../../contract/staff/invitations.ts';
import { call, type Failure } from '../client/call.ts';
import { usePlainWrite } from '../form/use-plain-write.ts';
import { apiLanguage, type Language } from '../i18n/languages.ts';
import { useFailureText } from './use-failure-text.ts';

type Shown = DataOf<typeof getInvitation>;
/** Why the link leads nowhere. */
type Dead = 'notFound' | 'expired' | 'used' | 'full';
export type InvitationState =
  { is: 'loading' } | { is: 'form'; shown: Shown } | { is: 'dead'; why: Dead } | { is: 'unknown' } | { is: 'done' };

const deadCodes: Readonly<Record<string, Dead>> = {
  TOKEN_NOT_FOUND: 'notFound',
  TOKEN_EXPIRED: 'expired',
  STAFF_EMAIL_USED: 'used',
  LIMIT_REACHED: 'full',
};

const deadOf = ({ code, fields }: Failure): Dead | undefined =>
  code === 'BAD_INPUT' && fields['guid'] !== undefined ? 'notFound' : deadCodes[code];

/** What the link of the address is about, and its one use. */
export function useInvitation(language: Language, otherwise: string) {
  const [state, setState] = useState<InvitationState>({ is: 'loading' });
  const [failure, setFailure] = useState<string>();
  const { run, busy } = usePlainWrite(acceptInvitation);
  const token = useRef('');
  const failureText = useFailureText(language, otherwise);

  /** Looks only: the token stays unused. */
  const look = useCallback(async () => {
    token.current = new URLSearchParams(location.search).get('token') ?? '';
    if (token.current === '') return setState({ is: 'dead', why: 'notFound' });
    const answer = await call(getInvitation, { query: { guid: token.current } });
    if (answer.ok) return setState(answer.data.isEmailUsed ? { is: 'dead', why: 'used' } : { is: 'form', shown: answer.data });
    const why = deadOf(answer);
    if (why !== undefined) return setState({ is: 'dead', why });
    setFailure((await failureText(answer)).text);
    setState({ is: 'unknown' });
  }, [failureText]);
  useEffect(() => void look(), [look]);

  const accept = async (name: string, password: string): Promise<void> => {
    setFailure(undefined);
    const answer = await run({
      body: { guid: token.current, stFullname: name.trim(), newPwd: password, language: apiLanguage(language) },
    });
    if (answer.ok) return setState({ is: 'done' });
    const why = deadOf(answer);
    if (why === undefined) setFailure((await failureText(answer)).text);
    else setState({ is: 'dead', why });
  };
  const retry = (): void => {
    setState({ is: 'loading' });
    void look();
  };
  return { state, failure, busy, accept, retry };
}
