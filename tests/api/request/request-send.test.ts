/** Storing, paying and submitting a request is one step, and the visible version is submitted. */
import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { requestPublicMs } from '../../../contract/limits.ts';
import { addAndEditRequest, getUserAllRequestCards } from '../../../contract/request/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, balanceOf, member, signIn, withCredits } from '../../support/api/api-fixtures.ts';
import type { Trader } from '../../support/api/chat/chat-fixtures.ts';
import { decided, editedRequest, ownRequest, published, queued, requestBody, sentRequest } from '../../support/api/published.ts';

const price = 20;

async function trader(credits: number): Promise<Trader> {
  const user = await member('basic');
  const company = await approvedCompany(user);
  await withCredits(user, credits);
  return { ...user, company };
}
const countOf = async (sql: string, id: string): Promise<number> => (await env.DB.prepare(sql).bind(id).first<number>('n')) ?? -1;
const transfers = (who: Trader): Promise<number> =>
  countOf("SELECT COUNT(*) AS n FROM credit_transfer WHERE actor_user_id=?1 AND reason='create_request'", who.id);
const quotaUsed = (who: Trader): Promise<number> =>
  countOf('SELECT COALESCE(SUM(used),0) AS n FROM usage_counter WHERE user_id=?1', who.id);

test('a new request is paid and submitted for approval in one step, once per key', async () => {
  const who = await trader(price);
  const before = await balanceOf(who);
  const body = (await requestBody(who, { 'Request.Send': 'true' })) as never;
  const press = () => call(addAndEditRequest, { token: who.token, body, idempotencyKey: 'pay-and-send-1' });
  const answers = await Promise.all([press(), press(), press()]);
  const done = answers.find(({ status }) => status === 200)?.envelope.data;
  expect(done).toMatchObject({ request: { approveStatus: 3, state: 'pending', dtPublicUntil: null }, inCredit: before - price });
  expect(await transfers(who)).toBe(1);
  expect((await data(getUserAllRequestCards, { token: who.token })).count).toBe(1);
  expect(await queued('request', done?.request.id ?? '')).toMatchObject({ title: 'Hemp rope wanted' });
});

test('refused for credits, nothing is stored', async () => {
  const who = await trader(1);
  while ((await balanceOf(who)) >= price) await editedRequest(who);
  const count = async (): Promise<number> => (await data(getUserAllRequestCards, { token: who.token })).count;
  const before = [await balanceOf(who), await transfers(who), await quotaUsed(who), await count()];
  expect((await editedRequest(who, { 'Request.Send': 'true' })).code).toBe('NOT_ENOUGH_CREDIT');
  expect([await balanceOf(who), await transfers(who), await quotaUsed(who), await count()]).toEqual(before);
});

test('a rejected one is submitted again unchanged, or corrected and submitted in one step', async () => {
  const its = await published('Cordage of Trabzon');
  const { request } = await editedRequest(its, { 'Request.Name': 'Old sails wanted', 'Request.Send': 'true' });
  const id = request?.id ?? '';
  await decided('request', id, false);
  expect(await ownRequest(its, id)).toMatchObject({ state: 'rejected', approveStatus: 1 });
  expect(await sentRequest(its, id)).toBe('REQUEST_SENT');
  expect(await ownRequest(its, id)).toMatchObject({ state: 'pending', approveStatus: 3, rejectReason: null });
  expect(await queued('request', id)).toMatchObject({ title: 'Old sails wanted' });
  expect(await sentRequest(its, id)).toBe('NOT_SENDABLE');
  await decided('request', id, false);
  const again = await editedRequest(its, { 'Request.Id': id, 'Request.Name': 'Used sails wanted', 'Request.Send': 'true' });
  expect(again.request).toMatchObject({ state: 'pending', approveStatus: 3, rejectReason: null, name: 'Used sails wanted' });
  expect(await queued('request', id)).toMatchObject({ title: 'Used sails wanted' });
});

test('a rejection is shown until the next submission, also after a correction that was not submitted', async () => {
  const its = await published('Ropeworks of Sinop');
  const { request } = await editedRequest(its, { 'Request.Send': 'true' });
  const id = request?.id ?? '';
  await decided('request', id, false);
  const { request: corrected } = await editedRequest(its, { 'Request.Id': id, 'Request.Description': 'Three tonnes.' });
  expect(corrected).toMatchObject({ approveStatus: 2, state: 'rejected' });
  const rejected = await data(getUserAllRequestCards, { token: its.token, query: { state: 'rejected' } });
  expect(rejected.requests.map((one) => one.id)).toEqual([id]);
  expect(await sentRequest(its, id)).toBe('REQUEST_SENT');
  expect((await data(getUserAllRequestCards, { token: its.token, query: { state: 'rejected' } })).count).toBe(0);
});

test('an expired one is changed and renewed in one step, free of charge, and is public for 60 days from its approval', async () => {
  const its = await published('Yarns of Uşak');
  const end = new Date(clock.now() + requestPublicMs).toISOString();
  expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'approved', dtPublicUntil: end });
  clock.advance(requestPublicMs);
  its.token = await signIn(its);
  // Also before the scheduled run has removed it.
  expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'expired', dtPublicUntil: end });
  const before = await balanceOf(its);
  const change = { 'Request.Id': its.requestId, 'Request.Description': 'Four tonnes.', 'Request.Send': 'true' };
  expect((await editedRequest(its, change)).request).toMatchObject({ state: 'pending', description: 'Four tonnes.', dtPublicUntil: null });
  expect(await balanceOf(its)).toBe(before);
  await decided('request', its.requestId, true);
  const renewed = new Date(clock.now() + requestPublicMs).toISOString();
  expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'approved', dtPublicUntil: renewed });
});

test('a public one that keeps its name needs no submission', async () => {
  const its = await published('Nets of Rize');
  const change = { 'Request.Id': its.requestId, 'Request.Description': 'Five tonnes.', 'Request.Send': 'true' };
  expect((await editedRequest(its, change)).request).toMatchObject({ state: 'approved', description: 'Five tonnes.' });
});
