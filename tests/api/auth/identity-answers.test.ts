/** Answers of a provider that prove nothing, each refused (docs/behaviour.md#sign-in-with-a-provider). */
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginIdentity, finishIdentity } from '../../../contract/identity/calls.ts';
import { identityAttemptMs, prefixOfState } from '../../../contract/identity/fields.ts';
import { secondMs } from '../../../contract/limits.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import {
  agree,
  begin,
  comeBack,
  type Fault,
  identityEnv,
  issuerFetch,
  newPerson,
  outcomeOf,
  tokenRequests,
} from '../../support/api/identity/issuer.ts';

beforeEach(() => {
  clock.restart();
  vi.stubGlobal('fetch', issuerFetch);
});

const google = 'https://accounts.google.com';
const seconds = (): number => Math.floor(clock.now() / secondMs);
const finish = (
  body: { code: string; state: string; binding?: string | undefined; iss?: string },
  provider: 'google' | 'microsoft' = 'google',
) => call(finishIdentity, { body: { provider, ...body }, env: identityEnv });

test('the request to a provider has PKCE, state and nonce, and names the registered return address', async () => {
  const { address, binding } = await begin();
  const { origin, searchParams } = new URL(address);
  const { state, nonce, code_challenge: challenge, ...asked } = Object.fromEntries(searchParams);
  expect([origin, asked]).toEqual([
    google,
    {
      response_type: 'code',
      client_id: 'google-client',
      redirect_uri: 'http://localhost:8787/sign-in/with/google',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      prompt: 'select_account',
    },
  ]);
  expect(new Set([state, nonce, challenge, binding]).size).toBe(4);
  expect(prefixOfState(state ?? '')).toBeNull();
  const turkish = await data(beginIdentity, { body: { provider: 'google', returnTo: '/', prefix: 'tr' }, env: identityEnv });
  expect(prefixOfState(new URL(turkish.address).searchParams.get('state') ?? '')).toBe('tr');
});

test('a right answer proves the person', async () => {
  expect(await outcomeOf(newPerson())).toBe('new');
  expect(await outcomeOf(newPerson(), { answer: { iss: google } })).toBe('new');
});

describe('the attempt does not fit', () => {
  test('an invented state, or none of ours', async () => {
    const { address, binding } = await begin();
    const { code } = agree(address, newPerson());
    expect((await finish({ code, state: `-.${'0'.repeat(64)}`, binding })).envelope.code).toBe('IDENTITY_EXPIRED');
  });

  test('the state of another browser: a stranger can neither be signed in here nor sign in there', async () => {
    const [own, theirs] = [await begin(), await begin()];
    const answer = agree(theirs.address, newPerson());
    for (const binding of [own.binding, undefined]) expect((await finish({ ...answer, binding })).envelope.code).toBe('IDENTITY_EXPIRED');
    // The refused answers have not used up the attempt.
    expect((await finish({ ...answer, binding: theirs.binding })).envelope.code).toBe('OK');
  });

  test('a state that was used, after a success and after a refusal', async () => {
    const { address, binding } = await begin();
    expect((await finish({ ...agree(address, newPerson()), binding })).envelope.data?.outcome).toBe('new');
    expect((await finish({ ...agree(address, newPerson()), binding })).envelope.code).toBe('IDENTITY_EXPIRED');
    const second = await begin();
    const wrong = agree(second.address, newPerson(), { claims: { nonce: 'other' } });
    expect((await finish({ ...wrong, binding: second.binding })).envelope.code).toBe('IDENTITY_REFUSED');
    expect((await finish({ ...agree(second.address, newPerson()), binding: second.binding })).envelope.code).toBe('IDENTITY_EXPIRED');
  });

  test('two concurrent answers with one state: one is checked', async () => {
    const { address, binding } = await begin();
    const answers = [agree(address, newPerson()), agree(address, newPerson())];
    const codes = (await Promise.all(answers.map((answer) => finish({ ...answer, binding })))).map(({ envelope }) => envelope.code);
    expect(codes.toSorted()).toEqual(['IDENTITY_EXPIRED', 'OK']);
  });

  test('after ten minutes', async () => {
    const { address, binding } = await begin();
    clock.advance(identityAttemptMs);
    expect((await finish({ ...agree(address, newPerson()), binding })).envelope.code).toBe('IDENTITY_EXPIRED');
  });

  test('an answer that arrives at the address of another provider', async () => {
    const { address, binding } = await begin();
    expect((await finish({ ...agree(address, newPerson()), binding }, 'microsoft')).envelope.code).toBe('IDENTITY_EXPIRED');
  });
});

describe('the answer is refused', () => {
  test.each<[string, () => Fault]>([
    ['another nonce', () => ({ claims: { nonce: 'other' } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['the token of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['an issuer that only begins like it', () => ({ claims: { iss: `${google}.evil.example` } })],
    ['the answer of another issuer', () => ({ answer: { iss: 'https://evil.example' } })],
    ['a token for another client', () => ({ claims: { aud: 'other-client' } })],
    ['a token for several clients that names none as its user', () => ({ claims: { aud: ['google-client', 'other-client'] } })],
    ['an expired token', () => ({ claims: { iat: seconds() - 600, exp: seconds() - 300 } })],
    ['a token without an end', () => ({ claims: { exp: undefined } })],
    ['a token without a person', () => ({ claims: { sub: undefined } })],
    ['a token without a signature', () => ({ signs: 'none' })],
    ['a token that somebody else has signed', () => ({ signs: 'stranger' })],
    ['an invented code', () => ({ answer: { code: 'invented' } })],
  ])('%s', async (_, fault) => {
    expect(await outcomeOf(newPerson(), fault())).toBe('IDENTITY_REFUSED');
  });

  test('a code that was used already', async () => {
    const [one, two] = [await begin(), await begin()];
    const { code, state } = agree(one.address, newPerson());
    expect((await finish({ code, state, binding: one.binding })).envelope.code).toBe('OK');
    const again = new URL(two.address).searchParams.get('state') ?? '';
    expect((await finish({ code, state: again, binding: two.binding })).envelope.code).toBe('IDENTITY_REFUSED');
  });

  test('a code of another attempt, which PKCE binds to its browser', async () => {
    const [own, theirs] = [await begin(), await begin()];
    const { code } = agree(theirs.address, newPerson());
    const state = new URL(own.address).searchParams.get('state') ?? '';
    expect((await finish({ code, state, binding: own.binding })).envelope.code).toBe('IDENTITY_REFUSED');
  });

  test('a provider that fails or cannot be reached has a code of its own', async () => {
    for (const failing of [() => Promise.reject(new Error('no network')), async () => new Response('down', { status: 503 })]) {
      vi.stubGlobal('fetch', failing);
      expect(await outcomeOf(newPerson())).toBe('IDENTITY_AWAY');
    }
  });
});

describe('Microsoft', () => {
  const tenant = '11111111-2222-3333-4444-555555555555';
  const issuer = `https://login.microsoftonline.com/${tenant}/v2.0`;
  const right = { iss: issuer, tid: tenant, xms_edov: true, email_verified: undefined };
  const of = (claims: object, answer = {}) => outcomeOf(newPerson(), { provider: 'microsoft', claims: { ...right, ...claims }, answer });

  test('signs for each tenant by its own issuer, which token, claim and answer have to agree on', async () => {
    expect([await of({}), await of({}, { iss: issuer }), await of({ xms_edov: '1' })]).toEqual(['new', 'new', 'new']);
    const other = issuer.replace('1111', '9999');
    for (const [claims, answer] of [
      [{ iss: other }, {}],
      [{ iss: 'https://login.microsoftonline.com/common/v2.0' }, {}],
      [{ tid: 'common', iss: 'https://login.microsoftonline.com/common/v2.0' }, {}],
      [{ tid: undefined }, {}],
      [{ iss: 'https://evil.example', tid: tenant }, {}],
      [{}, { iss: other }],
    ] as const)
      expect(await of(claims, answer)).toBe('IDENTITY_REFUSED');
  });

  test('lets administrators write any address: only that of a verified owner of its domain counts', async () => {
    for (const claims of [{ xms_edov: undefined }, { xms_edov: false }, { xms_edov: '0' }, { xms_edov: undefined, email_verified: true }])
      expect(await of(claims)).toBe('IDENTITY_UNVERIFIED');
  });
});

test('Apple gets a secret that the key of the operator has signed, and posts its answer', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const env = {
    ...identityEnv,
    OIDC_APPLE_CLIENT_ID: 'example.kervan.site',
    OIDC_APPLE_TEAM_ID: 'TEAM123456',
    OIDC_APPLE_KEY_ID: 'KEY1234567',
    OIDC_APPLE_PRIVATE_KEY: (await exportPKCS8(privateKey)).replaceAll('\n', '\\n'),
  };
  const claims = { iss: 'https://appleid.apple.com', email_verified: 'true', name: undefined };
  const { envelope } = await comeBack(newPerson(), { provider: 'apple', claims, env });
  expect(envelope.data).toMatchObject({ outcome: 'new', name: '' });
  const secret = tokenRequests.at(-1)?.get('client_secret') ?? '';
  const { payload, protectedHeader } = await jwtVerify(secret, publicKey, { currentDate: new Date(clock.now()) });
  expect([payload.iss, payload.sub, payload.aud, protectedHeader.kid]).toEqual([
    'TEAM123456',
    'example.kervan.site',
    'https://appleid.apple.com',
    'KEY1234567',
  ]);
  const asked = new URL((await begin({ provider: 'apple', env })).address).searchParams;
  expect([asked.get('response_mode'), asked.get('scope'), asked.has('prompt')]).toEqual(['form_post', 'openid email', false]);
});
