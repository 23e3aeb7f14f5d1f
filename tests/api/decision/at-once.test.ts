/** Fifty moderators press at once: one decision is made, and its effects, credits and days of a boost included, happen once. */
import { beforeEach, expect, test } from 'vitest';
import { boostCompany } from '../../../contract/company/calls.ts';
import { addAppeal, getDecisions, liftDecision } from '../../../contract/decision/calls.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { type CaseAct, caseActs } from '../../../contract/decision/fields.ts';
import { decide } from '../../../contract/moderation/calls.ts';
import { addNotice } from '../../../contract/notice/calls.ts';
import { newId } from '../../../api/platform/ids.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { balanceOf, consolePerson, signIn } from '../../support/api/api-fixtures.ts';
import { type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';
import { tokenOf } from '../../support/api/decisions.ts';
import { changingBeforeWrite } from '../../support/api/suspending.ts';

beforeEach(() => clock.restart());

const moderatorCount = 50;
const tokensOf = (): Promise<string[]> =>
  Promise.all(Array.from({ length: moderatorCount }, async () => (await consolePerson('moderator')).token));

/** All press at once. @returns how many succeeded */
async function pressed(press: (token: string) => Promise<{ status: number }>): Promise<number> {
  const tokens = await tokensOf();
  const answers = await Promise.all(tokens.map(press));
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  return answers.filter(({ status }) => status === 200).length;
}

/** A boosted company with a logo, about which a case waits. */
async function reported(): Promise<Trader & { caseId: string; logo: string }> {
  const owner = await trader({ credits: 5000 });
  const logo = `p/${newId()}.jpg`;
  await runSql('UPDATE company SET logo_key=?2 WHERE id=?1', owner.company.id, logo);
  await data(boostCompany, { token: owner.token, body: { companyId: owner.company.id, boostType: 3 } });
  clock.advance(9 * dayMs + hourMs);
  const report = { reason: 'SPAM', text: 'Thrice', name: 'Mira', email: `${newId()}@example.test`, isTrue: true } as const;
  await data(addNotice, { body: { kind: 'company', id: owner.company.id, ...report } });
  const caseId = (await firstValue<string>('SELECT id FROM notice_case WHERE target_id=?1', owner.company.id)) ?? '';
  return { ...owner, token: await signIn(owner), caseId, logo };
}
type Reported = Awaited<ReturnType<typeof reported>>;

/** Everything that a decision, an appeal or a lift may do more than once. */
const effectsOn = async (owner: Trader) => ({
  balance: await balanceOf(owner),
  boostEnd: await firstValue<number>('SELECT boost_expires_at FROM company WHERE id=?1', owner.company.id),
  logo: await firstValue<string>('SELECT logo_key FROM company WHERE id=?1', owner.company.id),
  decisions: await firstValue<number>('SELECT COUNT(*) FROM decision WHERE recipient_user_id=?1', owner.id),
  notifications: await firstValue<number>('SELECT COUNT(*) FROM notification WHERE user_id=?1', owner.id),
});
const acted = (owner: Reported, act: CaseAct): Promise<number> => {
  const pictures = act === 'PICTURES_REMOVED' ? { pictures: [owner.logo] } : {};
  const body = { kind: 'notice', id: owner.caseId, version: 0, approve: false, act, ...pictures } as const;
  return pressed((token) => call(decide, { token, body: { ...body, reasons: ['DUPLICATE'] } }));
};

/** Further acts repeat the proof. */
const tagsOf = (act: CaseAct): string[] => (act === 'TAKEN_DOWN' ? [] : ['sweep']);

for (const act of caseActs.company)
  test(`${act} is done once, and undone once by an appeal`, { tags: tagsOf(act) }, async () => {
    const owner = await reported();
    const before = await effectsOn(owner);
    expect(await acted(owner, act)).toBe(1);
    const decided = await effectsOn(owner);
    // 21 days of 30 are left, with the one that has begun.
    const refund = act === 'REDUCED' ? (2000 * 21) / 30 : 0;
    expect([decided.balance, decided.decisions]).toEqual([before.balance + refund, 1]);
    // One of them about the credits.
    expect(decided.notifications).toBe((before.notifications ?? 0) + (act === 'REDUCED' ? 2 : 1));

    const decidedAt = clock.now();
    clock.advance(2 * dayMs);
    const [decision] = (await data(getDecisions, { token: await signIn(owner) })).decisions;
    await data(addAppeal, { body: { guid: tokenOf(decision?.path), text: 'It is our own.' } });
    const id = (await firstValue<string>('SELECT id FROM appeal ORDER BY seq DESC LIMIT 1')) ?? '';
    const body = { kind: 'appeal', id, version: 0, approve: true, note: 'It is.' } as const;
    expect(await pressed((token) => call(decide, { token, body }))).toBe(1);
    const lostMs = act === 'TAKEN_DOWN' ? clock.now() - decidedAt : 0;
    const boostEnd = act === 'REDUCED' ? decidedAt : (before.boostEnd ?? 0) + lostMs;
    expect(await effectsOn(owner)).toEqual({
      ...decided,
      logo: owner.logo,
      boostEnd,
      notifications: (decided.notifications ?? 0) + 1,
    });
  });

for (const act of caseActs.company)
  test(`a decision of ${act} is lifted once`, { tags: tagsOf(act) }, async () => {
    const owner = await reported();
    const before = await effectsOn(owner);
    await acted(owner, act);
    const decided = await effectsOn(owner);
    const decidedAt = clock.now();
    clock.advance(dayMs);
    const id = (await firstValue<string>('SELECT id FROM decision WHERE recipient_user_id=?1', owner.id)) ?? '';
    expect(await pressed((token) => call(liftDecision, { token, body: { id, note: 'It was mistaken.' } }))).toBe(1);
    const boostEnd = act === 'REDUCED' ? decidedAt : (before.boostEnd ?? 0) + (act === 'TAKEN_DOWN' ? dayMs : 0);
    expect(await effectsOn(owner)).toEqual({ ...decided, logo: owner.logo, boostEnd, notifications: (decided.notifications ?? 0) + 1 });
  });

test('a moderator whose role ends while a call is under way lifts nothing', async () => {
  const owner = await reported();
  const body = { kind: 'notice', id: owner.caseId, version: 0, approve: false, act: 'TAKEN_DOWN' } as const;
  const { id: moderatorId, token } = await consolePerson('moderator');
  await data(decide, { token, body: { ...body, reasons: ['DUPLICATE'] } });
  const decided = await effectsOn(owner);
  const id = (await firstValue<string>('SELECT id FROM decision WHERE recipient_user_id=?1', owner.id)) ?? '';
  const lift = (env = testEnv) => call(liftDecision, { token, env, body: { id, note: 'It was mistaken.' } });
  const ending = changingBeforeWrite(() => runSql('DELETE FROM moderator WHERE user_id=?1', moderatorId));
  expect((await lift(ending)).envelope.code).toBe('FORBIDDEN');
  expect(await effectsOn(owner)).toEqual(decided);
  await runSql("INSERT INTO moderator(user_id, role, created_at) VALUES(?1, 'moderator', 1)", moderatorId);
  expect((await lift()).envelope.data).toEqual({ isReturned: true });
});
