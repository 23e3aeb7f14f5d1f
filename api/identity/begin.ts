/** Starts a sign-in with a provider, or the connection of an account at a provider. */
import { calculatePKCECodeChallenge } from 'oauth4webapi';
import type { beginConnection, beginIdentity } from '../../contract/identity/calls.ts';
import type { BodyOf } from '../../contract/wire/call.ts';
import { safePath } from '../../contract/safe-path.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import { writeBeside } from '../platform/db/guard.ts';
import type { Deps, Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { newSecret } from '../platform/ids.ts';
import { limitAddress } from '../platform/security/address-limit.ts';
import { attemptStatement } from './attempt-store.ts';
import { redirectOf } from './prove.ts';
import { providerOf } from './providers.ts';

/** Attempts from one IP address in an hour: many people of an office share an address. */
const attemptsMax = 300;

interface Who {
  userId: string | null;
  sessionId: string | null;
  referral: string | null;
}

async function begin(
  deps: Deps,
  { provider: name, returnTo, prefix }: BodyOf<typeof beginConnection>,
  { userId, sessionId, referral }: Who,
): Promise<{ address: string; binding: string }> {
  const { db, env, clock } = deps;
  const provider = providerOf(env, name);
  if (provider === null) throw new Refusal('NOT_FOUND');
  await limitAddress(deps, 'identity-begin', attemptsMax);
  const state = `${prefix ?? '-'}.${newSecret()}`;
  const [nonce, verifier, binding] = [newSecret(), newSecret(), newSecret()];
  const attempt = {
    state_hash: await sha256(state),
    binding_hash: await sha256(binding),
    provider: name,
    nonce,
    verifier,
    user_id: userId,
    session_id: sessionId,
    return_path: safePath(returnTo),
    referral,
  };
  await writeBeside(db, [attemptStatement(db, attempt, clock.now())]);
  const address = new URL(provider.metadata.authorization_endpoint ?? '');
  const params = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectOf(env, provider),
    scope: provider.scope,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...provider.parameters,
  };
  for (const [key, value] of Object.entries(params)) address.searchParams.set(key, value);
  return { address: address.href, binding };
}

export const beginSignIn: Handler<typeof beginIdentity> = ({ body, deps }) =>
  begin(deps, body, { userId: null, sessionId: null, referral: body.ref ?? null });

export const beginConnecting: Handler<typeof beginConnection> = ({ body, caller, deps }) =>
  begin(deps, body, { userId: caller.userId, sessionId: caller.sessionId, referral: null });
