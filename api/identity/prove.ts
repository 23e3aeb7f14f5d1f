/**
 * Checks a provider's answer with `oauth4webapi` (ADR 041): issuer of answer and token, code by PKCE, audience, nonce, times and signature.
 * State and browser are checked when the attempt is used up.
 */
import { decodeJwt } from 'jose';
import * as oauth from 'oauth4webapi';
import { emailPattern } from '../../contract/email.ts';
import { personLengths } from '../../contract/user/fields.ts';
import { identityPath } from '../../contract/identity/fields.ts';
import { secondMs } from '../../contract/limits.ts';
import type { Env } from '../platform/env.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { AttemptRow } from './attempt-store.ts';
import type { Provider } from './providers.ts';

export interface Proved {
  issuer: string;
  subject: string;
  /** Null unless the provider has verified it. */
  email: string | null;
  /** Empty if unknown. */
  name: string;
}

export interface AnswerOfProvider {
  code: string;
  state: string;
  iss?: string | undefined;
}

const timeoutMs = 8 * secondMs;

/** The registered address; never made from a request. */
export const redirectOf = ({ ORIGIN }: Pick<Env, 'ORIGIN'>, { name }: Provider): string => ORIGIN + identityPath(name);

/** Public keys of providers, in the memory of the isolate; the library renews them by age and for an unknown key. */
const keys = new Map<string, oauth.JWKSCacheInput>();
const keysOf = (address: string): oauth.JWKSCacheInput => {
  const known = keys.get(address) ?? {};
  keys.set(address, known);
  return known;
};

/**
 * The issuer that a token must have. Some providers have an issuer for each customer; it follows from a claim that the signature covers.
 */
async function issuerOf({ issuerOf: read, metadata }: Provider, response: Response): Promise<string> {
  if (read === undefined) return metadata.issuer;
  const { id_token: token } = (await response.clone().json()) as { id_token?: unknown };
  const issuer = typeof token === 'string' ? read(decodeJwt(token)) : null;
  if (issuer === null) throw new Error('no issuer');
  return issuer;
}

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '');

function emailOf(provider: Provider, claims: oauth.IDToken): string | null {
  const email = textOf(claims['email']);
  const isUsable = email.length <= personLengths.email && emailPattern.test(email);
  return isUsable && provider.isVerified(claims) ? email : null;
}

/** @throws Refusal IDENTITY_REFUSED for an invalid answer, whatever its fault; IDENTITY_AWAY if the provider cannot be reached */
export async function prove(
  env: Env,
  provider: Provider,
  { code, state, iss }: AnswerOfProvider,
  { nonce, verifier }: Pick<AttemptRow, 'nonce' | 'verifier'>,
  now: number,
): Promise<Proved> {
  const { metadata, fetcher } = provider;
  let isAway = false;
  const ask = async (address: string, init: oauth.CustomFetchOptions<string, unknown>): Promise<Response> => {
    try {
      const response = await (fetcher ?? globalThis).fetch(address, init as RequestInit);
      isAway = response.status >= 500;
      return response;
    } catch (error) {
      isAway = true;
      throw error;
    }
  };
  const options = {
    [oauth.customFetch]: ask,
    // Only the provider of a developer's machine has no certificate (providers.ts).
    [oauth.allowInsecureRequests]: fetcher !== undefined,
    signal: () => AbortSignal.timeout(timeoutMs),
  };
  const client: oauth.Client = { client_id: provider.clientId, [oauth.clockSkew]: (now - Date.now()) / secondMs };
  try {
    const params = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) });
    // Where customers have their own issuers, the issuer of the answer is compared with that of the token below.
    const answering = provider.issuerOf !== undefined && iss !== undefined ? { ...metadata, issuer: iss } : metadata;
    const answered = oauth.validateAuthResponse(answering, client, params, state);
    const authentication = oauth.ClientSecretPost(await provider.secretAt(now));
    const response = await oauth.authorizationCodeGrantRequest(
      metadata,
      client,
      authentication,
      answered,
      redirectOf(env, provider),
      verifier,
      options,
    );
    const issuer = await issuerOf(provider, response);
    if (iss !== undefined && iss !== issuer) throw new Error('another issuer');
    const tokens = await oauth.processAuthorizationCodeResponse({ ...metadata, issuer }, client, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    const cache = keysOf(metadata.jwks_uri ?? '');
    await oauth.validateApplicationLevelSignature({ ...metadata, issuer }, response, { ...options, [oauth.jwksCache]: cache });
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (claims === undefined) throw new Error('no token');
    const name = textOf(claims['name']).slice(0, personLengths.name);
    return { issuer, subject: claims.sub, email: emailOf(provider, claims), name };
  } catch {
    throw new Refusal(isAway ? 'IDENTITY_AWAY' : 'IDENTITY_REFUSED');
  }
}
