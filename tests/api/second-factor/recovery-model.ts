/** A model of one person's second factor and its recovery: actions in any order, each with its expected answer. */
import { newToken, tokenStatement } from '../../../api/account/token-store.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { alertStatement } from '../../../api/sign-in-alert/store.ts';
import { deleteUser, editPassword, resetPassword } from '../../../contract/auth/calls.ts';
import { connectIdentity, loginWithIdentity } from '../../../contract/identity/calls.ts';
import { hourMs } from '../../../contract/limits.ts';
import { startPersonRecovery } from '../../../contract/moderation/console-calls.ts';
import { recoveryOpenMs, recoveryWaitMs, trustMs } from '../../../contract/second-factor/fields.ts';
import { removeSecondFactor, setSecondFactorRule, startFactorRecovery, stopFactorRecovery } from '../../../contract/second-factor/calls.ts';
import { denySignIn } from '../../../contract/sign-in-alert/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, database, password, signIn } from '../../support/api/api-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';
import { identityEnv, outcomeOf, type Person, provedBy } from '../../support/api/identity/issuer.ts';
import { addedPasskey, type Device, newDevice, requestOptions, signInWith } from '../../support/api/passkeys.ts';
import { addedApp, type AppUser, codeNow, logIn, nextCode } from '../../support/api/second-factors.ts';
import { tokenMailedTo } from '../../support/api/sent-mails.ts';

export interface World {
  user: AppUser;
  /** The latest one with a passkey. */
  device: Device;
  /** Null until a mailed link sets one. */
  password: string | null;
  /** A recovery code that has signed in. */
  usedCode: string | null;
  /** Of the latest browser that was trusted, and until when it is. */
  trustToken: string;
  trustedUntil: number;
  /** At the provider. */
  person: Person;
  isConnected: boolean;
  hasApp: boolean;
  hasPasskey: boolean;
  /** The account requires an app or a passkey. */
  isRequired: boolean;
  /** When the password alone is enough; null without a recovery. */
  readyAt: number | null;
  /** Tokens of mailed links, the latest last, and whether the latest belongs to the present recovery. */
  links: string[];
  isDeleted: boolean;
}

/** An answer, and what the model expects instead of it. */
export type Step = (world: World) => Promise<[answer: string, expected: string]>;

const otherPassword = 'Quiet-harbour-8';
/** The other one of the model's two passwords. */
const otherThan = (present: string | null): string => (present === password ? otherPassword : password);

const isRunning = ({ readyAt }: World): boolean => readyAt !== null && clock.now() < readyAt + recoveryOpenMs;
const isReady = (world: World): boolean => isRunning(world) && clock.now() >= (world.readyAt ?? 0);
const needsPasskey = ({ isRequired, hasApp, hasPasskey }: World): boolean => isRequired && !hasApp && hasPasskey;
/** The requirement refuses all other calls. */
const isRefused = ({ isRequired, hasApp, hasPasskey }: World): boolean => isRequired && !hasApp && !hasPasskey;
const canRecover = (world: World): boolean => world.hasApp || needsPasskey(world);
const codeOf = ({ envelope }: { envelope: { code: string } }): string => envelope.code;

/** A start keeps the waiting time of a running recovery; otherwise a new waiting time begins. */
async function started(world: World, dtReady: string | undefined): Promise<string> {
  if (!isRunning(world)) {
    world.readyAt = clock.now() + recoveryWaitMs;
    world.links.push(await tokenMailedTo(world.user.email, 'stop-recovery'));
  }
  return Date.parse(dtReady ?? '') === world.readyAt ? 'RECOVERY_STARTED' : `ready at ${dtReady}`;
}

/** The expected result of the second factor: by a code, by the recovery, or by neither. @param answer of the call */
function afterFirstFactor(world: World, answer: string, by: 'right code' | 'wrong code' | 'recovery' | null): [string, string] {
  if (world.hasApp && by === 'wrong code') return [answer, 'SECOND_FACTOR_WRONG'];
  if (world.hasApp && by === 'right code') {
    world.readyAt = null;
    return [answer, 'SIGNED_IN'];
  }
  if (!canRecover(world)) return [answer, 'SIGNED_IN'];
  if (by !== 'recovery' || !isReady(world)) return [answer, world.hasApp ? 'SECOND_FACTOR_NEEDED' : 'PASSKEY_NEEDED'];
  Object.assign(world, world.hasApp ? { hasApp: false, trustedUntil: 0, readyAt: null } : { hasPasskey: false, readyAt: null });
  return [answer, 'RECOVERED'];
}

/** After a recovery the sessions of the lost device have ended. */
async function withOthersEnded([answer, expected]: [string, string], before: string): Promise<[string, string]> {
  if (expected !== 'RECOVERED') return [answer, expected];
  const { status, envelope } = await call(removeSecondFactor, { token: before, body: { code: '1' } });
  return [answer, status === 401 ? 'SIGNED_IN' : `an old session goes on: ${envelope.code}`];
}

/** Sign-in by password, with or without a code or the recovery. */
async function signedIn(
  world: World,
  { isCodeRight = true, ...more }: { code?: string; isCodeRight?: boolean; useRecovery?: boolean } = {},
): Promise<[string, string]> {
  const before = world.isDeleted ? '' : await signIn(world.user);
  const answer = await logIn(world.user, { password: world.password ?? password, ...more });
  if (world.isDeleted || world.password === null) return [codeOf(answer), 'INVALID_CREDENTIALS'];
  const byCode = more.code === undefined ? null : isCodeRight ? 'right code' : 'wrong code';
  return withOthersEnded(afterFirstFactor(world, codeOf(answer), more.useRecovery === true ? 'recovery' : byCode), before);
}

async function pass(world: World, hours: number): Promise<[string, string]> {
  clock.advance(hours * hourMs);
  await runScheduled(testEnv, clock);
  if (!isRunning(world)) world.readyAt = null;
  return ['', ''];
}

export const steps: Readonly<Record<string, Step>> = {
  start: async (world) => {
    const answer = await call(startFactorRecovery, { body: { email: world.user.email, password: world.password ?? password } });
    if (world.isDeleted || world.password === null) return [codeOf(answer), 'INVALID_CREDENTIALS'];
    if (!canRecover(world)) return [codeOf(answer), 'NOT_FOUND'];
    return [codeOf(answer), await started(world, answer.envelope.data?.dtReady)];
  },
  'a moderator starts': async (world) => {
    const { token } = await consolePerson('administrator');
    const answer = await call(startPersonRecovery, { token, body: { userId: world.user.id } });
    if (world.isDeleted || !canRecover(world)) return [codeOf(answer), 'NOT_FOUND'];
    return [codeOf(answer), await started(world, answer.envelope.data?.dtReady)];
  },
  stop: async (world) => {
    const answer = await call(stopFactorRecovery, { body: { token: world.links.at(-1) ?? 'x' } });
    const expected = isRunning(world) && !world.isDeleted ? 'RECOVERY_STOPPED' : 'TOKEN_NOT_FOUND';
    world.readyAt = null;
    return [codeOf(answer), expected];
  },
  'stop by an earlier link': async (world) => [
    codeOf(await call(stopFactorRecovery, { body: { token: world.links.at(-2) ?? 'x' } })),
    'TOKEN_NOT_FOUND',
  ],
  'sign in by password': (world) => signedIn(world),
  'use the recovery': (world) => signedIn(world, { useRecovery: true }),
  'sign in by another password': async ({ user, password: present }) => [
    codeOf(await logIn(user, { password: otherThan(present) })),
    'INVALID_CREDENTIALS',
  ],
  'sign in by code': async (world) => {
    const answer = await signedIn(world, { code: await codeNow(world.user) });
    nextCode();
    return answer;
  },
  'sign in by a recovery code': async (world) => {
    // Skipped without an unused recovery code; ten are enough for most histories.
    const code = world.user.recoveryCodes[0];
    if (code === undefined) return ['', ''];
    const answer = await signedIn(world, { code });
    if (world.hasApp && world.password !== null) world.usedCode = world.user.recoveryCodes.shift() ?? null;
    return answer;
  },
  'sign in by the recovery code of before': (world) => signedIn(world, { code: world.usedCode ?? 'aaaa-bbbb-cccc', isCodeRight: false }),
  'trust the browser': async (world) => {
    const body = { password: world.password ?? password, code: await codeNow(world.user), trustBrowser: true };
    const answer = await logIn(world.user, body);
    nextCode();
    if (world.isDeleted || world.password === null) return [codeOf(answer), 'INVALID_CREDENTIALS'];
    const outcome = afterFirstFactor(world, codeOf(answer), 'right code');
    const { trustToken } = answer.envelope.data ?? {};
    // Only a code earns trust, not a waiting time that has passed.
    if ((trustToken !== undefined) !== (world.hasApp && codeOf(answer) === 'SIGNED_IN')) return ['trusts', 'does not trust'];
    if (trustToken !== undefined) Object.assign(world, { trustToken, trustedUntil: clock.now() + trustMs });
    return outcome;
  },
  'sign in in the trusted browser': async (world) => {
    const before = world.isDeleted ? '' : await signIn(world.user);
    const answer = await logIn(world.user, { password: world.password ?? password, trustTokens: [world.trustToken] });
    if (world.isDeleted || world.password === null) return [codeOf(answer), 'INVALID_CREDENTIALS'];
    if (world.hasApp && clock.now() < world.trustedUntil) return [codeOf(answer), 'SIGNED_IN'];
    return withOthersEnded(afterFirstFactor(world, codeOf(answer), null), before);
  },
  'use the recovery by provider': async (world) => {
    if (!world.isConnected) return [await outcomeOf(world.person), world.isDeleted ? 'new' : 'taken'];
    const before = await signIn(world.user);
    const { ticket } = await provedBy(world.person);
    const answer = await call(loginWithIdentity, { body: { ticket, source: 1, useRecovery: true }, env: identityEnv });
    return withOthersEnded(afterFirstFactor(world, codeOf(answer), 'recovery'), before);
  },
  'connect the provider': async (world) => {
    if (world.isDeleted || world.isConnected || isRefused(world)) return ['', ''];
    const token = await signIn(world.user);
    const { ticket } = await provedBy(world.person, { token });
    world.isConnected = true;
    return [codeOf(await call(connectIdentity, { token, body: { ticket }, env: identityEnv })), 'IDENTITY_CONNECTED'];
  },
  'sign in by passkey': async (world) => {
    const answer = await signInWith(world.device.get(await requestOptions()));
    if (world.isDeleted || !world.hasPasskey) return [codeOf(answer), 'PASSKEY_UNKNOWN'];
    world.readyAt = null;
    return [codeOf(answer), 'SIGNED_IN'];
  },
  'reset the password': async (world) => {
    if (world.isDeleted) return ['', ''];
    const { token, hash } = await newToken();
    await tokenStatement(database(), world.user.id, 'reset', hash, clock.now()).run();
    const newPwd = otherThan(world.password);
    Object.assign(world, { password: newPwd, trustedUntil: 0, readyAt: null });
    return [codeOf(await call(resetPassword, { body: { guid: token, newPwd } })), 'PASSWORD_CHANGED'];
  },
  'change the password': async (world) => {
    if (world.isDeleted) return ['', ''];
    const newPW = otherThan(world.password);
    const body = { oldPW: world.password ?? password, newPW };
    const answer = await call(editPassword, { token: await signIn(world.user), body });
    if (isRefused(world)) return [codeOf(answer), 'SECOND_FACTOR_REQUIRED'];
    if (world.password === null) return [codeOf(answer), 'PASSWORD_UNSET'];
    Object.assign(world, { password: newPW, trustedUntil: 0, readyAt: null });
    return [codeOf(answer), 'PASSWORD_CHANGED'];
  },
  'deny the first sign-in': async (world) => {
    if (world.isDeleted) return ['', ''];
    const { token, hash } = await newToken();
    const first = { user_id: world.user.id, device: '', country: '', signed_in_at: 0 };
    await alertStatement(database(), hash, first, clock.now()).run();
    // Everything was added since then; the app stays, which no mailbox removes.
    Object.assign(world, { password: null, isConnected: false, hasPasskey: false, trustedUntil: 0, readyAt: null });
    return [codeOf(await call(denySignIn, { body: { guid: token } })), 'SIGN_IN_DENIED'];
  },
  'remove the app': async (world) => {
    if (world.isDeleted || !world.hasApp) return ['', ''];
    const answer = await call(removeSecondFactor, { token: await signIn(world.user), body: { code: await codeNow(world.user) } });
    if (world.isRequired && !world.hasPasskey) return [codeOf(answer), 'LAST_PROOF'];
    Object.assign(world, { hasApp: false, trustedUntil: 0, readyAt: null });
    return [codeOf(answer), 'SECOND_FACTOR_REMOVED'];
  },
  'add an app': async (world) => {
    if (world.isDeleted || world.hasApp) return ['', ''];
    Object.assign(world.user, await addedApp(await signIn(world.user)));
    Object.assign(world, { hasApp: true, readyAt: null });
    return ['', ''];
  },
  'add a passkey': async (world) => {
    if (world.isDeleted) return ['', ''];
    world.device = newDevice();
    await addedPasskey(await signIn(world.user), world.device);
    Object.assign(world, { hasPasskey: true, readyAt: null });
    return ['', ''];
  },
  'require a proof': async (world) => {
    if (world.isDeleted || isRefused(world)) return ['', ''];
    const from = new Date(clock.now()).toISOString().slice(0, 10);
    const answer = await call(setSecondFactorRule, { token: await signIn(world.user), body: { from } });
    world.isRequired = true;
    return [codeOf(answer), 'SECOND_FACTOR_RULE_SET'];
  },
  'require no proof': async (world) => {
    if (world.isDeleted || isRefused(world)) return ['', ''];
    const answer = await call(setSecondFactorRule, { token: await signIn(world.user), body: { from: null } });
    world.isRequired = false;
    return [codeOf(answer), 'SECOND_FACTOR_RULE_SET'];
  },
  'half a day passes': (world) => pass(world, 12),
  'a day passes': (world) => pass(world, 24),
  'three days pass': (world) => pass(world, 72),
  'delete the account': async (world) => {
    if (world.isDeleted || isRefused(world)) return ['', ''];
    await data(deleteUser, { token: await signIn(world.user), query: { UserId: world.user.id } });
    Object.assign(world, { isDeleted: true, isConnected: false, hasApp: false, hasPasskey: false, readyAt: null });
    return ['', ''];
  },
};

/** What is stored of a person, as the model expects it. */
export async function storedOf({ user: { id } }: World): Promise<Pick<World, 'hasApp' | 'hasPasskey' | 'readyAt'>> {
  await runSql('DELETE FROM throttle');
  const sql = 'SELECT ready_at FROM factor_recovery WHERE user_id=?1 AND expires_at>?2';
  return {
    hasApp: (await firstValue('SELECT 1 FROM second_factor WHERE user_id=?1 AND confirmed_at IS NOT NULL', id)) !== null,
    hasPasskey: (await firstValue('SELECT 1 FROM passkey WHERE user_id=?1', id)) !== null,
    readyAt: await firstValue<number>(sql, id, clock.now()),
  };
}
