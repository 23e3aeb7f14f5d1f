/** Of an unanswered submission and the one that replaces it, only one is executed (ADR 018). */
import { describe, expect, test } from 'vitest';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import { insteadHeader } from '../../../contract/wire/wire-call.ts';
import { newId } from '../../../api/platform/ids.ts';
import { call, clock } from '../../support/api/api-client.ts';
import { approvedCompany, balanceOf, member, withCredits } from '../../support/api/api-fixtures.ts';
import type { Trader } from '../../support/api/chat/chat-fixtures.ts';
import { requestBody } from '../../support/api/published.ts';
import { allRows, runSql } from '../../support/api/database.ts';

const price = 20;

async function trader(): Promise<Trader> {
  const user = await member('basic');
  const company = await approvedCompany(user);
  await withCredits(user, 10 * price);
  return { ...user, company };
}
/** Adds a request with a key that replaces other keys. */
async function adding(who: Trader, name: string, idempotencyKey: string, ...insteadOf: string[]) {
  const body = (await requestBody(who, { 'Request.Name': name })) as never;
  return call(addAndEditRequest, {
    token: who.token,
    body,
    idempotencyKey,
    headers: insteadOf.length === 0 ? {} : { [insteadHeader]: insteadOf.join(',') },
  });
}
const namesOf = async (who: Trader): Promise<unknown[]> =>
  (await allRows('SELECT name FROM request WHERE owner_user_id=?1', who.id)).map(({ name }) => name);

test('a submission that was executed is reported with its id and not paid again; sent again on its own it is', async () => {
  const who = await trader();
  const before = await balanceOf(who);
  const first = await adding(who, 'Hemp rope', 'first-press');
  const second = await adding(who, 'Hemp ropes', 'second-press', 'never-sent-1', 'first-press');
  expect(second).toMatchObject({ status: 409, envelope: { code: 'EARLIER_DONE', data: { id: first.envelope.data?.request.id } } });
  expect(await namesOf(who)).toEqual(['Hemp rope']);
  expect(await balanceOf(who)).toBe(before - price);
  expect((await adding(who, 'Hemp ropes', 'second-press')).status).toBe(200);
  expect(await balanceOf(who)).toBe(before - 2 * price);
});

test('a submission that arrives later than its replacement writes nothing', async () => {
  const who = await trader();
  const before = await balanceOf(who);
  expect((await adding(who, 'Hemp ropes', 'second-press', 'first-press')).status).toBe(200);
  expect((await adding(who, 'Hemp rope', 'first-press')).envelope.code).toBe('KEY_REUSED');
  const again = await adding(who, 'Hemp ropes', 'second-press', 'first-press');
  expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
  expect(await namesOf(who)).toEqual(['Hemp ropes']);
  expect(await balanceOf(who)).toBe(before - price);
});

test('a submission that was interrupted before it wrote anything is replaced', async () => {
  const who = await trader();
  await runSql(
    "INSERT INTO idempotency(owner, key, call, body_hash, run, created_at) VALUES(?1,'first-press','AddAndEditRequest','',?2,?3)",
    who.id,
    newId(),
    clock.now(),
  );
  expect((await adding(who, 'Hemp ropes', 'second-press', 'first-press')).status).toBe(200);
  expect(await namesOf(who)).toEqual(['Hemp ropes']);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('of two concurrent submissions only one is executed (%i)', async () => {
  const who = await trader();
  const before = await balanceOf(who);
  const answers = await Promise.all([adding(who, 'Hemp rope', 'first-press'), adding(who, 'Hemp ropes', 'second-press', 'first-press')]);
  const names = await namesOf(who);
  expect(names).toHaveLength(1);
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(names).toEqual([answers[0]?.status === 200 ? 'Hemp rope' : 'Hemp ropes']);
  expect(await balanceOf(who)).toBe(before - price);
});

describe('the header', () => {
  test('has no effect on another person’s submission with the same key', async () => {
    const [who, other] = [await trader(), await trader()];
    expect((await adding(who, 'Hemp rope', 'first-press')).status).toBe(200);
    expect((await adding(other, 'Hemp rope', 'other-press', 'first-press')).status).toBe(200);
    expect((await adding(who, 'Hemp rope', 'first-press')).headers.get('idempotent-replay')).toBe('true');
  });

  test.each([['short'], ['has space inside'], ['aaaaaaaa,bbbbbbbb,cccccccc,dddddddd,eeeeeeee,ffffffff']])(
    'with %s is refused, and nothing is written',
    async (keys) => {
      const who = await trader();
      expect(await adding(who, 'Hemp rope', 'first-press', keys)).toMatchObject({ status: 400, envelope: { code: 'BAD_INPUT' } });
      expect(await namesOf(who)).toEqual([]);
    },
  );
});
