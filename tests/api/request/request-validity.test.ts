/** The last day of a request, and the end of its public time. */
import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { dayMs, requestPublicMs } from '../../../contract/limits.ts';
import { getRequestCards, sendToApproveOfRequest } from '../../../contract/request/calls.ts';
import type { GoodsFactsInput } from '../../../contract/trade/facts.ts';
import { call, callLoosely, clock, data, dayIn, testEnv } from '../../support/api/api-client.ts';
import { signIn } from '../../support/api/api-fixtures.ts';
import { decided, editedRequest, ownRequest, published, sentRequest } from '../../support/api/published.ts';
import { cardOf, change, detailOf, row, withFacts } from '../../support/api/search/with-facts.ts';

const endOf = (day: string): number => Date.parse(day) + dayMs;
const goodsUntil = (days: number): GoodsFactsInput => ({ hsCode: '630260', validUntil: dayIn(days) });

/** How often the request is in a list that is filtered by a minimum number of valid days. */
async function countOfValid(requestId: string, validDays: number): Promise<number> {
  const { requests } = await data(getRequestCards, { body: { size: 50, filters: { validDays } } });
  return requests.filter(({ id }) => id === requestId).length;
}

describe('the public time', () => {
  test('ends with its last day, after 60 days at most, and moves with an edit', async () => {
    const goods = goodsUntil(40);
    const its = await withFacts(goods);
    const approvedAt = clock.now();
    const end = async () => (await row(its.requestId))?.expires_at;
    expect(await end()).toBe(endOf(goods.validUntil ?? ''));
    expect((await detailOf(its.requestId)).dtPublicUntil).toBe(new Date(endOf(goods.validUntil ?? '')).toISOString());
    clock.advance(10 * dayMs);
    its.token = await signIn(its);
    const edit = async (validUntil?: string) => {
      const facts = JSON.stringify({ ...goods, validUntil });
      expect((await editedRequest(its, change(its, { 'Request.Facts': facts }))).code).toBe('REQUEST_SAVED');
    };
    await edit(dayIn(3));
    expect(await end()).toBe(endOf(dayIn(3)));
    await edit(dayIn(60));
    expect(await end()).toBe(approvedAt + requestPublicMs);
    await edit();
    expect(await end()).toBe(approvedAt + requestPublicMs);
  });

  test('is over after the last day, and a submission needs a new one', async () => {
    const its = await withFacts(goodsUntil(2));
    clock.advance(3 * dayMs);
    its.token = await signIn(its);
    await runScheduled(testEnv, clock);
    expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'expired' });
    expect(await sentRequest(its, its.requestId)).toBe('NOT_COMPLETE');
    const unchanged = await editedRequest(its, change(its, { 'Request.Send': true }));
    expect(unchanged.code).toBe('BAD_INPUT');
    const facts = JSON.stringify(goodsUntil(12));
    // An edit alone does not make it public again.
    await editedRequest(its, change(its, { 'Request.Facts': facts }));
    expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'expired' });
    expect(await sentRequest(its, its.requestId)).toBe('REQUEST_SENT');
    await decided('request', its.requestId, true);
    expect(await row(its.requestId)).toMatchObject({ is_active: 1, expires_at: endOf(dayIn(12)) });
  });

  test('of an expired one starts again with another day in the same call, within the limits of a day', async () => {
    const goods = goodsUntil(2);
    const its = await withFacts(goods);
    clock.advance(3 * dayMs);
    its.token = await signIn(its);
    await runScheduled(testEnv, clock);
    const renewed = (validUntil: string) =>
      call(sendToApproveOfRequest, { token: its.token, query: { requestId: its.requestId, validUntil } });
    expect((await renewed(dayIn(-1))).envelope).toMatchObject({ code: 'BAD_INPUT', errors: { validUntil: 'DATE_PAST' } });
    expect((await renewed(dayIn(61))).envelope).toMatchObject({ code: 'BAD_INPUT', errors: { validUntil: 'DATE_TOO_FAR' } });
    expect(
      (await callLoosely(sendToApproveOfRequest, { token: its.token, query: { requestId: its.requestId, validUntil: 'soon' } })).status,
    ).toBe(400);
    expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'expired', factsInput: goods });
    expect((await renewed(dayIn(12))).envelope.code).toBe('REQUEST_SENT');
    expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'pending', factsInput: { ...goods, validUntil: dayIn(12) } });
    expect((await renewed(dayIn(13))).envelope.code).toBe('NOT_SENDABLE');
    await decided('request', its.requestId, true);
    expect(await row(its.requestId)).toMatchObject({ is_active: 1, expires_at: endOf(dayIn(12)) });
    expect((await cardOf(its.requestId))?.facts).toMatchObject({ goods: { validUntil: dayIn(12) } });
    expect(await countOfValid(its.requestId, 12)).toBe(1);
    expect(await countOfValid(its.requestId, 13)).toBe(0);
  });

  test('of a rejected one after its last day needs another day for a submission; an edit keeps the day of the public version', async () => {
    const its = await withFacts(goodsUntil(20));
    const day = dayIn(2);
    const edit = { 'Request.Name': 'Bathrobes', 'Request.Facts': JSON.stringify({ ...goodsUntil(20), validUntil: day }) };
    await editedRequest(its, change(its, edit));
    await decided('request', its.requestId, false);
    clock.advance(3 * dayMs);
    its.token = await signIn(its);
    expect(await sentRequest(its, its.requestId)).toBe('NOT_COMPLETE');
    const query = { requestId: its.requestId, validUntil: dayIn(9) };
    expect((await call(sendToApproveOfRequest, { token: its.token, query })).envelope.code).toBe('REQUEST_SENT');
    expect(await ownRequest(its, its.requestId)).toMatchObject({
      approveStatus: 3,
      name: 'Bathrobes',
      factsInput: { validUntil: dayIn(9) },
    });
    expect((await detailOf(its.requestId)).facts).toMatchObject({ goods: { validUntil: dayIn(17) } });
    await decided('request', its.requestId, true);
    expect((await detailOf(its.requestId)).facts).toMatchObject({ goods: { validUntil: dayIn(9) } });
  });

  test('is over for one that moderators reach after its last day: it is not approved, and its owner is not notified of an approval', async () => {
    const its = await published('Late Works');
    const { request } = await editedRequest(its, { 'Request.Facts': JSON.stringify({ validUntil: dayIn(1) }), 'Request.Send': true });
    clock.advance(2 * dayMs);
    its.token = await signIn(its);
    expect(await decided('request', request?.id ?? '', true)).toBe('REQUEST_RAN_OUT');
    expect(await ownRequest(its, request?.id ?? '')).toMatchObject({ state: 'pending' });
    expect(await cardOf(request?.id ?? '')).toBeUndefined();
    expect(await decided('request', request?.id ?? '', false)).toBe('REJECTED');
    const notifications = await env.DB.prepare("SELECT kind FROM notification WHERE user_id=?1 AND href LIKE '%' || ?2")
      .bind(its.id, request?.id)
      .all();
    expect(notifications.results.map(({ kind }) => kind)).toEqual(['request-rejected']);
    // With another day it continues.
    await editedRequest(its, {
      'Request.Id': request?.id,
      'Request.Facts': JSON.stringify({ validUntil: dayIn(9) }),
      'Request.Send': true,
    });
    expect(await decided('request', request?.id ?? '', true)).toBe('APPROVED');
    expect(await cardOf(request?.id ?? '')).toBeDefined();
  });
});
