/** Recovery of somebody who has lost app and recovery codes (docs/behaviour.md#second-factor-recovery). */
import { env } from 'cloudflare:test';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { editPassword, forgotPassword, resetPassword, verifyEmail } from '../../../contract/auth/calls.ts';
import { addressChangeMs, dayMs, minuteMs } from '../../../contract/limits.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { recoveryOpenMs, recoveryWaitMs } from '../../../contract/second-factor/fields.ts';
import {
  getFactorRecovery,
  getSecondFactor,
  setSecondFactorRule,
  startFactorRecovery,
  stopFactorRecovery,
} from '../../../contract/second-factor/calls.ts';
import { getSessions } from '../../../contract/session/calls.ts';
import { editSubUser } from '../../../contract/staff/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { member, password, signIn, staffOf, type TestUser } from '../../support/api/api-fixtures.ts';
import { connectIdentity } from '../../../contract/identity/calls.ts';
import { allRows } from '../../support/api/database.ts';
import { identityEnv, issuerFetch, newPerson, provedBy } from '../../support/api/identity/issuer.ts';
import { addedPasskey, newDevice } from '../../support/api/passkeys.ts';
import { type Step, steps, storedOf, type World } from './recovery-model.ts';
import { addedApp, codeNow, codeOfLogIn, logIn, withApp } from '../../support/api/second-factors.ts';
import { subjectsTo, tokenMailedTo } from '../../support/api/sent-mails.ts';

const histories = Number(env.HISTORIES || 12);

const start = ({ email }: TestUser, typed = password) => call(startFactorRecovery, { body: { email, password: typed } });
const countOf = async (user: TestUser, part: string): Promise<number> =>
  (await subjectsTo(user.email)).filter((subject) => subject.includes(part)).length;
const pass = async (ms: number): Promise<void> => {
  clock.advance(ms);
  await runScheduled(testEnv, clock);
};

beforeEach(() => {
  clock.restart();
  vi.stubGlobal('fetch', issuerFetch);
});

describe('a recovery', () => {
  test('permits one sign-in by password that asks for it after 72 hours, removes what was lost and ends all sessions', async () => {
    const user = await withApp();
    const earlier = await signIn(user);
    const { envelope } = await start(user);
    expect([envelope.code, Date.parse(envelope.data?.dtReady ?? '')]).toEqual(['RECOVERY_STARTED', clock.now() + recoveryWaitMs]);
    clock.advance(recoveryWaitMs - 1);
    expect(await codeOfLogIn(user, { useRecovery: true })).toBe('SECOND_FACTOR_NEEDED');
    clock.advance(1);
    expect(await codeOfLogIn(user, { useRecovery: true })).toBe('SIGNED_IN');
    expect((await call(getSecondFactor, { token: earlier })).status).toBe(401);
    expect(await data(getSecondFactor, { token: await signIn(user) })).toEqual({
      dtAdded: null,
      recoveryCodesLeft: 0,
      dtRequired: null,
      dtRecovery: null,
    });
    expect(await subjectsTo(user.email)).toContain('Your second step was removed after the waiting time');
  });

  test('is only offered to a sign-in that does not ask for it: somebody else may have started it, and the app stays', async () => {
    const user = await withApp();
    const offered = async () => (await logIn(user)).envelope;
    await start(user);
    expect(await offered()).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
    expect(await offered()).not.toHaveProperty('data');
    clock.advance(recoveryWaitMs);
    for (let times = 0; times < 2; times += 1)
      expect(await offered()).toMatchObject({ code: 'SECOND_FACTOR_NEEDED', data: { isRecoveryReady: true } });
    expect(await codeOfLogIn(user, { code: await codeNow(user) })).toBe('SIGNED_IN');
    expect(await offered()).not.toHaveProperty('data');
  });

  test('is over 24 hours later', async () => {
    const user = await withApp();
    await start(user);
    await pass(recoveryWaitMs + recoveryOpenMs);
    expect(await codeOfLogIn(user, { useRecovery: true })).toBe('SECOND_FACTOR_NEEDED');
    expect(await allRows('SELECT 1 FROM factor_recovery WHERE user_id=?1', user.id)).toEqual([]);
  });

  test('ends with a new password, since somebody else may have begun it with the old one', async () => {
    const [changer, resetter] = [await withApp(), await withApp()];
    for (const user of [changer, resetter]) await start(user);
    await data(editPassword, { token: changer.token, body: { oldPW: password, newPW: 'Another-one-77' } });
    await data(forgotPassword, { query: { eMail: resetter.email } });
    const guid = await tokenMailedTo(resetter.email, 'reset-password');
    await data(resetPassword, { body: { guid, newPwd: 'Another-one-77' } });
    clock.advance(recoveryWaitMs);
    for (const user of [changer, resetter])
      expect(await codeOfLogIn(user, { password: 'Another-one-77', useRecovery: true })).toBe('SECOND_FACTOR_NEEDED');
  });

  test('of concurrent sign-ins permits one', async () => {
    const user = await withApp();
    await start(user);
    clock.advance(recoveryWaitMs);
    const answers = await Promise.all([codeOfLogIn(user, { useRecovery: true }), codeOfLogIn(user, { useRecovery: true })]);
    // The second sign-in finds the recovery used up or the app removed.
    expect(answers).toContain('SIGNED_IN');
    const done = await allRows("SELECT 1 FROM audit_log WHERE action='secondFactor.recovered' AND target_id=?1", user.id);
    expect(done).toHaveLength(1);
    expect(await countOf(user, 'removed after the waiting time')).toBe(1);
  });

  test('is mailed at once and each day, with a link that stops it; all sessions get a notification', async () => {
    const user = await withApp();
    await start(user);
    await start(user);
    expect(await countOf(user, 'is to be opened')).toBe(1);
    const { notifications } = await data(getNotifications, { token: user.token });
    expect(notifications.filter(({ kind }) => kind === 'factor-recovery-started')).toHaveLength(1);
    for (let day = 1; day <= 3; day += 1) {
      await pass(dayMs);
      await runScheduled(testEnv, clock);
      expect(await countOf(user, 'Reminder')).toBe(day);
    }
    await pass(dayMs - minuteMs);
    expect(await countOf(user, 'Reminder')).toBe(3);

    const token = await tokenMailedTo(user.email, 'stop-recovery');
    // Reading the link, as a mail program may do, stops nothing.
    for (let looks = 0; looks < 2; looks += 1) expect((await call(getFactorRecovery, { query: { token } })).status).toBe(200);
    expect((await call(stopFactorRecovery, { body: { token } })).envelope.code).toBe('RECOVERY_STOPPED');
    expect((await call(stopFactorRecovery, { body: { token } })).envelope.code).toBe('TOKEN_NOT_FOUND');
    expect(await codeOfLogIn(user)).toBe('SECOND_FACTOR_NEEDED');
    expect(await subjectsTo(user.email)).toContain('Your account stays protected by your second step');
  });

  test('of a colleague is mailed to the main user too, who can stop it', async () => {
    const main = await member();
    const colleague = await staffOf(main);
    await addedApp(colleague.token);
    await start(colleague);
    await pass(dayMs);
    expect(await countOf(main, 'is to sign in without the second step')).toBe(2);
    const token = await tokenMailedTo(main.email, 'stop-recovery');
    expect((await call(stopFactorRecovery, { body: { token } })).envelope.code).toBe('RECOVERY_STOPPED');
  });

  test('of a colleague whose address was changed is also mailed to the old address, which can stop it as long as it may undo the change', async () => {
    const main = await member();
    const colleague = await staffOf(main);
    await addedApp(colleague.token);
    const moved = { ...colleague, email: `recovering-${colleague.id}@example.test` };
    await data(editSubUser, { token: main.token, body: { email: moved.email, permissions: { _id: colleague.staffId } } });
    /** Mails to the old and the new address, with the reminders. */
    const mailed = async () => [await countOf(colleague, 'is to be opened'), await countOf(moved, 'is to be opened')];
    await start(colleague);
    expect(await mailed()).toEqual([1, 0]);
    await data(stopFactorRecovery, { body: { token: await tokenMailedTo(colleague.email, 'stop-recovery') } });
    await data(verifyEmail, { query: { guid: await tokenMailedTo(moved.email, 'activation') } });
    await start(moved);
    expect(await mailed()).toEqual([2, 1]);
    await pass(dayMs);
    expect(await mailed()).toEqual([3, 2]);
    const token = await tokenMailedTo(colleague.email, 'stop-recovery');
    expect((await call(stopFactorRecovery, { body: { token } })).envelope.code).toBe('RECOVERY_STOPPED');
    await pass(addressChangeMs);
    await start(moved);
    expect(await mailed()).toEqual([3, 3]);
  });

  test('is started by the right password of a person with an app only', async () => {
    const [user, without] = [await withApp(), await member()];
    expect((await start(user, 'Wrong-harbour-7')).envelope.code).toBe('INVALID_CREDENTIALS');
    expect((await start({ ...user, email: 'nobody@example.test' })).envelope.code).toBe('INVALID_CREDENTIALS');
    expect((await start(without)).envelope.code).toBe('NOT_FOUND');
  });

  test('of passkeys that the account requires ends with their removal, and is started by nobody else who has passkeys', async () => {
    const user = await member();
    await addedPasskey(user.token, newDevice());
    expect((await start(user)).envelope.code).toBe('NOT_FOUND');
    const from = new Date(clock.now()).toISOString().slice(0, 10);
    await data(setSecondFactorRule, { token: user.token, body: { from } });
    expect((await start(user)).envelope.code).toBe('RECOVERY_STARTED');
    expect(await countOf(user, 'is to be opened')).toBe(1);
    clock.advance(recoveryWaitMs);
    expect((await logIn(user)).envelope).toMatchObject({ code: 'PASSKEY_NEEDED', data: { isRecoveryReady: true } });
    const answers = await Promise.all([codeOfLogIn(user, { useRecovery: true }), codeOfLogIn(user, { useRecovery: true })]);
    expect(answers).toContain('SIGNED_IN');
    expect(await countOf(user, 'removed after the waiting time')).toBe(1);
    expect(await allRows('SELECT 1 FROM passkey WHERE user_id=?1', user.id)).toEqual([]);
    expect((await call(getSessions, { token: await signIn(user) })).envelope.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('is not stopped by a forged link', async () => {
    const user = await withApp();
    await start(user);
    const token = await tokenMailedTo(user.email, 'stop-recovery');
    for (const forged of [token.replace(/.$/, (last) => (last === '0' ? '1' : '0')), `${'a'.repeat(24)}${token.slice(24)}`, 'x'])
      expect((await call(stopFactorRecovery, { body: { token: forged } })).envelope.code).toBe('TOKEN_NOT_FOUND');
    expect(await data(getSecondFactor, { token: user.token })).toMatchObject({
      dtRecovery: new Date(clock.now() + recoveryWaitMs).toISOString(),
    });
  });

  test('ends when its owner signs in with a code, also after the waiting time', async () => {
    const user = await withApp();
    await start(user);
    clock.advance(recoveryWaitMs);
    expect(await codeOfLogIn(user, { code: await codeNow(user) })).toBe('SIGNED_IN');
    expect(await codeOfLogIn(user, { useRecovery: true })).toBe('SECOND_FACTOR_NEEDED');
  });
});

test(
  'in any order of starts, stops, sign-ins, denials, resets, changes and days, the password alone signs in when the model says so',
  { tags: ['sweep'], timeout: 60_000 + histories * 5000 },
  async () => {
    const names = fc.constantFrom(...Object.keys(steps));
    const orders = fc.array(names, { minLength: 4, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        clock.restart();
        const user = await withApp();
        const device = newDevice();
        await addedPasskey(user.token, device);
        const person = newPerson(user.email);
        const { ticket } = await provedBy(person, { token: user.token });
        await call(connectIdentity, { token: user.token, body: { ticket }, env: identityEnv });
        const has = {
          person,
          isConnected: true,
          trustToken: '0'.repeat(64),
          trustedUntil: 0,
          hasApp: true,
          hasPasskey: true,
          isRequired: false,
          isDeleted: false,
        };
        const world: World = { user, device, password, usedCode: null, readyAt: null, links: [], ...has };
        for (const name of order) {
          const [answer, expected] = await (steps[name] as Step)(world);
          expect(answer, `${name} in ${order.join(', ')}`).toBe(expected);
          const { hasApp, hasPasskey, readyAt } = world;
          expect(await storedOf(world), `after ${name} in ${order.join(', ')}`).toEqual({ hasApp, hasPasskey, readyAt });
        }
      }),
      { numRuns: histories, seed: Number(env.HISTORIES_SEED || 20_261_127), endOnFailure: true },
    );
  },
);
