/** Begins a session after the first factor was proved. */
import type { Credentials } from '../../contract/session/shapes.ts';
import type { ErrorCode } from '../../contract/wire/errors.ts';
import { writeBeside } from '../platform/db/guard.ts';
import { type Deps, type Done, done } from '../platform/http/handler.ts';
import { closeEndedSoon, deliverSoon } from '../platform/subject/jobs.ts';
import { beginSession } from '../session/begin.ts';
import { asTry } from '../second-factor/limit.ts';
import type { SignInRow } from '../second-factor/person-store.ts';
import { type FactorProof, type Given, proofOf } from './second-step.ts';

export interface FirstFactor {
  source: 0 | 1;
  /** The stored hash that a password was compared with. */
  passwordHash?: string;
  /** Whether the factor is a fresh proof; by default it is. */
  isFresh?: boolean;
  /** Statements that use up the proof of the first factor, with their guards. */
  proof?: readonly D1PreparedStatement[];
  /** Statements that revert the count of this attempt. */
  settled?: readonly D1PreparedStatement[];
  /** The refusal when the proof is no longer valid, or the account no longer exists. */
  refusedAs: ErrorCode;
}

/**
 * Begins the session of somebody whose first factor is right. People with a second factor need it too. People whose account requires one,
 * but who only have a passkey, need the passkey. Both requirements are revealed only after the first factor. A wrong code does not use up
 * the first factor.
 * @throws Refusal `refusedAs`, ACCOUNT_SUSPENDED, PASSKEY_NEEDED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, THROTTLED
 */
export async function beginAfterFirstFactor(
  deps: Deps,
  account: SignInRow,
  given: Given,
  { source, passwordHash, isFresh = true, proof = [], settled = [], refusedAs }: FirstFactor,
): Promise<Done<Credentials & FactorProof['answer']>> {
  const { id: userId, secret, needs_passkey: needsPasskey } = account;
  const first = { userId, source, isFresh, ...(passwordHash !== undefined && { passwordHash }) };
  if (secret === null && needsPasskey === 0) return beginSession(deps, { ...first, proof, after: settled, refusedAs });

  // The first factor is right even if the code is wrong: wrong codes have a counter of their own.
  if (settled.length > 0) await writeBeside(deps.db, [...settled]);
  const withFactor = async () => {
    const { before, after, refusedAs: factorRefusedAs, answer, endsSessions } = await proofOf(deps, account, given);
    const begun = await beginSession(deps, { ...first, proof: [...proof, ...before], after, refusedAs: factorRefusedAs });
    if (endsSessions) closeEndedSoon(deps, userId);
    deliverSoon(deps);
    return done(begun.code, begun.message, { ...begun.data, ...answer });
  };
  return given.code === undefined || secret === null ? withFactor() : asTry(deps, { userId, sessionId: null }, withFactor);
}
