/** A fake provider with real keys, in the memory of a test, and the steps of a person there. It replaces the network. */
import { base64url, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { secondMs } from '../../../../contract/limits.ts';
import { beginConnection, beginIdentity, finishIdentity } from '../../../../contract/identity/calls.ts';
import type { IdentityProvider } from '../../../../contract/identity/fields.ts';
import type { DataOf } from '../../../../contract/wire/call.ts';
import { newSecret } from '../../../../api/platform/ids.ts';
import type { Env } from '../../../../api/platform/env.ts';
import { call, type CallAnswer, clock, data, testEnv } from '../api-client.ts';

const googleKeys = await generateKeyPair('RS256', { extractable: true });
const strangerKeys = await generateKeyPair('RS256', { extractable: true });
const publicKeys = { keys: [{ ...(await exportJWK(googleKeys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };

const google = 'https://accounts.google.com';

/** The API with all providers of production. */
export const identityEnv: Env = {
  ...testEnv,
  OIDC_GOOGLE_CLIENT_ID: 'google-client',
  OIDC_GOOGLE_CLIENT_SECRET: 'google-secret',
  OIDC_MICROSOFT_CLIENT_ID: 'microsoft-client',
  OIDC_MICROSOFT_CLIENT_SECRET: 'microsoft-secret',
};

/** Faults of the provider that a test can choose. */
export interface Fault {
  claims?: Record<string, unknown>;
  /** Signs with an unpublished key, or does not sign. */
  signs?: 'stranger' | 'none';
  /** Changes the answer in the browser. */
  answer?: Partial<Record<'code' | 'state' | 'iss' | 'binding', string>>;
  env?: Env;
}

interface Grant {
  claims: JWTPayload;
  challenge: string;
  signs: Fault['signs'];
}
const grants = new Map<string, Grant>();
/** Bodies of requests for tokens, the latest last. */
export const tokenRequests: URLSearchParams[] = [];
let number = 0;

async function idToken({ claims, signs }: Grant): Promise<string> {
  const part = (value: unknown): string => base64url.encode(JSON.stringify(value));
  if (signs === 'none') return `${part({ alg: 'none' })}.${part(claims)}.`;
  const { privateKey } = signs === 'stranger' ? strangerKeys : googleKeys;
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
}

/** Answers as the addresses of providers do; for `vi.stubGlobal('fetch', …)`. */
export async function issuerFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input as RequestInfo, init);
  const { pathname } = new URL(request.url);
  if (/keys|certs/.test(pathname)) return Response.json(publicKeys);
  const body = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));
  tokenRequests.push(body);
  const grant = grants.get(body.get('code') ?? '');
  grants.delete(body.get('code') ?? '');
  const verifier = new TextEncoder().encode(body.get('code_verifier') ?? '');
  const challenge = base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', verifier)));
  if (grant === undefined || challenge !== grant.challenge) return Response.json({ error: 'invalid_grant' }, { status: 400 });
  return Response.json({ access_token: 'access', token_type: 'Bearer', expires_in: 3600, id_token: await idToken(grant) });
}

/** A person at a provider. */
export interface Person {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
}

export function newPerson(email?: string): Person & { email_verified: boolean } {
  number += 1;
  return {
    sub: `subject-${number}-${newSecret().slice(0, 8)}`,
    email: email ?? `person-${number}@mail.example`,
    email_verified: true,
    name: 'Deniz Kaya',
  };
}

/** The person agrees, and the provider makes a code. @param address the provider's address to which the API has sent the browser */
export function agree(address: string, person: Person, { claims = {}, signs }: Fault = {}): { code: string; state: string } {
  const asked = new URL(address).searchParams;
  number += 1;
  const code = `code-${number}`;
  const now = Math.floor(clock.now() / secondMs);
  const standard = { iss: google, aud: asked.get('client_id') ?? '', iat: now, exp: now + 300, nonce: asked.get('nonce') };
  const all = Object.fromEntries(Object.entries({ ...standard, ...person, ...claims }).filter(([, value]) => value !== undefined));
  grants.set(code, { claims: all, challenge: asked.get('code_challenge') ?? '', signs });
  return { code, state: asked.get('state') ?? '' };
}

interface Way extends Fault {
  provider?: IdentityProvider;
  returnTo?: string;
  ref?: string;
  /** Connects with the account of this token. */
  token?: string;
}

export const begin = ({ provider = 'google', returnTo = '/', ref, token, env = identityEnv }: Way = {}) =>
  token === undefined
    ? data(beginIdentity, { body: { provider, returnTo, ...(ref !== undefined && { ref }) }, env })
    : data(beginConnection, { body: { provider, returnTo }, token, env });

/** All steps of a person to a provider and back. */
export async function comeBack(person: Person, way: Way = {}): Promise<CallAnswer<DataOf<typeof finishIdentity>>> {
  const { address, binding = '' } = await begin(way);
  const body = { provider: way.provider ?? ('google' as const), ...agree(address, person, way), binding, ...way.answer };
  return call(finishIdentity, { body, env: way.env ?? identityEnv });
}

/** @returns the code of its refusal, or its outcome */
export async function outcomeOf(person: Person, way: Way = {}): Promise<string> {
  const { envelope } = await comeBack(person, way);
  return envelope.data?.outcome ?? envelope.code;
}

/** @throws unless it succeeds */
export async function provedBy(person: Person, way: Way = {}): Promise<DataOf<typeof finishIdentity>> {
  const { envelope } = await comeBack(person, way);
  if (envelope.data === undefined) throw new Error(envelope.code);
  return envelope.data;
}
