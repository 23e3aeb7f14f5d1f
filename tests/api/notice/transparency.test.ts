/** Public counts of reports and decisions by half-year. They stay after the reports and decisions were deleted. */
import { beforeEach, expect, test } from 'vitest';
import { sweepNoticesStatements } from '../../../api/notice/store.ts';
import { newId } from '../../../api/platform/ids.ts';
import { addAppeal, getDecisions } from '../../../contract/decision/calls.ts';
import { dayMs, hourMs, minuteMs } from '../../../contract/limits.ts';
import { decide, getQueue } from '../../../contract/moderation/calls.ts';
import { setCompanySuspension, setPersonSuspension } from '../../../contract/moderation/people-calls.ts';
import { addNotice } from '../../../contract/notice/calls.ts';
import type { NoticeKind, NoticeReason } from '../../../contract/notice/fields.ts';
import { getTransparency } from '../../../contract/transparency/calls.ts';
import { halfOf } from '../../../contract/transparency/rows.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { tokenOf } from '../../support/api/decisions.ts';
import { consolePerson, database, moderator } from '../../support/api/api-fixtures.ts';
import { liveRequest, trader } from '../../support/api/chat/chat-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

beforeEach(async () => {
  clock.restart();
  await runSql('DELETE FROM decision_count');
});

/** The first moment of the half-year after the present one. */
function nextHalf(): number {
  const half = halfOf(clock.now()) + 1;
  return Date.UTC(Math.floor(half / 2), (half % 2) * 6);
}
const report = (kind: NoticeKind, id: string, reason: NoticeReason) =>
  data(addNotice, {
    body: {
      kind,
      id,
      reason,
      text: 'It was never issued.',
      name: 'Ayşe Demir',
      email: `reader-${newId()}@example.test`,
      isTrue: true,
      ...(reason === 'STOLEN_CONTENT' && { rights: 'EU trademark, Nile Linen' }),
    },
  });

async function decideAbout(id: string, approve: boolean) {
  const { token } = await moderator();
  const caseId = await firstValue<string>('SELECT id FROM notice_case WHERE target_id=?1 AND handled_at IS NULL', id);
  const { items } = await data(getQueue, { token, query: { kind: 'notice' } });
  const version = items.find((item) => item.id === caseId)?.version ?? -1;
  const grounds = approve ? { note: 'It is fine.' } : { reasons: ['FACTS_FALSE' as const] };
  return call(decide, { token, body: { kind: 'notice', id: caseId ?? '', version, approve, ...grounds } });
}

/** Key → values of the half-years, the present one first; without rows of zeros. */
async function counted() {
  const { rows } = await data(getTransparency);
  return Object.fromEntries(rows.filter(({ values }) => values.some((value) => value)).map(({ key, values }) => [key, values]));
}

test('reports and decisions count in the half-year in which they were made, and stay counted after the sweep', async () => {
  const owner = await trader();
  const request = await liveRequest(owner, 2);
  expect(await counted()).toEqual({});

  clock.advance(nextHalf() - clock.now() - 2 * hourMs);
  await report('company', owner.company.id, 'FRAUD');
  await report('company', owner.company.id, 'FRAUD');
  await report('request', request, 'STOLEN_CONTENT');
  clock.advance(40 * minuteMs);
  expect((await decideAbout(owner.company.id, true)).status).toBe(200);
  clock.advance(80 * minuteMs - 1);
  const before = {
    reports: [3, 0, 0, 0],
    reportsCompany: [2, 0, 0, 0],
    reportsRequest: [1, 0, 0, 0],
    FRAUD: [2, 0, 0, 0],
    STOLEN_CONTENT: [1, 0, 0, 0],
    cases: [1, 0, 0, 0],
    casesLeft: [1, 0, 0, 0],
    casesMedian: [45, null, null, null],
  };
  expect(await counted()).toEqual(before);

  // The first moment of the next half-year.
  clock.advance(1);
  expect((await decideAbout(request, false)).status).toBe(200);
  const { token } = await consolePerson('administrator');
  const suspension = { id: owner.company.id, isSuspended: true, reason: 'SPAM', note: 'After reports.' } as const;
  expect((await call(setCompanySuspension, { token, body: suspension })).status).toBe(200);
  expect((await call(setCompanySuspension, { token, body: { ...suspension, isSuspended: false } })).status).toBe(200);
  expect((await call(setPersonSuspension, { token, body: { ...suspension, id: owner.masterUserId } })).status).toBe(200);
  const after = {
    ...Object.fromEntries(Object.entries(before).map(([key, [value]]) => [key, [0, value, 0, 0]])),
    cases: [1, 1, 0, 0],
    casesTakenDown: [1, 0, 0, 0],
    casesMedian: [120, 45, null, null],
    takenDownRequest: [1, 0, 0, 0],
    suspendedCompany: [1, 0, 0, 0],
    suspendedUser: [1, 0, 0, 0],
    byPerson: [3, 0, 0, 0],
  };
  expect(await counted()).toEqual(after);

  const db = database();
  await db.batch(sweepNoticesStatements(db, clock.now() + 400 * dayMs));
  expect(await firstValue('SELECT COUNT(*) AS n FROM notice WHERE reason = ?1', 'STOLEN_CONTENT')).toBe(0);
  expect(await counted()).toEqual(after);
});

test('appeals count by their outcome, and no decision is automatic', async () => {
  for (const approve of [true, false, false]) {
    const owner = await trader();
    await report('company', owner.company.id, 'FRAUD');
    expect((await decideAbout(owner.company.id, false)).status).toBe(200);
    const { decisions } = await data(getDecisions, { token: owner.token });
    await data(addAppeal, { body: { guid: tokenOf(decisions[0]?.path), text: 'It is mistaken.' } });
    const { token } = await moderator();
    const [item] = (await data(getQueue, { token, query: { kind: 'appeal' } })).items;
    const body = { kind: 'appeal', id: item?.id ?? '', version: item?.version ?? 0, approve, note: 'We looked again.' } as const;
    expect((await call(decide, { token, body })).status).toBe(200);
  }
  expect(await counted()).toMatchObject({ appeals: [3, 0, 0, 0], appealsUpheld: [1, 0, 0, 0], appealsDismissed: [2, 0, 0, 0] });
  expect(await counted()).not.toHaveProperty('automatic');
});

test('the last four half-years are named, the newest first, and a decision is counted once however often it is pressed', async () => {
  const { halves } = await data(getTransparency);
  const now = new Date(clock.now());
  expect(halves).toHaveLength(4);
  expect(halves[0]).toEqual({ year: now.getUTCFullYear(), isFirst: now.getUTCMonth() < 6, isRunning: true });
  expect(halves[2]).toEqual({ year: now.getUTCFullYear() - 1, isFirst: now.getUTCMonth() < 6, isRunning: false });
  const owner = await trader();
  await report('company', owner.company.id, 'SPAM');
  const answers = await Promise.all(Array.from({ length: 10 }, () => decideAbout(owner.company.id, false)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await counted()).toMatchObject({ casesTakenDown: [1, 0, 0, 0], takenDownCompany: [1, 0, 0, 0], byPerson: [1, 0, 0, 0] });
});
