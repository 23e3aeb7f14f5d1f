/** Checks a code of the app or a recovery code; each is accepted once. */
import { recoveryCodesMade } from '../../contract/second-factor/fields.ts';
import { westernDigits } from '../../contract/text/plain-text.ts';
import { upperCase } from '../../contract/text/letter-case.ts';
import { changedStatement } from '../platform/db/guard.ts';
import type { Deps } from '../platform/http/handler.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { openKey, openPrefix } from './sealed-key.ts';
import { type SecondFactor, takeStepStatement, useRecoveryCodeStatement } from './store.ts';
import { base32Of, stepOfCode } from './totp.ts';

const recoveryBytes = 6;

/** Codes are typed with spaces and hyphens, and in the digits of any language. */
const plainCode = (typed: string): string => upperCase(westernDigits(typed).replaceAll(/[^\p{L}\p{N}]/gu, ''), 'en');
const recoveryHash = (deps: Deps, userId: string, code: string): Promise<string> =>
  keyedHash(deps.env, 'recovery-code', `${userId} ${code}`);

/** The time step of a typed code of the app; null if the code is wrong. */
export async function stepOfTyped({ env, clock }: Deps, userId: string, secret: string, typed: string): Promise<number | null> {
  const key = await openKey(env, userId, secret);
  return key && stepOfCode(key, plainCode(typed), clock.now());
}

export interface TakenCode {
  /** Statements for a guarded batch, which fails for a wrong or used code. */
  statements: D1PreparedStatement[];
  isRecoveryCode: boolean;
}

/** Checks a code and returns the statements that use it up, to be placed first in the batch that it permits. */
export async function takeCode(deps: Deps, userId: string, { secret }: Pick<SecondFactor, 'secret'>, typed: string): Promise<TakenCode> {
  const { db } = deps;
  const step = await stepOfTyped(deps, userId, secret, typed);
  const taken =
    step === null
      ? useRecoveryCodeStatement(db, userId, await recoveryHash(deps, userId, plainCode(typed)))
      : takeStepStatement(db, userId, step, secret.startsWith(openPrefix));
  return { statements: [taken, changedStatement(db)], isRecoveryCode: step === null };
}

/** New recovery codes, as they are shown, and their hashes, as they are stored. */
export async function newRecoveryCodes(deps: Deps, userId: string): Promise<{ shown: string[]; hashes: string[] }> {
  const codes = Array.from({ length: recoveryCodesMade }, () => base32Of(crypto.getRandomValues(new Uint8Array(recoveryBytes))));
  return {
    shown: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    hashes: await Promise.all(codes.map((code) => recoveryHash(deps, userId, code))),
  };
}
