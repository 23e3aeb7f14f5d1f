/**
 * The only function for calls in the browser. It adds the token, waits for a pending refresh, answers a 401 with one refresh and one
 * retry, asks for a fresh proof of the person where a call needs one, and never throws for a failure of API or network.
 */
import type { CallDefinition, DataOf } from '../../contract/wire/call.ts';
import { addressOf, type Answer, type CallInput as WireInput, failureOf, readAnswer, requestOf } from '../../contract/wire/wire-call.ts';
import { askForProof } from './session/fresh-proof.ts';
import { refreshSession, waitForRefresh } from './session/refresh.ts';
import { $session, isSecondFactorDue } from './session/session.ts';

export type { Answer, Failure } from '../../contract/wire/wire-call.ts';

export interface CallInput<C extends CallDefinition> extends WireInput<C> {
  /** Files of a multipart call, by field. */
  files?: Record<string, File[]>;
  /**
   * Identifies this submission, so that a repetition has no further effect (docs/behaviour.md#idempotency-key). By default each call gets a
   * new key.
   */
  idempotencyKey?: string;
  /** Unanswered submissions that this one withdraws. */
  insteadOf?: readonly string[];
  signal?: AbortSignal;
  /** Of the page: a guest gets mails in it. */
  language?: string;
}

/** Sends a request; `fetch` unless progress is observed (upload/send-with-progress.ts). */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

const timeoutMs = 30_000;
/** For files and long answers: enough for six megabytes on a slow connection. The edge aborts an idle upload earlier. */
const longTimeoutMs = 300_000;

async function once<C extends CallDefinition>(call: C, input: CallInput<C>, key: string, send: Send): Promise<Answer<DataOf<C>>> {
  const timeout = AbortSignal.timeout((call.isLong ?? input.files ?? input.file) === undefined ? timeoutMs : longTimeoutMs);
  try {
    const response = await send(addressOf(call, input), {
      ...requestOf(call, input, {
        token: $session.get().accessToken,
        key,
        insteadOf: input.insteadOf,
        isOwn: true,
        language: input.language,
      }),
      credentials: 'same-origin',
      signal: input.signal === undefined ? timeout : AbortSignal.any([timeout, input.signal]),
    });
    return await readAnswer(call, response);
  } catch (error) {
    return failureOf(0, error instanceof DOMException && error.name === 'TimeoutError' ? 'UPSTREAM_SLOW' : 'NETWORK');
  }
}

/**
 * Makes a call of the contract.
 * @returns the data, or a failure with a code; it never throws
 */
export async function call<C extends CallDefinition>(
  definition: C,
  input: CallInput<C> = {},
  send: Send = (address, init) => fetch(address, init),
): Promise<Answer<DataOf<C>>> {
  const key = input.idempotencyKey ?? crypto.randomUUID();
  const needsToken = definition.access.who !== 'anyone';
  if (needsToken) await waitForRefresh();
  const tokenBefore = $session.get().accessToken;
  const ask = () => once(definition, input, key, send);
  let answer = await ask();
  const isMember = tokenBefore !== '' || (needsToken && $session.get().user !== null);
  if (!answer.ok && answer.status === 401 && isMember && (await refreshSession(tokenBefore))) answer = await ask();
  // The account requires it since this session's credentials; the new ones lead to the setup (src/account/shell/Screen.tsx).
  if (!answer.ok && answer.code === 'SECOND_FACTOR_REQUIRED' && !isSecondFactorDue($session.get(), Date.now()))
    void refreshSession(tokenBefore);
  if (!answer.ok && answer.code === 'PROOF_NEEDED' && (await askForProof())) answer = await ask();
  return answer;
}
