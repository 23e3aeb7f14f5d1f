/** Which reads use a replica, when replicas lag as much as D1 allows (ADR 007). */
import { env as real } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Env } from '../../../api/platform/env.ts';
import { bookmarkHeader } from '../../../contract/wire/internal-headers.ts';
import { checkVerifyCode, editPassword, updateLanguage } from '../../../contract/auth/calls.ts';
import { getCompanyByPath, getCompanyCards } from '../../../contract/company/calls.ts';
import { replicaAgeMaxMs } from '../../../contract/limits.ts';
import { decide, getQueue } from '../../../contract/moderation/calls.ts';
import { verifyProForma } from '../../../contract/quote/calls.ts';
import { getInvitation } from '../../../contract/staff/calls.ts';
import { deleteSession, getSessions, login } from '../../../contract/session/calls.ts';
import { editUserProfile, getUserProfile } from '../../../contract/user/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, member, moderator, password, signIn, signUp, staffOf } from '../../support/api/api-fixtures.ts';
import { lagging } from '../../support/api/crash/lagging.ts';

const cards = async (env: Env, headers: Record<string, string> = {}): Promise<string[]> =>
  (await data(getCompanyCards, { body: {}, headers, env })).companies.map(({ id }) => id);

test('public reads use replicas that are at most five seconds behind', async () => {
  const { trips, isolate } = await lagging();
  const env = isolate();
  const company = await approvedCompany(await member());
  expect(await cards(env)).toContain(company.id);
  const second = await approvedCompany(await member());
  Object.assign(trips, { primary: 0, replica: 0 });
  clock.advance(replicaAgeMaxMs - 1);
  expect(await cards(env), 'a copy of before').not.toContain(second.id);
  expect(trips.primary).toBe(0);
  expect(trips.replica).toBeGreaterThan(0);
  clock.advance(1);
  expect(await cards(env)).toContain(second.id);
});

test('what an account has written is read by itself, by its other devices and by its staff, from replicas that contain it', async () => {
  const { trips, isolate } = await lagging();
  const owner = await member();
  const company = await approvedCompany(owner);
  const [other, colleague] = [await signIn(owner), await staffOf(owner, ['viewUserProfile'])];
  const here = isolate();
  await data(getUserProfile, { token: owner.token, env: here });
  for (const [round, readers] of [[1, [owner.token, other]] as const, [2, [other, owner.token]] as const]) {
    const FullName = `Renamed Trader ${'ab'.charAt(round - 1)}`;
    const body = { UserID: owner.id, FullName, 'Address.stDescription': 'Quay 4' };
    await data(editUserProfile, { token: readers[0], env: here, body });
    Object.assign(trips, { primary: 0, replica: 0 });
    const reads = [...readers.map((token) => [token, here] as const), ...readers.map((token) => [token, isolate()] as const)];
    for (const [token, env] of reads) expect((await data(getUserProfile, { token, env })).user.fullName).toBe(FullName);
    // The session is read from the primary, the rest from a replica.
    expect(trips.primary).toBe(reads.length);
    expect(trips.replica).toBeGreaterThanOrEqual(reads.length);
  }
  await real.DB.prepare('UPDATE company SET is_active=0 WHERE id=?1').bind(company.id).run();
  expect((await call(getCompanyByPath, { token: colleague.token, query: { path: company.path }, env: isolate() })).status).toBe(404);
});

test.each<[string, (env: Env) => Promise<{ status: number }>]>([
  ['a pro-forma is checked', (env) => call(verifyProForma, { query: { number: 'PF-1', code: 'none' }, env })],
  ['an invitation is looked at', (env) => call(getInvitation, { query: { guid: 'none' }, env })],
  ['a link is looked at', (env) => call(checkVerifyCode, { query: { guid: 'none' }, env })],
  ['somebody signs in', (env) => call(login, { body: { email: 'nobody@example.test', password, source: 1 }, env })],
])('where %s, the primary is asked first', async (_, ask) => {
  const { trips, isolate } = await lagging();
  const env = isolate();
  await cards(env);
  await member();
  Object.assign(trips, { primary: 0, replica: 0, stale: 0 });
  expect((await ask(env)).status).toBeLessThan(500);
  expect(trips.stale).toBe(0);
});

test('a changed password is the only valid one at once, and an ended session is invalid', async () => {
  const { isolate } = await lagging();
  const user = await signUp();
  const env = isolate();
  await cards(env);
  const enter = (secret: string) => call(login, { body: { email: user.email, password: secret, source: 1 }, env });
  const token = async (): Promise<string> => (await enter(password)).envelope.data?.accessToken ?? '';
  const [first, second] = [await token(), await token()];
  expect((await call(getSessions, { token: second, env })).status).toBe(200);
  await data(deleteSession, { token: first, query: { id: 'all' }, env: isolate() });
  expect((await call(getSessions, { token: second, env })).status).toBe(401);
  await data(editPassword, { token: first, body: { oldPW: password, newPW: 'Another-harbour-8' }, env: isolate() });
  expect((await enter(password)).status).not.toBe(200);
  expect((await enter('Another-harbour-8')).status).toBe(200);
});

test('what was written through an edge is in its next public answers', async () => {
  const { isolate } = await lagging();
  const [readers, writers] = [isolate(), isolate()];
  const owner = await member();
  await cards(readers);
  const company = await approvedCompany(owner);
  const { headers } = await call(updateLanguage, { token: owner.token, query: { language: 'TR' }, env: writers });
  expect(await cards(readers), 'a copy of before').not.toContain(company.id);
  expect(await cards(readers, { [bookmarkHeader]: headers.get(bookmarkHeader) ?? '' })).toContain(company.id);
});

test('an approval is public five seconds later, however far replicas lag', async () => {
  const { isolate } = await lagging();
  const [readers, moderating] = [isolate(), isolate()];
  const moderatorUser = await moderator();
  const company = await approvedCompany(await member(), { approveStatus: 3 });
  expect(await cards(readers)).not.toContain(company.id);
  const { items } = await data(getQueue, { token: moderatorUser.token, query: { kind: 'company' }, env: moderating });
  const version = items.find(({ id }) => id === company.id)?.version ?? -1;
  const decided = await call(decide, {
    token: moderatorUser.token,
    body: { kind: 'company', id: company.id, version, approve: true },
    env: moderating,
  });
  expect(decided.status).toBe(200);
  clock.advance(replicaAgeMaxMs);
  expect(await cards(readers)).toContain(company.id);
});
