/** Reported requests that are paused, expired or archived when moderators decide. */
import { beforeEach, describe, expect, test } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { archiveAfterMs, archiveRequests } from '../../../api/request/archive.ts';
import { addAppeal, getDecisions, liftDecision } from '../../../contract/decision/calls.ts';
import { minuteMs, requestPublicMs } from '../../../contract/limits.ts';
import { decide, getItem } from '../../../contract/moderation/calls.ts';
import { getRequestDetailById, setRequestPause } from '../../../contract/request/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { database, moderator, signIn } from '../../support/api/api-fixtures.ts';
import { liveRequest, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';
import { tokenOf } from '../../support/api/decisions.ts';
import { act, isServed, pictured, reported, stored } from '../../support/api/reporting.ts';

beforeEach(() => clock.restart());

const setPause = async ({ token }: Trader, id: string, isPaused: boolean): Promise<string> =>
  (await call(setRequestPause, { token, body: { id, isPaused } })).envelope.code;
const isPublic = async (id: string): Promise<boolean> => (await call(getRequestDetailById, { query: { id } })).status === 200;

/** Expires a request, and archives it a month later. */
async function archived(id: string): Promise<void> {
  await runSql('UPDATE request SET expires_at=?2 WHERE id=?1', id, clock.now() + requestPublicMs);
  clock.advance(requestPublicMs + minuteMs);
  await runScheduled(testEnv, clock);
  clock.advance(archiveAfterMs + minuteMs);
  await archiveRequests(testEnv, database(), clock.now());
  expect(await firstValue('SELECT archive_copy IS NOT NULL FROM request WHERE id=?1', id)).toBe(1);
}

/** A request with two pictures of which a moderator has removed the first. */
async function withoutPicture() {
  const owner = await trader();
  const [first = '', second = ''] = await stored(owner, 2);
  const id = await pictured.request(owner, [first, second]);
  expect((await act(await reported('request', id), 'PICTURES_REMOVED', [first])).status).toBe(200);
  const [decision] = (await data(getDecisions, { token: owner.token })).decisions;
  return { owner, id, first, second, guid: tokenOf(decision?.path) };
}
const keysOf = async (id: string): Promise<unknown> =>
  JSON.parse((await firstValue<string>('SELECT images FROM request WHERE id=?1', id)) ?? '[]');

test('a pause does not protect from being taken down, and its end does not publish it again', async () => {
  const owner = await trader();
  const id = await liveRequest(owner, 2);
  const waiting = await reported('request', id);
  expect(await setPause(owner, id, true)).toBe('REQUEST_PAUSED');
  const { notice } = await data(getItem, { token: waiting.token, query: { kind: 'notice', id: waiting.id } });
  expect(notice).toMatchObject({ isPublic: false, canAct: true });
  expect((await act(waiting, 'TAKEN_DOWN')).status).toBe(200);
  expect([await setPause(owner, id, false), await isPublic(id)]).toEqual(['NOT_PUBLIC', false]);
});

describe('a picture of a request is removed and returns', () => {
  test.each([
    ['is paused', (owner: Trader, id: string) => setPause(owner, id, true)],
    ['has expired', (_: Trader, id: string) => runSql('UPDATE request SET is_active=0, expires_at=?2 WHERE id=?1', id, clock.now() - 1)],
    ['is archived', (_: Trader, id: string) => archived(id)],
  ])('when it %s before the decision', async (_, end) => {
    const owner = await trader();
    const [first = '', second = ''] = await stored(owner, 2);
    const id = await pictured.request(owner, [first, second]);
    const waiting = await reported('request', id);
    await end(owner, id);
    const { token } = await moderator();
    expect((await act({ ...waiting, token }, 'PICTURES_REMOVED', [first])).status).toBe(200);
    expect([await keysOf(id), await isServed(first), await isServed(second)]).toEqual([[second], false, true]);
  });

  test('by a lifted decision after it was archived', async () => {
    const { owner, id, first, second } = await withoutPicture();
    await archived(id);
    const decisionId = (await firstValue<string>('SELECT id FROM decision WHERE recipient_user_id=?1', owner.id)) ?? '';
    const { token } = await moderator();
    expect(await data(liftDecision, { token, body: { id: decisionId, note: 'It was mistaken.' } })).toEqual({ isReturned: true });
    expect([await keysOf(id), await isServed(first)]).toEqual([[first, second], true]);
  });

  test('by an appeal after it was archived', async () => {
    const { owner, id, first, second, guid } = await withoutPicture();
    await archived(id);
    await signIn(owner);
    await data(addAppeal, { body: { guid, text: 'It is our own picture.' } });
    const appealId = (await firstValue<string>('SELECT id FROM appeal ORDER BY seq DESC LIMIT 1')) ?? '';
    const { token } = await moderator();
    await data(decide, { token, body: { kind: 'appeal', id: appealId, version: 0, approve: true, note: 'It is.' } });
    expect([await keysOf(id), await isServed(first)]).toEqual([[first, second], true]);
  });
});
