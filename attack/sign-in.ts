/** Attempts to sign in as somebody else, and to find out by the content or time of answers who has an account and how it is protected. */
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { forgotPassword, register, resendActivation } from '../contract/auth/calls.ts';
import { finishIdentity, loginWithIdentity } from '../contract/identity/calls.ts';
import { getPasskeyRequest, loginWithPasskey } from '../contract/passkey/calls.ts';
import { confirmSecondFactor, enrolSecondFactor, startFactorRecovery, stopFactorRecovery } from '../contract/second-factor/calls.ts';
import { login } from '../contract/session/calls.ts';
import { denySignIn } from '../contract/sign-in-alert/calls.ts';
import type { CallDefinition } from '../contract/wire/call.ts';
import { demoCode } from '../tests/support/people/second-factor.ts';
import { must, newEmail, newId, newMember, password, type Person, signUpOf } from './people.ts';
import { ask, type CallRequest, type Finding, clearRateLimits, leakOf, repeatOf, type Target, type TargetAnswer } from './target.ts';

const unsetUuid = '00000000-0000-0000-0000-000000000000';
const secret = (bytes: number): string => randomBytes(bytes).toString('hex');
const guess = (): string => `Guess-${secret(6)}`;
const nobody = (): { email: string } => ({ email: newEmail() });

interface People {
  plain: Person;
  withApp: Person;
  withPasskey: Person;
  suspended: Person;
}

/** People with differently protected accounts. The protection may only be revealed after the right password. */
async function newPeople(target: Target): Promise<People> {
  const [plain, withApp] = [await newMember(target), await newMember(target)];
  const [withPasskey, suspended] = [await newMember(target), await newMember(target)];
  const { key } = await must(target, enrolSecondFactor, { token: withApp.token });
  await must(target, confirmSecondFactor, { token: withApp.token, body: { code: await demoCode(String(key)) } });
  await target.rows(
    'INSERT INTO passkey(id, user_id, credential_id, public_key, counter, transports, aaguid, device, created_at) VALUES(?1,?2,?3,?4,0,?5,?6,?7,?8)',
    newId(),
    withPasskey.userId,
    randomBytes(16).toString('base64url'),
    randomBytes(77).toString('base64url'),
    '[]',
    unsetUuid,
    '',
    Date.now(),
  );
  await target.rows(
    'INSERT INTO second_factor_rule(master_user_id, required_from, set_at) VALUES(?1,0,?2)',
    withPasskey.userId,
    Date.now(),
  );
  await target.rows("UPDATE users SET suspended_at=?2, suspend_reason='FRAUD' WHERE id=?1", suspended.userId, Date.now());
  return { plain, withApp, withPasskey, suspended };
}

/** The answer without the parts that differ in every answer. */
const shownOf = ({ status, text, headers }: TargetAnswer): string =>
  `${status} ${text.replace(/"(?:requestId|request)":"\w+"/g, '')} ${[...headers.keys()].toSorted().join()}`;

/** Calls with addresses with and without an account must have equal answers. */
async function answersRevealNothing(target: Target, { plain, withApp, withPasskey, suspended }: People): Promise<Finding[]> {
  const findings: Finding[] = [];
  const known = { plain, withApp, withPasskey, suspended };
  const asked: readonly [CallDefinition, (email: string) => CallRequest][] = [
    [login, (email) => ({ body: { email, password: guess(), source: 1 } })],
    [startFactorRecovery, (email) => ({ body: { email, password: guess() } })],
    [forgotPassword, (eMail) => ({ query: { eMail } })],
    [resendActivation, (eMail) => ({ query: { eMail } })],
    [register, (email) => ({ body: signUpOf(email) })],
  ];
  for (const [call, inputOf] of asked) {
    await clearRateLimits(target);
    const expected = shownOf(await ask(target, call, inputOf(nobody().email)));
    for (const [who, { email }] of Object.entries(known)) {
      const input = inputOf(email);
      const shown = shownOf(await ask(target, call, input));
      if (shown !== expected)
        findings.push({
          what: `${call.name} answers ${who} differently than an unknown address: ${shown}, ${expected}`,
          repeat: repeatOf(call, 'a guest', input),
        });
    }
  }
  return findings;
}

const rounds = 40;
const pauseMs = 150;
/**
 * On a busy machine, the medians of two equal kinds differ by a few per cent. If the password hash were left out, more than nine tenths of
 * the time would be saved.
 */
const ratioMax = 1.25;
const medianOf = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Measures two kinds of calls in turns. @returns the median time of the first divided by that of the second */
async function ratioOf(target: Target, first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    await clearRateLimits(target);
    for (const kind of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const begun = performance.now();
      await (kind === 0 ? first() : second());
      times[kind].push(performance.now() - begun);
      // Work that continues after the answer must not delay the next call.
      await wait(pauseMs);
    }
  }
  return medianOf(times[0]) / medianOf(times[1]);
}

async function timesRevealNothing(target: Target, { plain, withApp, withPasskey }: People): Promise<Finding[]> {
  const tryLogin = ({ email }: { email: string }) => ask(target, login, { body: { email, password: guess(), source: 1 } });
  const reset = ({ email }: { email: string }) => ask(target, forgotPassword, { query: { eMail: email } });
  const signUp = ({ email }: { email: string }) => ask(target, register, { body: signUpOf(email) });
  const kinds: readonly [string, CallDefinition, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['an account', login, () => tryLogin(plain), () => tryLogin(nobody())],
    ['an account with an app', login, () => tryLogin(withApp), () => tryLogin(nobody())],
    ['an account that requires a passkey', login, () => tryLogin(withPasskey), () => tryLogin(nobody())],
    ['an account', forgotPassword, () => reset(plain), () => reset(nobody())],
    ['an account', register, () => signUp(plain), () => signUp(nobody())],
  ];
  const findings: Finding[] = [];
  for (const [who, call, first, second] of kinds) {
    const ratio = await ratioOf(target, first, second);
    console.log(`  ${call.name} for ${who} takes ${ratio.toFixed(2)} times as long as for an unknown address`);
    if (ratio > ratioMax || ratio < 1 / ratioMax)
      findings.push({
        what: `${call.name} takes ${ratio.toFixed(2)} times as long for ${who} as for an unknown address`,
        repeat: repeatOf(call, 'a guest'),
      });
  }
  return findings;
}

/** Guesses each kind of credential. No guess may be accepted, and guesses at one account must be limited. */
async function guesses(target: Target, { plain, withApp, withPasskey }: People): Promise<Finding[]> {
  const findings: Finding[] = [];
  const digits = (): string => String(randomInt(1_000_000)).padStart(6, '0');
  const { options } = await must(target, getPasskeyRequest, {});
  const { challenge } = options as { challenge: string };
  const signedFor = (of: string, origin: string): object => ({
    id: of,
    rawId: of,
    type: 'public-key',
    response: {
      clientDataJSON: Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin })).toString('base64url'),
      authenticatorData: randomBytes(37).toString('base64url'),
      signature: randomBytes(70).toString('base64url'),
      userHandle: randomBytes(16).toString('base64url'),
    },
  });
  const [stored] = await target.rows<{ credential_id: string }>('SELECT credential_id FROM passkey WHERE user_id=?1', withPasskey.userId);
  const body = { email: withApp.email, password, source: 1 };
  const kinds: readonly [string, CallDefinition, () => CallRequest, isLimited: boolean][] = [
    ['passwords', login, () => ({ body: { ...body, email: plain.email, password: guess() } }), true],
    ['codes', login, () => ({ body: { ...body, code: digits() } }), true],
    ['recovery codes', login, () => ({ body: { ...body, code: secret(6) } }), true],
    ['tokens of trusted browsers', login, () => ({ body: { ...body, trustTokens: [secret(32)] } }), false],
    ['codes instead of a passkey', login, () => ({ body: { ...body, email: withPasskey.email, code: digits() } }), false],
    [
      'signatures',
      loginWithPasskey,
      () => ({ body: { response: signedFor(stored?.credential_id ?? '', 'http://localhost'), source: 1 } }),
      true,
    ],
    ['passkeys', loginWithPasskey, () => ({ body: { response: signedFor(secret(16), 'https://evil.example'), source: 1 } }), true],
    ['tickets of providers', loginWithIdentity, () => ({ body: { ticket: secret(32), source: 1 } }), false],
    ['answers of providers', finishIdentity, () => ({ body: { provider: 'google', code: secret(16), state: secret(32) } }), false],
    ['links that deny a sign-in', denySignIn, () => ({ body: { guid: secret(32) } }), false],
    ['links that stop a recovery', stopFactorRecovery, () => ({ body: { token: `${newId()}-${secret(32)}` } }), false],
  ];
  for (const [what, call, inputOf, isLimited] of kinds) {
    await clearRateLimits(target);
    let isThrottled = false;
    for (let count = 0; count < 120; count += 1) {
      const input = inputOf();
      const answer = await ask(target, call, input);
      isThrottled ||= answer.status === 429;
      if (answer.status < 400) findings.push({ what: `guessed ${what} are accepted`, repeat: repeatOf(call, 'a guest', input) });
      // An input that validation refuses is not compared with a credential, so it proves nothing.
      if (answer.envelope.code === 'BAD_INPUT')
        findings.push({ what: `guessed ${what} are no valid input`, repeat: repeatOf(call, 'a guest', input) });
      const leak = leakOf(answer);
      if (leak !== null) findings.push({ what: `guessed ${what} expose internals: ${leak}`, repeat: repeatOf(call, 'a guest', input) });
      if (isThrottled || answer.status < 400 || answer.envelope.code === 'BAD_INPUT') break;
    }
    if (isLimited && !isThrottled) findings.push({ what: `guesses of ${what} are not limited`, repeat: repeatOf(call, 'a guest') });
  }
  return findings;
}

/** After guesses by strangers, the owner can still sign in. */
async function ownersAreNotLockedOut(target: Target, { plain }: People): Promise<Finding[]> {
  await clearRateLimits(target);
  const body = { email: plain.email, source: 1 };
  for (let count = 0; count < 30; count += 1) await ask(target, login, { body: { ...body, password: guess() } });
  // The product reads the client's address only from the header that the platform sets. Without the platform, all requests have one
  // address.
  const spoofed = await ask(target, login, { body: { ...body, password: guess() }, headers: { 'x-forwarded-for': '198.51.100.1' } });
  const findings: Finding[] =
    spoofed.status === 429
      ? []
      : [{ what: 'a header of the request escapes the limit', repeat: repeatOf(login, 'a guest with X-Forwarded-For') }];
  await target.rows("DELETE FROM throttle WHERE key LIKE 'login-pair:%' OR key LIKE 'login-address:%'");
  const { status } = await ask(target, login, { body: { ...body, password } });
  if (status !== 200)
    findings.push({ what: `strangers lock an owner out: ${status}`, repeat: repeatOf(login, 'the owner from another address') });
  return findings;
}

export async function signIn(target: Target): Promise<Finding[]> {
  const people = await newPeople(target);
  return [
    ...(await answersRevealNothing(target, people)),
    ...(await guesses(target, people)),
    ...(await ownersAreNotLockedOut(target, people)),
  ];
}

/** Whether the time of an answer reveals an account. Needs a machine without other load. */
export const signInTime = async (target: Target): Promise<Finding[]> => timesRevealNothing(target, await newPeople(target));
