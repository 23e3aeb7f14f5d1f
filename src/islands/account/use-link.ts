import { useCallback, useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '../../../contract/wire/errors.ts';
import type { Answer, Failure } from '../../client/call.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { type DeadLink, deadLinkOf } from './dead-link.ts';
import { useFailureText, type FailureTexts } from '../use-failure-text.ts';

/** How the page of a kind of mailed link works, as data. */
export interface LinkOf<Shown, Why extends string = never> {
  /** Reads what the link is for, without using the token up, because mail scanners open pages. */
  look: (guid: string) => Promise<Answer<Shown>>;
  /** @returns why a valid link cannot be used */
  closedFor?: (shown: Shown) => Why | undefined;
  /** Refusals that make the link invalid, in addition to those of its token. */
  closedBy?: Partial<Record<ErrorCode, Why>>;
}

export type LinkState<Shown, Why extends string> =
  | { is: 'loading' }
  | { is: 'open'; shown: Shown }
  | { is: 'dead'; why: Why | DeadLink }
  | { is: 'unknown' }
  | { is: 'done' };

export interface Link<Shown, Why extends string> {
  state: LinkState<Shown, Why>;
  /** The text of the refusal. */
  failure: string | undefined;
  /** Performs the action of the link. @returns the fault while the link stays valid; otherwise null */
  follow: (send: (guid: string) => Promise<Answer<unknown>>) => Promise<(FailureTexts & Pick<Failure, 'code'>) | null>;
  look: () => Promise<void>;
  /** Checks again. */
  retry: () => void;
}

/** The state of the link in the page's address, and its single use. @param unknown text for a failure without a known reason */
export function useLink<Shown, Why extends string = never>(
  { look: lookAt, closedFor, closedBy }: LinkOf<Shown, Why>,
  language: Language,
  unknown: string,
): Link<Shown, Why> {
  const [state, setState] = useState<LinkState<Shown, Why>>({ is: 'loading' });
  const [failure, setFailure] = useState<string>();
  const guid = useRef('');
  const failureText = useFailureText(language, unknown);
  const whyOf = useCallback(
    (answer: Failure): Why | DeadLink | undefined => closedBy?.[answer.code as ErrorCode] ?? deadLinkOf(answer),
    [closedBy],
  );

  const look = useCallback(async () => {
    guid.current = new URLSearchParams(location.search).get('token') ?? '';
    if (guid.current === '') return setState({ is: 'dead', why: 'notFound' });
    const answer = await lookAt(guid.current);
    const why = answer.ok ? closedFor?.(answer.data) : whyOf(answer);
    if (why !== undefined) return setState({ is: 'dead', why });
    if (answer.ok) return setState({ is: 'open', shown: answer.data });
    setFailure((await failureText(answer)).text);
    setState({ is: 'unknown' });
  }, [lookAt, closedFor, whyOf, failureText]);
  useEffect(() => void look(), [look]);

  return {
    state,
    failure,
    follow: async (send) => {
      setFailure(undefined);
      const answer = await send(guid.current);
      if (answer.ok) {
        setState({ is: 'done' });
        return null;
      }
      const why = whyOf(answer);
      if (why !== undefined) {
        setState({ is: 'dead', why });
        return null;
      }
      const refused = await failureText(answer);
      setFailure(refused.text);
      return { ...refused, code: answer.code };
    },
    look,
    retry: () => {
      setFailure(undefined);
      setState({ is: 'loading' });
      void look();
    },
  };
}
