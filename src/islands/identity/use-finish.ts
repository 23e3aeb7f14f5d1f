import { useCallback, useEffect, useRef, useState } from 'react';
import { connectIdentity, finishIdentity } from '../../../contract/identity/calls.ts';
import type { IdentityProvider } from '../../../contract/identity/fields.ts';
import { safePath } from '../../../contract/safe-path.ts';
import type { ErrorCode } from '../../../contract/wire/errors.ts';
import { failureOf } from '../../../contract/wire/wire-call.ts';
import { call, type Failure } from '../../client/call.ts';
import { markConnected } from '../../client/connected-mark.ts';
import { signInWithIdentity } from '../../client/session/sign-in.ts';
import { $session } from '../../client/session/session.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { type LoadedSecondStep, loadSecondStep } from '../account/second-step/load-second-step.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import type { ConnectForm } from './ConnectForm.tsx';
import type { NewPersonForm } from './NewPersonForm.tsx';
import { forgetProof, storeProof, storedProof, type Proof } from './stored-proof.ts';

export type FinishState =
  | { is: 'working' }
  | { is: 'cancelled' }
  | { is: 'failed'; failure: Failure; isMember: boolean }
  | { is: 'secondStep'; proof: Proof; step: LoadedSecondStep }
  | { is: 'new'; proof: Proof; Form: typeof NewPersonForm }
  | { is: 'taken'; proof: Proof; Form: typeof ConnectForm };

/** Errors of providers when the person has cancelled. */
const cancellations = ['access_denied', 'user_cancelled_authorize', 'consent_required', 'interaction_required'];

const ended = (failure: Failure): FinishState => ({ is: 'failed', failure, isMember: $session.get().user !== null });
const refused = (code: ErrorCode): Failure => failureOf(0, code);
/** Whether a code is one of ours. Codes of providers have lower-case letters (RFC 6749). */
const isOurs = (code: string): code is ErrorCode => /^[A-Z_]+$/.test(code);

/** What a person is still asked for. Its form is loaded on demand, because most people who return from a provider need none. */
async function asked(proof: Proof): Promise<FinishState> {
  try {
    if (proof.outcome === 'new') return { is: 'new', proof, Form: (await import('./NewPersonForm.tsx')).NewPersonForm };
    return { is: 'taken', proof, Form: (await import('./ConnectForm.tsx')).ConnectForm };
  } catch {
    return ended(failureOf(0, 'NETWORK'));
  }
}

export interface Finish {
  state: FinishState;
  /** Leaves the page for the target of the sign-in. */
  goOn: (proof: Proof) => void;
  /** Connects the account. Called after the owner of the address has signed in. Leaves the page or fails. */
  connect: (proof: Proof) => Promise<void>;
}

/** Passes the provider's answer from the page's address to the API, and continues until a person has to act. */
export function useFinish(provider: IdentityProvider, language: Language, homeHref: string): Finish {
  const [state, setState] = useState<FinishState>({ is: 'working' });
  const isAsked = useRef(false);
  const { run } = usePlainWrite(connectIdentity);

  const fail = useCallback((failure: Failure) => setState(ended(failure)), []);
  const goOn = useCallback(
    ({ returnTo }: Proof) => {
      forgetProof();
      const path = safePath(returnTo);
      // Replaces the history entry, which contains the answer of the provider. A full load, so that no data of the guest remain.
      location.replace(path === '/' ? homeHref : path);
    },
    [homeHref],
  );
  const connect = useCallback(
    async (proof: Proof) => {
      const answer = await run({ body: { ticket: proof.ticket } });
      if (!answer.ok) return fail(answer);
      markConnected(provider);
      goOn(proof);
    },
    [run, fail, goOn, provider],
  );

  const follow = useCallback(
    async (proof: Proof) => {
      if (proof.outcome === 'new' || proof.outcome === 'taken') return setState(await asked(proof));
      if (proof.outcome === 'connect') return connect(proof);
      const answer = await signInWithIdentity(proof.ticket);
      if (answer.ok) return goOn(proof);
      const step = await loadSecondStep(answer, language);
      if ('ok' in step) fail(step);
      else setState({ is: 'secondStep', proof, step });
    },
    [connect, goOn, fail, language],
  );
  const finish = useCallback(async () => {
    // The names of RFC 6749 and RFC 9207; the API checks the values.
    const answered = new URLSearchParams(location.search);
    const valueOf = (name: string): string => answered.get(name) ?? '';
    const [code, given, iss, error] = [valueOf('code'), valueOf('state'), valueOf('iss'), valueOf('error')];
    if (cancellations.includes(error)) return setState({ is: 'cancelled' });
    if (error !== '') return fail(refused(isOurs(error) ? error : 'IDENTITY_REFUSED'));
    const stored = storedProof(given);
    if (stored !== undefined) return follow(stored);
    if (code === '' || given === '') return fail(refused('IDENTITY_EXPIRED'));
    const answer = await call(finishIdentity, { body: { provider, code, state: given, ...(iss !== '' && { iss }) } });
    if (!answer.ok) return fail(answer);
    if (answer.data.outcome === 'new' || answer.data.outcome === 'taken') storeProof(given, answer.data);
    return follow(answer.data);
  }, [provider, fail, follow]);
  useEffect(() => {
    // The answer is valid once; a second run of the effect must not use it again.
    if (isAsked.current) return;
    isAsked.current = true;
    void finish();
  }, [finish]);
  return { state, goOn, connect };
}
