/** Manual adjustments of credits by administrators: rows of the ledger, with a notification (ADR 031). */
import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { adjustCredits, getLedger } from '../../../contract/moderation/people-calls.ts';
import type { AdjustmentKind } from '../../../contract/moderation/suspension.ts';
import { getUserTransActions } from '../../../contract/user/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { balanceOf, consolePerson, member, staffOf } from '../../support/api/api-fixtures.ts';
import { allRows, firstValue } from '../../support/api/database.ts';

beforeEach(() => clock.restart());

const note = 'Asked for on the telephone.';
const adjusted = (by: { token: string }, id: string, amount: number, kind: AdjustmentKind = 'CORRECTION', idempotencyKey?: string) =>
  call(adjustCredits, { token: by.token, body: { id, amount, kind, note }, ...(idempotencyKey !== undefined && { idempotencyKey }) });
const drift = async () => await allRows('SELECT * FROM ledger_drift');

test('credits are given and removed, and the history shows their owner why', async () => {
  const [administrator, who] = [await consolePerson('administrator'), await member()];
  expect((await adjusted(administrator, who.id, 30, 'COMPENSATION')).envelope.data).toEqual({ balance: 80 });
  expect((await adjusted(administrator, who.id, -80, 'MISUSE')).envelope.data).toEqual({ balance: 0 });
  const { transActions, balance } = await data(getUserTransActions, { token: who.token, body: { page: 0, size: 10 } });
  expect([balance, transActions.slice(0, 2)]).toMatchObject([
    0,
    [
      { transActionValue: -80, reason: 'adjustment', detail: 'MISUSE', balanceAfter: 0 },
      { transActionValue: 30, reason: 'adjustment', detail: 'COMPENSATION', balanceAfter: 80 },
    ],
  ]);
  const { rows } = await data(getLedger, { token: administrator.token, body: { id: who.id, page: 0, size: 10 } });
  expect(rows.map(({ amount, reason }) => [amount, reason])).toEqual([
    [-80, 'adjustment'],
    [30, 'adjustment'],
    [50, 'welcome'],
  ]);
  const log = await env.DB.prepare(
    "SELECT detail, new_values AS new FROM audit_log WHERE action='credits.adjust' AND target_id=?1 ORDER BY seq",
  )
    .bind(who.id)
    .all();
  expect(log.results).toEqual([
    { detail: note, new: JSON.stringify({ amount: 30, kind: 'COMPENSATION' }) },
    { detail: note, new: JSON.stringify({ amount: -80, kind: 'MISUSE' }) },
  ]);
  expect(await drift()).toEqual([]);
});

test('the balance never gets negative: of twenty concurrent ones as many succeed as there are credits, and refused ones leave nothing', async () => {
  const [administrator, who] = [await consolePerson('administrator'), await member()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => adjusted(administrator, who.id, -7)));
  const codes = answers.map(({ envelope }) => envelope.code);
  expect(codes.filter((code) => code === 'CREDITS_ADJUSTED')).toHaveLength(7);
  expect(codes.filter((code) => code === 'NOT_ENOUGH_CREDIT')).toHaveLength(13);
  const logged = await firstValue<number>("SELECT COUNT(*) AS n FROM audit_log WHERE action='credits.adjust' AND target_id=?1", who.id);
  expect([await balanceOf(who), logged, await drift()]).toEqual([1, 7, []]);
});

test('one press moves credits once, however often it arrives', async () => {
  const [administrator, who] = [await consolePerson('administrator'), await member()];
  const key = 'one-press-of-a-button';
  const answers = await Promise.all(Array.from({ length: 6 }, () => adjusted(administrator, who.id, 10, 'PROMOTION', key)));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect((await adjusted(administrator, who.id, 10, 'PROMOTION', key)).envelope.data).toEqual({ balance: 60 });
  expect(await balanceOf(who)).toBe(60);
});

test('nobody gives credits to themselves, staff have none, and moderators and members may not', async () => {
  const [administrator, moderator, who] = [await consolePerson('administrator'), await consolePerson('moderator'), await member()];
  const colleague = await staffOf(who);
  const codes = [
    await adjusted(administrator, administrator.id, 5),
    await adjusted(administrator, colleague.id, 5),
    await adjusted(moderator, who.id, 5),
    await adjusted(who, who.id, 5),
    await adjusted(administrator, who.id, 0),
    await adjusted(administrator, who.id, 1.5),
  ].map(({ envelope }) => envelope.code);
  expect(codes).toEqual(['OWN_ACCOUNT', 'NOT_FOUND', 'FORBIDDEN', 'FORBIDDEN', 'BAD_INPUT', 'BAD_INPUT']);
  expect(await balanceOf(who)).toBe(50);
});
