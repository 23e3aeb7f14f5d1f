/** Who may enter the console: roles that administrators give, and the second factor of each session (ADR 031). */
import { beforeEach, describe, expect, test } from 'vitest';
import { bytesOfBase32, codeOf, stepOf } from '../../../api/second-factor/totp.ts';
import { minuteMs } from '../../../contract/limits.ts';
import { secondFactorMs } from '../../../api/platform/http/caller.ts';
import { claimItem, getQueue } from '../../../contract/moderation/calls.ts';
import { getConsole, getConsolePeople, setConsoleRole, startPersonRecovery } from '../../../contract/moderation/console-calls.ts';
import type { ConsoleRole } from '../../../contract/moderation/roles.ts';
import { confirmSecondFactor, enrolSecondFactor, giveSecondFactor } from '../../../contract/second-factor/calls.ts';
import { recoveryWaitMs } from '../../../contract/second-factor/fields.ts';
import { getCompanyById } from '../../../contract/company/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import {
  approvedCompany,
  consolePerson,
  member,
  signIn,
  signUp,
  staffOf,
  type TestUser,
  verified,
} from '../../support/api/api-fixtures.ts';
import { allRows, runSql } from '../../support/api/database.ts';

beforeEach(() => clock.restart());

const codeNow = (key: string, steps = 0): Promise<string> => codeOf(bytesOfBase32(key), stepOf(clock.now()) + steps);
const nextCode = (): void => clock.advance(30_000);
const auditOf = (userId: string) =>
  allRows(
    'SELECT action, actor_user_id AS actor, old_values AS old, new_values AS new FROM audit_log WHERE target_id=?1 ORDER BY seq',
    userId,
  );

/** A person with a role whose session has no second factor yet. */
async function newcomer(role: ConsoleRole = 'moderator'): Promise<TestUser & { token: string }> {
  const user = await verified(await signUp());
  await runSql('INSERT INTO moderator(user_id, role, created_at) VALUES(?1,?2,1)', user.id, role);
  return { ...user, token: await signIn(user) };
}
/** The same person with an authenticator app. */
async function enrolled(role: ConsoleRole = 'moderator') {
  const who = await newcomer(role);
  const { key } = await data(enrolSecondFactor, { token: who.token });
  const { recoveryCodes } = await data(confirmSecondFactor, { token: who.token, body: { code: await codeNow(key) } });
  return { ...who, key, recoveryCodes };
}
const queueOf = async (token: string) => (await call(getQueue, { token, query: { kind: 'company' } })).envelope.code;
const giveCode = async (token: string, code: string) => (await call(giveSecondFactor, { token, body: { code } })).envelope.code;

describe('setting the second factor up', () => {
  test('gives access for this session; the key is encrypted, and only hashes of recovery codes are stored', async () => {
    const who = await newcomer();
    expect(await data(getConsole, { token: who.token })).toEqual({ role: 'moderator', secondFactor: 'none' });
    expect(await queueOf(who.token)).toBe('SECOND_FACTOR_NEEDED');
    const { key, uri } = await data(enrolSecondFactor, { token: who.token });
    expect(new URL(uri).searchParams.get('secret')).toBe(key);
    expect(await queueOf(who.token)).toBe('SECOND_FACTOR_NEEDED');
    const { recoveryCodes } = await data(confirmSecondFactor, { token: who.token, body: { code: await codeNow(key) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect([await queueOf(who.token), await data(getConsole, { token: who.token })]).toEqual([
      'OK',
      { role: 'moderator', secondFactor: 'given' },
    ]);
    const stored = JSON.stringify([
      await allRows('SELECT * FROM second_factor WHERE user_id=?1', who.id),
      await allRows('SELECT * FROM recovery_code WHERE user_id=?1', who.id),
      await allRows('SELECT * FROM audit_log'),
    ]);
    for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(secret);
  });

  test('a wrong first code sets nothing up, and another key may be requested until one is confirmed', async () => {
    const who = await newcomer();
    const first = await data(enrolSecondFactor, { token: who.token });
    expect((await call(confirmSecondFactor, { token: who.token, body: { code: '000000' } })).envelope.code).toBe('SECOND_FACTOR_WRONG');
    const second = await data(enrolSecondFactor, { token: who.token });
    expect(second.key).not.toBe(first.key);
    const confirm = async (key: string) => call(confirmSecondFactor, { token: who.token, body: { code: await codeNow(key) } });
    expect((await confirm(first.key)).envelope.code).toBe('SECOND_FACTOR_WRONG');
    expect((await confirm(second.key)).status).toBe(200);
    expect((await confirm(second.key)).envelope.code).toBe('SECOND_FACTOR_SET');
    expect((await call(enrolSecondFactor, { token: who.token })).envelope.code).toBe('SECOND_FACTOR_SET');
  });

  test('one of two concurrent confirmations gets recovery codes', async () => {
    const who = await newcomer();
    const { key } = await data(enrolSecondFactor, { token: who.token });
    const code = await codeNow(key);
    const answers = await Promise.all([0, 1].map(() => call(confirmSecondFactor, { token: who.token, body: { code } })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await allRows('SELECT hash FROM recovery_code WHERE user_id=?1', who.id)).toHaveLength(10);
  });
});

describe('submitting it', () => {
  test('is valid for this session alone, for twelve hours', async () => {
    const who = await enrolled();
    const [one, other] = [await signIn(who), await signIn(who)];
    expect(await data(getConsole, { token: one })).toEqual({ role: 'moderator', secondFactor: 'asked' });
    nextCode();
    expect(await giveCode(one, await codeNow(who.key))).toBe('GIVEN');
    expect([await queueOf(one), await queueOf(other)]).toEqual(['OK', 'SECOND_FACTOR_NEEDED']);
    await runSql('UPDATE session_family SET second_factor_at=second_factor_at-?2 WHERE user_id=?1', who.id, secondFactorMs);
    expect(await queueOf(one)).toBe('SECOND_FACTOR_NEEDED');
  });

  test('no code is accepted twice, and none older than an accepted one; the previous and next one are', async () => {
    const who = await enrolled();
    clock.advance(5 * minuteMs);
    const token = await signIn(who);
    expect(await giveCode(token, await codeNow(who.key, 2))).toBe('SECOND_FACTOR_WRONG');
    expect(await giveCode(token, await codeNow(who.key, -1))).toBe('GIVEN');
    const code = await codeNow(who.key);
    expect(await giveCode(token, code)).toBe('GIVEN');
    expect(await giveCode(await signIn(who), code)).toBe('SECOND_FACTOR_WRONG');
    expect(await giveCode(token, await codeNow(who.key, -1))).toBe('SECOND_FACTOR_WRONG');
    nextCode();
    const both = await codeNow(who.key, 1);
    const answers = await Promise.all([giveCode(token, both), giveCode(await signIn(who), both)]);
    expect(answers.toSorted()).toEqual(['GIVEN', 'SECOND_FACTOR_WRONG']);
  });

  test('digits of any script with spaces are accepted; a recovery code once', async () => {
    const who = await enrolled();
    nextCode();
    const eastern = (await codeNow(who.key)).replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect(await giveCode(await signIn(who), `${eastern.slice(0, 3)} ${eastern.slice(3)}`)).toBe('GIVEN');
    const [first = '', second = ''] = who.recoveryCodes;
    const token = await signIn(who);
    expect(await giveCode(token, first.toLowerCase())).toBe('GIVEN');
    expect(await queueOf(token)).toBe('OK');
    expect(await giveCode(await signIn(who), first)).toBe('SECOND_FACTOR_WRONG');
    const again = await Promise.all([giveCode(await signIn(who), second), giveCode(await signIn(who), second)]);
    expect(again.toSorted()).toEqual(['GIVEN', 'SECOND_FACTOR_WRONG']);
    const other = await enrolled();
    expect(await giveCode(other.token, who.recoveryCodes[2] ?? '')).toBe('SECOND_FACTOR_WRONG');
  });

  test('a demo key is accepted here, also repeatedly, and not in production', async () => {
    const who = await newcomer();
    const key = 'KERVANDEMO'.repeat(3) + '23';
    await runSql("INSERT INTO second_factor(user_id, secret, created_at, confirmed_at) VALUES(?1,'open.'||?2,1,1)", who.id, key);
    const code = await codeNow(key);
    expect([await giveCode(who.token, code), await giveCode(await signIn(who), code)]).toEqual(['GIVEN', 'GIVEN']);
    const production = { ...testEnv, MODE: 'production' as const };
    const token = await signIn(who);
    expect((await call(giveSecondFactor, { token, body: { code }, env: production })).envelope.code).toBe('SECOND_FACTOR_WRONG');
  });

  test('without it a moderator sees what every member sees', async () => {
    const owner = await member();
    const company = await approvedCompany(owner, { approveStatus: 3 });
    const who = await consolePerson('moderator');
    const look = async (token: string) => (await call(getCompanyById, { token, query: { id: company.id } })).status;
    expect([await look(who.token), await look(await signIn(who)), await look((await consolePerson('editor')).token)]).toEqual([
      200, 404, 404,
    ]);
  });
});

describe('roles', () => {
  const set = async (token: string, email: string, role: ConsoleRole | 'none') =>
    (await call(setConsoleRole, { token, body: { email, role } })).envelope.code;

  test('are given, changed and removed by an administrator; the audit log has both values', async () => {
    const chief = await consolePerson('administrator');
    const who = await member();
    expect(await set(chief.token, who.email.toUpperCase(), 'editor')).toBe('ROLE_SET');
    expect((await data(getConsolePeople, { token: chief.token })).people.find(({ userId }) => userId === who.id)).toMatchObject({
      role: 'editor',
      hasSecondFactor: false,
    });
    expect(await set(chief.token, who.email, 'moderator')).toBe('ROLE_SET');
    const { key } = await data(enrolSecondFactor, { token: who.token });
    await data(confirmSecondFactor, { token: who.token, body: { code: await codeNow(key) } });
    expect(await queueOf(who.token)).toBe('OK');
    expect(await set(chief.token, who.email, 'none')).toBe('ROLE_SET');
    expect(await queueOf(who.token)).toBe('FORBIDDEN');
    const changes = (await auditOf(who.id)).filter(({ action }) => action === 'role.set');
    expect(changes.map((entry) => [entry['actor'], entry['old'], entry['new']])).toEqual([
      [chief.id, '{"role":null}', '{"role":"editor"}'],
      [chief.id, '{"role":"editor"}', '{"role":"moderator"}'],
      [chief.id, '{"role":"moderator"}', '{"role":null}'],
    ]);
    // The second factor is the person's own, with or without a role.
    expect(await set(chief.token, who.email, 'moderator')).toBe('ROLE_SET');
    expect(await data(getConsole, { token: who.token })).toEqual({ role: 'moderator', secondFactor: 'given' });
  });

  test.each(['none', 'editor'] as const)(
    'a person whose role becomes %s keeps no item from colleagues; while they may still decide, the claim stays',
    async (role) => {
      const chief = await consolePerson('administrator');
      const who = await consolePerson('administrator');
      const { id } = await approvedCompany(await member(), { approveStatus: 3 });
      const body = { kind: 'company', id, isClaimed: true } as const;
      const claimed = async () => (await call(claimItem, { token: chief.token, body })).envelope.code;
      await data(claimItem, { token: who.token, body });
      await set(chief.token, who.email, 'moderator');
      expect(await claimed()).toBe('ITEM_CLAIMED');
      await set(chief.token, who.email, role);
      expect(await claimed()).toBe('CLAIMED');
    },
  );

  test('nobody changes their own, and staff and unknown or unconfirmed people get none', async () => {
    const chief = await consolePerson('administrator');
    for (const role of ['none', 'editor', 'administrator'] as const) expect(await set(chief.token, chief.email, role)).toBe('OWN_ACCOUNT');
    expect((await call(startPersonRecovery, { token: chief.token, body: { userId: chief.id } })).envelope.code).toBe('OWN_ACCOUNT');
    const colleague = await staffOf(await member());
    for (const email of [colleague.email, (await signUp()).email, 'nobody@example.test'])
      expect(await set(chief.token, email, 'moderator')).toBe('NOT_FOUND');
  });

  test('of two administrators who take the role from each other at once one stays', async () => {
    await runSql(
      "UPDATE moderator SET role='moderator' WHERE role='administrator' AND user_id<>(SELECT MIN(user_id) FROM moderator WHERE role='administrator')",
    );
    const [one, two] = [await consolePerson('administrator'), await consolePerson('administrator')];
    await runSql('DELETE FROM moderator WHERE user_id NOT IN (?1, ?2)', one.id, two.id);
    const answers = await Promise.all([set(one.token, two.email, 'moderator'), set(two.token, one.email, 'moderator')]);
    expect(answers).toContain('ROLE_SET');
    expect(await allRows("SELECT 1 FROM moderator WHERE role='administrator'")).toHaveLength(1);
    const rest = answers[0] === 'ROLE_SET' ? one : two;
    await expect(runSql("UPDATE moderator SET role='editor' WHERE user_id=?1", rest.id)).rejects.toThrow('last_moderator');
    await expect(runSql('DELETE FROM moderator WHERE user_id=?1', rest.id)).rejects.toThrow('last_moderator');
  });

  test('an administrator starts the waiting time of a recovery, and can do no more: the factor stays, and a removed role keeps it', async () => {
    const chief = await consolePerson('administrator');
    const who = await enrolled();
    const { dtReady } = await data(startPersonRecovery, { token: chief.token, body: { userId: who.id } });
    expect(Date.parse(dtReady)).toBe(clock.now() + recoveryWaitMs);
    expect((await data(startPersonRecovery, { token: chief.token, body: { userId: who.id } })).dtReady).toBe(dtReady);
    expect(await queueOf(who.token)).toBe('OK');
    nextCode();
    expect(await giveCode(who.token, await codeNow(who.key))).toBe('GIVEN');
    await set(chief.token, who.email, 'none');
    expect(await allRows('SELECT 1 FROM second_factor WHERE user_id=?1', who.id)).toHaveLength(1);
    expect((await call(startPersonRecovery, { token: chief.token, body: { userId: (await member()).id } })).status).toBe(404);
    expect(await auditOf(who.id)).toContainEqual(expect.objectContaining({ action: 'secondFactor.startRecovery', actor: chief.id }));
  });
});
