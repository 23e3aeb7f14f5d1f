/** Wrong codes of the second factor: an attacker with the password waits longer each time; the owner can sign in and is notified. */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../../contract/limits.ts';
import { familyStatement, newFamily } from '../../../api/session/family-store.ts';
import { secondFactorMs } from '../../../api/platform/http/caller.ts';
import { signAccessToken } from '../../../api/platform/security/access-token.ts';
import { bytesOfBase32, codeOf, stepOf } from '../../../api/second-factor/totp.ts';
import { getAuditLog } from '../../../contract/moderation/console-calls.ts';
import { confirmSecondFactor, enrolSecondFactor, giveSecondFactor } from '../../../contract/second-factor/calls.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, database, signIn, signUp, type TestUser, verified } from '../../support/api/api-fixtures.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { allRows, runSql } from '../../support/api/database.ts';

const [home, elsewhere] = ['203.0.113.7', '198.51.100.9'];

interface Owner extends TestUser {
  /** The session in which the app was set up. */
  token: string;
  key: string;
  recoveryCodes: string[];
}

async function enrolled(): Promise<Owner> {
  const user = await verified(await signUp());
  await runSql("INSERT INTO moderator(user_id, role, created_at) VALUES(?1,'moderator',1)", user.id);
  const token = await signIn(user);
  const { key } = await data(enrolSecondFactor, { token });
  const code = await codeOf(bytesOfBase32(key), stepOf(clock.now()));
  const { recoveryCodes } = await data(confirmSecondFactor, { token, body: { code } });
  clock.advance(minuteMs);
  return { ...user, token, key, recoveryCodes };
}

const rightCode = ({ key }: Owner): Promise<string> => codeOf(bytesOfBase32(key), stepOf(clock.now()));
const wrongCode = '12345';
const give = (token: string, code: string, address: string) =>
  call(giveSecondFactor, { token, body: { code }, headers: { 'cf-connecting-ip': address } });
const codeOfGiving = async (...tried: Parameters<typeof give>): Promise<string> => (await give(...tried)).envelope.code;

interface Guesser {
  userId: string;
  sessionId: string;
}
const tokenNow = ({ userId, sessionId }: Guesser): Promise<string> => signAccessToken(testEnv, userId, sessionId, clock.now());

/** An attacker with the password but without the app, who guesses codes until there is a waiting time. */
async function guessing({ id: userId }: Owner, address: string, wrong = wrongCode): Promise<Guesser> {
  const family = newFamily(userId, 'web', { device: 'Guessing browser', country: '' }, clock.now());
  await familyStatement(database(), family).run();
  const guesser = { userId, sessionId: family.id };
  const token = await tokenNow(guesser);
  const guesses = await Promise.all(Array.from({ length: 5 }, () => codeOfGiving(token, wrong, address)));
  expect(new Set(guesses)).toEqual(new Set(['SECOND_FACTOR_WRONG']));
  return guesser;
}
const auditOf = async ({ id }: TestUser) => {
  const results = await allRows<{ actor: string; outcome: string; after: string }>(
    "SELECT actor_user_id AS actor, outcome, new_values AS after FROM audit_log WHERE action='secondFactor.wrong' AND target_id=?1 ORDER BY seq",
    id,
  );
  return results;
};

beforeEach(() => clock.restart());

describe('wrong codes', () => {
  test.each(['a code', 'a recovery code'])('%s: five lock the session, each time twice as long, up to an hour', async (what) => {
    const owner = await enrolled();
    const wrong = what === 'a code' ? wrongCode : 'ABCDE-FGHIJ';
    const guesser = await guessing(owner, home, wrong);
    const waits: number[] = [];
    for (let n = 0; n < 9; n += 1) {
      const refused = await give(await tokenNow(guesser), await rightCode(owner), home);
      expect([refused.status, refused.envelope.code]).toEqual([429, 'THROTTLED']);
      waits.push(Number(refused.headers.get('retry-after')));
      clock.advance((waits.at(-1) ?? 0) * secondMs);
      expect(await codeOfGiving(await tokenNow(guesser), wrong, home)).toBe('SECOND_FACTOR_WRONG');
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    // A correct code ends the waiting time.
    clock.advance(hourMs);
    expect(await codeOfGiving(await tokenNow(guesser), await rightCode(owner), home)).toBe('GIVEN');
    const token = await tokenNow(guesser);
    expect(await codeOfGiving(token, wrong, home)).toBe('SECOND_FACTOR_WRONG');
    clock.advance(minuteMs);
    expect(await codeOfGiving(token, await rightCode(owner), home)).toBe('GIVEN');
  });

  test('thirty concurrent ones count as five attempts', async () => {
    const owner = await enrolled();
    const token = await signIn(owner);
    const answers = await Promise.all(Array.from({ length: 30 }, () => codeOfGiving(token, wrongCode, home)));
    expect(answers.filter((code) => code === 'SECOND_FACTOR_WRONG')).toHaveLength(5);
    expect(answers.filter((code) => code === 'THROTTLED')).toHaveLength(25);
  });

  test('of another session, in the same or another network, do not lock the owner out', async () => {
    for (const address of [home, elsewhere]) {
      const owner = await enrolled();
      await guessing(owner, home);
      expect(await codeOfGiving(await signIn(owner), await rightCode(owner), address)).toBe('GIVEN');
    }
  });

  test('of one network in many sessions lock new sessions there, but not the owner’s earlier ones and other networks', async () => {
    const owner = await enrolled();
    for (let sessions = 0; sessions < 4; sessions += 1) await guessing(owner, home);
    expect(await codeOfGiving(await signIn(owner), wrongCode, home)).toBe('THROTTLED');
    // The session of this morning has to give the code again after half a day.
    await runSql('UPDATE session_family SET second_factor_at=second_factor_at-?2 WHERE user_id=?1', owner.id, secondFactorMs);
    expect(await codeOfGiving(owner.token, await rightCode(owner), home)).toBe('GIVEN');
    clock.advance(minuteMs);
    expect(await codeOfGiving(await signIn(owner), await rightCode(owner), elsewhere)).toBe('GIVEN');
  });

  test('are in the audit log with their session; refused attempts do not count', async () => {
    const owner = await enrolled();
    const guesser = await guessing(owner, home);
    await give(await tokenNow(guesser), wrongCode, home);
    const entries = await auditOf(owner);
    expect(entries).toHaveLength(5);
    expect(entries.every(({ actor, outcome }) => actor === owner.id && outcome === 'refused')).toBe(true);
    expect(JSON.parse(entries[0]?.after ?? '{}')).toEqual({ session: guesser.sessionId });
    const chief = await consolePerson('administrator');
    const shown = await data(getAuditLog, { token: chief.token, query: { action: 'secondFactor.wrong', target: owner.id } });
    expect(shown.entries).toHaveLength(5);
    expect(JSON.stringify(await env.DB.prepare('SELECT * FROM audit_log').all())).not.toContain(wrongCode);
  });

  test('are reported to the owner once a day, by mail and notification, from the fifth on, wherever they were entered', async () => {
    const owner = await enrolled();
    const noticesOf = async () => {
      await deliverDue(testEnv, clock);
      const mails = (await mailsTo(owner.email)).filter(({ subject }) => subject === 'Wrong codes for your second step');
      const { notifications } = await data(getNotifications, { token: await signIn(owner) });
      return [mails.length, notifications.filter(({ kind }) => kind === 'second-factor-wrong').length];
    };
    for (const address of [home, home, elsewhere, elsewhere]) await give(await signIn(owner), wrongCode, address);
    expect(await noticesOf()).toEqual([0, 0]);
    await guessing(owner, elsewhere);
    expect(await noticesOf()).toEqual([1, 1]);
    await guessing(owner, home);
    expect(await noticesOf()).toEqual([1, 1]);
    clock.advance(dayMs + 1);
    await guessing(owner, home);
    expect(await noticesOf()).toEqual([2, 2]);
  });
});
