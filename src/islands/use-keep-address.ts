import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf } from '../../contract/call.ts';
import { getAddressChange, keepAddress } from '../../contract/staff/email-change.ts';
import { call, type Failure } from '../client/call.ts';
import { usePlainWrite } from '../form/use-plain-write.ts';
import type { Language } from '../i18n/languages.ts';
import { useFailureText } from './use-failure-text.ts';

type Shown = DataOf<typeof getAddressChange>;
/** Why the link leads nowhere. */
type Dead = 'notFound' | 'expired';
export type KeepAddressState =
  { is: 'loading' } | { is: 'asked'; shown: Shown } | { is: 'dead'; why: Dead } | { is: 'unknown' } | { is: 'done' };

const deadCodes: Readonly<Record<string, Dead>> = { TOKEN_NOT_FOUND: 'notFound', TOKEN_EXPIRED: 'expired' };

const deadOf = ({ code, fields }: Failure): Dead | undefined =>
  code === 'BAD_INPUT' && fields['guid'] !== undefined ? 'notFound' : deadCodes[code];

/** Which change of address the link of the page is about, and its one use. */
export function useKeepAddress(language: Language, otherwise: string) {
  const [state, setState] = useState<KeepAddressState>({ is: 'loading' });
  const [failure, setFailure] = useState<string>();
  const { run, busy } = usePlainWrite(keepAddress);
  const token = useRef('');
  const failureText = useFailureText(language, otherwise);

  /** Looks only: a scanner that opens the page of a mail presses nothing. */
  const look = useCallback(async () => {
    token.current = new URLSearchParams(location.search).get('token') ?? '';
    if (token.current === '') return setState({ is: 'dead', why: 'notFound' });
    const answer = await call(getAddressChange, { query: { guid: token.current } });
    if (answer.ok) return setState({ is: 'asked', shown: answer.data });
    const why = deadOf(answer);
    if (why !== undefined) return setState({ is: 'dead', why });
    setFailure((await failureText(answer)).text);
    setState({ is: 'unknown' });
  }, [failureText]);
  useEffect(() => void look(), [look]);

  const keep = async (): Promise<void> => {
    setFailure(undefined);
    const answer = await run({ body: { guid: token.current } });
    if (answer.ok) return setState({ is: 'done' });
    const why = deadOf(answer);
    if (why !== undefined) return setState({ is: 'dead', why });
    setFailure((await failureText(answer)).text);
    // The change took place while the page was open: what the button does now is said anew.
    if (answer.code === 'STALE_VERSION') await look();
  };
  const retry = (): void => {
    setFailure(undefined);
    setState({ is: 'loading' });
    void look();
  };
  return { state, failure, busy, keep, retry };
}
