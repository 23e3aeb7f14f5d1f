/** A fresh proof of who the caller is, for calls that need one (docs/behaviour.md#fresh-proof, ADR 042). */
import type { prove } from '../../contract/auth/calls.ts';
import type { SignedResponse } from '../../contract/passkey/schemas.ts';
import { proofByPasskey } from '../passkey/sign-in.ts';
import { changedStatement, runGuarded } from '../platform/db/guard.ts';
import { type Caller, type Deps, done, type Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { provedStatement } from '../session/family-store.ts';
import { forgetPasswordTriesStatement, ownerOfPassword } from './own-password.ts';

async function byPassword(deps: Deps, caller: Caller, password: string): Promise<readonly D1PreparedStatement[]> {
  if ((await ownerOfPassword(deps, caller, password)) === null) throw new Refusal('PROOF_WRONG', { fields: { password: 'INVALID' } });
  return [forgetPasswordTriesStatement(deps.db, caller)];
}

/** A passkey of another person on the same device is no proof; its challenge is not used up. */
async function byPasskey(deps: Deps, caller: Caller, response: SignedResponse): Promise<readonly D1PreparedStatement[]> {
  const { userId, statements } = await proofByPasskey(deps, response);
  if (userId !== caller.userId) throw new Refusal('PASSKEY_UNKNOWN');
  return statements;
}

/** Without an idempotency key, since a second proof does no harm. */
export const proveCaller: Handler<typeof prove> = async ({ body, caller, deps }) => {
  const { db, clock } = deps;
  // The schema guarantees that one of these is present.
  const proof =
    body.response === undefined ? await byPassword(deps, caller, body.password ?? '') : await byPasskey(deps, caller, body.response);
  const proved = provedStatement(db, caller.userId, caller.sessionId, clock.now());
  await runGuarded(db, [...proof, proved, changedStatement(db)], 'PROOF_WRONG');
  return done('PROVED', 'It is you.', {});
};
