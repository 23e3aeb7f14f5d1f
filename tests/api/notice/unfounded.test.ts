/** Manifestly unfounded reports: a reporter with an account gets a warning, which is a strike; others are informed with the outcome. */
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../api/platform/ids.ts';
import { getDecision, getDecisions } from '../../../contract/decision/calls.ts';
import { decide } from '../../../contract/moderation/calls.ts';
import { addNotice } from '../../../contract/notice/calls.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { consoleSession, member, moderator } from '../../support/api/api-fixtures.ts';
import { type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { contested, tokenOf } from '../../support/api/decisions.ts';
import { proposalsOf } from '../../support/api/strikes.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { allRows, firstRow, runSql } from '../../support/api/database.ts';

beforeEach(() => clock.restart());

/** Reports a company. @returns the address that was given, and the number */
async function reported({ company }: Trader, token?: string) {
  const email = `${newId()}@example.test`;
  const report = { reason: 'SPAM', text: 'I do not like them.', name: 'Mira', email, isTrue: true } as const;
  const { number } = await data(addNotice, { ...(token !== undefined && { token }), body: { kind: 'company', id: company.id, ...report } });
  return { email, number };
}
async function decided({ company }: Trader, approve: boolean, unfounded: string[]) {
  const { token } = await moderator();
  const row = await firstRow<{ id: string; version: number }>(
    'SELECT id, version FROM notice_case WHERE target_id=?1 AND handled_at IS NULL',
    company.id,
  );
  const { id, version } = row ?? { id: '', version: -1 };
  const body = {
    kind: 'notice',
    id,
    version,
    approve,
    unfounded,
    ...(approve ? { note: 'There is nothing.' } : { reasons: ['DUPLICATE'] }),
  } as const;
  return call(decide, { token, body });
}
const strikesOf = async ({ token }: { token: string }) => (await data(getDecisions, { token })).strikes;

test('only the author of an unfounded report is warned, once, with a statement of reasons, notification and mail', async () => {
  const [owner, unfair, fair] = [await trader(), await member(), await member()];
  const first = await reported(owner, unfair.token);
  const second = await reported(owner);
  const other = await reported(owner, fair.token);
  const guest = await reported(owner);
  expect((await decided(owner, true, [first.number, second.number, guest.number])).status).toBe(200);

  const { decisions, strikes } = await data(getDecisions, { token: unfair.token });
  expect(strikes).toBe(1);
  expect(decisions).toMatchObject([
    { act: 'WARNED', kind: 'user', targetName: '', reason: expect.stringContaining('REPORT_UNFOUNDED'), canAppeal: true },
  ]);
  expect(decisions[0]?.rules).toMatchObject([{ page: 'content-rules', anchor: 'report-unfounded' }]);
  const { notifications } = await data(getNotifications, { token: unfair.token });
  expect(notifications.filter(({ kind }) => kind === 'report-unfounded')).toHaveLength(1);
  const warnings = await mailsTo(unfair.email);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.text).toContain('counts as a strike until');
  expect(await data(getDecision, { query: { guid: tokenOf(warnings[0]?.text) } })).toEqual(decisions[0]);
  expect([await strikesOf(fair), await strikesOf(owner)]).toEqual([0, 0]);

  // The outcome goes to the address of the report, whoever wrote it.
  const outcomes = await Promise.all(
    [first, other, guest].map(async ({ email }) => (await mailsTo(email)).some(({ subject }) => subject.includes('unfounded'))),
  );
  expect(outcomes).toEqual([false, false, true]);
  const results = await allRows<{ number: string }>('SELECT number FROM notice WHERE unfounded=1 ORDER BY seq');
  expect(results.map(({ number }) => number)).toEqual([first.number, second.number, guest.number]);
});

test('the owner of the reported company does not decide in the console on the reporter’s appeal', async () => {
  const [owner, reporter] = [await trader(), await member()];
  const { number } = await reported(owner, reporter.token);
  expect((await decided(owner, true, [number])).status).toBe(200);
  const decisionId = (await firstRow<{ id: string }>('SELECT id FROM decision WHERE target_id=?1', reporter.id))?.id ?? '';
  const { appealId } = await contested(decisionId);
  await runSql("INSERT INTO moderator(user_id, role, created_at) VALUES(?1, 'moderator', 1)", owner.id);
  const token = await consoleSession(owner);
  const body = { kind: 'appeal', id: appealId, version: 0, approve: false, note: 'They write all day.' } as const;
  expect((await call(decide, { token, body })).envelope.code).toBe('OWN_ACCOUNT');
  expect((await call(decide, { token: (await moderator()).token, body })).envelope.code).toBe('REJECTED');
});

test('a number of another case or a take-down refuses the decision as a whole', async () => {
  const [owner, other, reporter] = [await trader(), await trader(), await member()];
  const { number } = await reported(owner, reporter.token);
  const foreign = await reported(other, reporter.token);
  for (const answer of [
    await decided(owner, true, [foreign.number]),
    await decided(owner, true, [number, '0000000000']),
    await decided(owner, false, [number]),
  ])
    expect(answer.envelope.errors).toEqual({ unfounded: 'INVALID' });
  expect(await strikesOf(reporter)).toBe(0);
  expect((await decided(owner, true, [number])).status).toBe(200);
  expect(await strikesOf(reporter)).toBe(1);
});

test('a third unfounded report proposes a suspension', async () => {
  const reporter = await member();
  for (let nth = 0; nth < 3; nth += 1) {
    const owner = await trader();
    expect(await proposalsOf(reporter.id)).toEqual([]);
    const { number } = await reported(owner, reporter.token);
    expect((await decided(owner, true, [number])).status).toBe(200);
  }
  expect(await proposalsOf(reporter.id)).toMatchObject([{ outcome: null }]);
});
