/** Signing in as somebody else, and learning from answers, or from their time, who has an account and what protects it. */
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
import { ask, type Asked, type Finding, forgetTries, leakOf, repeatOf, type Target, type TargetAnswer } from './target.ts';

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

/** People whose sign-in is protected in different ways, which only their password may reveal. */
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

/** An answer without what differs between any two. */
const shownOf = ({ status, text, headers }: TargetAnswer): string =>
  `${status} ${text.replace(/"(?:requestId|request)":"\w+"/g, '')} ${[...headers.keys()].toSorted().join()}`;

/** The same call about addresses with and without an account. */
async function saysNothing(target: Target, { plain, withApp, withPasskey, suspended }: People): Promise<Finding[]> {
  const findings: Finding[] = [];
  const known = { plain, withApp, withPasskey, suspended };
  const asked: readonly [CallDefinition, (email: string) => Asked][] = [
    [login, (email) => ({ body: { email, password: guess(), source: 1 } })],
    [startFactorRecovery, (email) => ({ body: { email, password: guess() } })],
    [forgotPassword, (eMail) => ({ query: { eMail } })],
    [resendActivation, (eMail) => ({ query: { eMail } })],
    [register, (email) => ({ body: signUpOf(email) })],
  ];
  for (const [call, inputOf] of asked) {
    await forgetTries(target);
    const expected = shownOf(await ask(target, call, inputOf(nobody().email)));
    for (const [who, { email }] of Object.entries(known)) {
      const input = inputOf(email);
      const shown = shownOf(await ask(target, call, input));
      if (shown !== expected)
        findings.push({
          what: `${call.name} answers ${who} otherwise than nobody: ${shown}, ${expected}`,
          repeat: repeatOf(call, 'a guest', input),
        });
    }
  }
  return findings;
}

const rounds = 40;
const pauseMs = 150;
/** Medians of two equal kinds differ by a few per cent on a busy machine; the work that a missing hash would save is more than nine tenths. */
const ratioMax = 1.25;
const medianOf = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Times of two kinds, taken in turns. @returns the median of the first for one of the second */
async function ratioOf(target: Target, first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    await forgetTries(target);
    for (const kind of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const begun = performance.now();
      await (kind === 0 ? first() : second());
      times[kind].push(performance.now() - begun);
      // What is done after the answer must not delay the next one.
      await wait(pauseMs);
    }
  }
  return medianOf(times[0]) / medianOf(times[1]);
}

async function takesNoLonger(target: Target, { plain, withApp, withPasskey }: People): Promise<Finding[]> {
  const enter = ({ email }: { email: string }) => ask(target, login, { body: { email, password: guess(), source: 1 } });
  const reset = ({ email }: { email: string }) => ask(target, forgotPassword, { query: { eMail: email } });
  const join = ({ email }: { email: string }) => ask(target, register, { body: signUpOf(email) });
  const kinds: readonly [string, CallDefinition, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['an account', login, () => enter(plain), () => enter(nobody())],
    ['an account with an app', login, () => enter(withApp), () => enter(nobody())],
    ['an account that requires a passkey', login, () => enter(withPasskey), () => enter(nobody())],
    ['an account', forgotPassword, () => reset(plain), () => reset(nobody())],
    ['an account', register, () => join(plain), () => join(nobody())],
  ];
  const findings: Finding[] = [];
  for (const [who, call, first, second] of kinds) {
    const ratio = await ratioOf(target, first, second);
    console.log(`  ${call.name} for ${who} takes ${ratio.toFixed(2)} times as long as for nobody`);
    if (ratio > ratioMax || ratio < 1 / ratioMax)
      findings.push({
        what: `${call.name} takes ${ratio.toFixed(2)} times as long for ${who} as for nobody`,
        repeat: repeatOf(call, 'a guest'),
      });
  }
  return findings;
}

/** Guesses of everything that signs in; none may, and guesses of one thing end. */
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
  const kinds: readonly [string, CallDefinition, () => Asked, isLimited: boolean][] = [
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
    await forgetTries(target);
    let isThrottled = false;
    for (let count = 0; count < 120; count += 1) {
      const input = inputOf();
      const answer = await ask(target, call, input);
      isThrottled ||= answer.status === 429;
      if (answer.status < 400) findings.push({ what: `guessed ${what} are taken`, repeat: repeatOf(call, 'a guest', input) });
      // Refused before it was compared with anything.
      if (answer.envelope.code === 'BAD_INPUT')
        findings.push({ what: `guessed ${what} are no valid input`, repeat: repeatOf(call, 'a guest', input) });
      const leak = leakOf(answer);
      if (leak !== null) findings.push({ what: `guessed ${what} show the inside: ${leak}`, repeat: repeatOf(call, 'a guest', input) });
      if (isThrottled || answer.status < 400 || answer.envelope.code === 'BAD_INPUT') break;
    }
    if (isLimited && !isThrottled) findings.push({ what: `${what} can be guessed without end`, repeat: repeatOf(call, 'a guest') });
  }
  return findings;
}

/** Strangers lock nobody out: after their guesses the owner signs in. */
async function ownersComeIn(target: Target, { plain }: People): Promise<Finding[]> {
  await forgetTries(target);
  const body = { email: plain.email, source: 1 };
  for (let count = 0; count < 30; count += 1) await ask(target, login, { body: { ...body, password: guess() } });
  // The product believes no header about the address but the one that the platform sets; here all requests are from one.
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
  return [...(await saysNothing(target, people)), ...(await guesses(target, people)), ...(await ownersComeIn(target, people))];
}

/** What the time of an answer reveals. On a machine that does nothing else. */
export const signInTime = async (target: Target): Promise<Finding[]> => takesNoLonger(target, await newPeople(target));
