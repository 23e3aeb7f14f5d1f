/** Moderation queues: filters, claims, changes, duplicates, reasons at fields (ADR 031). */
import { beforeEach, describe, expect, test } from 'vitest';
import { claimMs, hourMs } from '../../../contract/limits.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import { claimItem, decide, getItem, getQueue } from '../../../contract/moderation/calls.ts';
import { call, callLoosely, clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, consoleSession, member, moderator, type TestUser } from '../../support/api/api-fixtures.ts';
import { editedCompany, editedRequest, published, sentCompany } from '../../support/api/published.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

beforeEach(() => clock.restart());
type Member = TestUser & { token: string };

const twoMoments = 2;
/** A company that waits, of an owner with this language. */
async function waitingCompany(language = 'EN') {
  const owner = await member();
  await runSql('UPDATE users SET language=?2 WHERE id=?1', owner.id, language);
  const company = await approvedCompany(owner, { approveStatus: 3 });
  clock.advance(twoMoments);
  return { owner, ...company };
}
const look = (token: string, id: string, kind: ModerationKind = 'company') => data(getItem, { token, query: { kind, id } });
const idsOf = async (
  token: string,
  query: { language?: string; country?: string; olderThanHours?: string; claimed?: string },
): Promise<string[]> => {
  const answer = await data(getQueue, { token, query: { kind: 'company', ...query } as never });
  return answer.items.map(({ id }) => id);
};
const claim = (who: Member, id: string, isClaimed = true) =>
  call(claimItem, { token: who.token, body: { kind: 'company', id, isClaimed } });
const approve = async (who: Member, id: string, version: number) =>
  call(decide, { token: who.token, body: { kind: 'company', id, version, approve: true } });

describe('filters', () => {
  test('by language, country and age; oldest first', async () => {
    const moderatorUser = await moderator();
    const [old, russian] = [await waitingCompany('EN'), await waitingCompany('RU')];
    const abroad = await waitingCompany('EN');
    await runSql("UPDATE company SET country_id=(SELECT id FROM country WHERE code='DE') WHERE id=?1", abroad.id);
    await runSql('UPDATE company SET sent_at=?2 WHERE id=?1', old.id, clock.now() - 30 * hourMs);
    const all = [old.id, russian.id, abroad.id];
    const seen = async (query: Parameters<typeof idsOf>[1]) => (await idsOf(moderatorUser.token, query)).filter((id) => all.includes(id));
    expect(await seen({})).toEqual(all);
    expect(await seen({ language: 'ru' })).toEqual([russian.id]);
    expect(await seen({ country: 'DE' })).toEqual([abroad.id]);
    expect(await seen({ olderThanHours: '24' })).toEqual([old.id]);
    expect(await seen({ olderThanHours: '31' })).toEqual([]);
    expect(await seen({ language: 'EN', country: 'tr' })).toEqual([old.id]);
    for (const wrong of [{ country: 'Germany' }, { olderThanHours: '0' }, { claimed: 'nobody' }, { language: 'xx' }])
      expect((await callLoosely(getQueue, { token: moderatorUser.token, query: { kind: 'company', ...wrong } })).status).toBe(400);
  });

  test.each(['request', 'phone', 'contact', 'report', 'certificate'] as const)(
    'each of them is understood by the queue of %s',
    async (kind) => {
      const { token } = await moderator();
      const query = { kind, language: 'TR' as const, country: 'tr', olderThanHours: 1, claimed: 'free' as const };
      expect((await call(getQueue, { token, query })).status).toBe(200);
    },
  );
});

describe('claims', () => {
  test('a moderator who opens an item claims it for a while: another one learns who, and can neither claim nor decide', async () => {
    const [one, two] = [await moderator(), await moderator()];
    const { id } = await waitingCompany();
    const { envelope } = await claim(one, id);
    const until = new Date(clock.now() + claimMs).toISOString();
    expect(envelope.data?.claim).toEqual({ by: one.fullName, isOwn: true, dtUntil: until });
    const { item } = await look(two.token, id);
    expect(item.claim).toEqual({ by: one.fullName, isOwn: false, dtUntil: until });
    const refusal = { status: 409, envelope: { code: 'ITEM_CLAIMED', data: { by: one.fullName, isOwn: false, dtUntil: until } } };
    expect(await claim(two, id)).toMatchObject(refusal);
    expect(await approve(two, id, item.version)).toMatchObject(refusal);
    expect([await idsOf(two.token, { claimed: 'others' }), await idsOf(one.token, { claimed: 'mine' })]).toEqual([[id], [id]]);
    expect([await idsOf(two.token, { claimed: 'mine' }), (await idsOf(one.token, { claimed: 'free' })).includes(id)]).toEqual([[], false]);
    expect((await approve(one, id, item.version)).status).toBe(200);
    expect(await firstValue('SELECT COUNT(*) AS n FROM moderation_claim WHERE item_id=?1', id)).toBe(0);
  });

  test('it expires by the clock, is extended by further work, and can be released', async () => {
    const [one, two] = [await moderator(), await moderator()];
    const { id } = await waitingCompany();
    await claim(one, id);
    clock.advance(claimMs - 1);
    expect((await claim(two, id)).status).toBe(409);
    expect((await claim(one, id)).status).toBe(200);
    clock.advance(1);
    expect((await claim(two, id)).status).toBe(409);
    expect((await claim(two, id, false)).status, 'nobody lets go what another one has').toBe(200);
    expect((await claim(two, id)).status).toBe(409);
    expect((await claim(one, id, false)).status).toBe(200);
    expect((await claim(two, id)).status).toBe(200);
    clock.advance(claimMs);
    const again = { ...one, token: await consoleSession(one) };
    expect((await claim(again, id)).status).toBe(200);
  });

  test('one of several concurrent ones succeeds', async () => {
    const people = await Promise.all([moderator(), moderator(), moderator()]);
    const { id } = await waitingCompany();
    const answers = await Promise.all(people.map((who) => claim(who, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const winner = people[answers.findIndex(({ status }) => status === 200)];
    for (const { status, envelope } of answers)
      if (status === 409) expect(envelope).toMatchObject({ code: 'ITEM_CLAIMED', data: { by: winner?.fullName } });
  });

  test('a decided item cannot be claimed, and the decision is shown, also to a concurrent decider', async () => {
    const [one, two] = [await moderator(), await moderator()];
    const { id } = await waitingCompany();
    const { item } = await look(one.token, id);
    const answers = await Promise.all([approve(one, id, item.version), approve(two, id, item.version)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [winner, loser] = answers[0].status === 200 ? [one, two] : [two, one];
    const refusal = { code: 'ALREADY_DECIDED', data: { by: winner.fullName, isApproved: true, at: new Date(clock.now()).toISOString() } };
    expect(answers.find(({ status }) => status === 409)?.envelope).toMatchObject(refusal);
    expect((await claim(loser, id)).envelope).toMatchObject(refusal);
    expect((await claim(loser, 'abcdefabcdefabcdefabcdef')).envelope.code).toBe('NOT_FOUND');
  });
});

describe('comparison', () => {
  test('the public version is beside an edit; a first version is alone', async () => {
    const moderatorUser = await moderator();
    const its = await published('Approved Rope Works');
    await editedCompany(its, { Name: 'Renamed Rope Works' });
    await sentCompany(its);
    const { company, approvedCompany: approved } = await look(moderatorUser.token, its.company.id);
    expect([company?.name, approved?.name]).toEqual(['Renamed Rope Works', 'Approved Rope Works']);
    await editedRequest(its, { 'Request.Id': its.requestId, 'Request.Name': 'Sisal rope wanted', 'Request.Send': 'true' });
    const waiting = await callLoosely(getItem, { token: moderatorUser.token, query: { kind: 'request', id: its.requestId } });
    expect(waiting.envelope.data).toMatchObject({
      request: { name: 'Sisal rope wanted' },
      approvedRequest: { name: 'Hemp rope wanted', companyName: 'Approved Rope Works' },
    });
    expect((await look(moderatorUser.token, (await waitingCompany()).id)).approvedCompany).toBeNull();
  });

  test('items with the same description are listed, also own and short ones', async () => {
    const moderatorUser = await moderator();
    const [one, other, another, short] = [await waitingCompany(), await waitingCompany(), await waitingCompany(), await waitingCompany()];
    const text = 'We weave towels of combed cotton for hotels in thirty countries. '.repeat(4);
    const write = (id: string, description: string) => runSql('UPDATE company SET description=?2 WHERE id=?1', id, description);
    await write(one.id, text);
    await write(other.id, text);
    await write(another.id, `${text}And bathrobes.`);
    await write(short.id, 'Towels.');
    await write((await waitingCompany()).id, 'Towels.');
    expect((await look(moderatorUser.token, one.id)).textTwins).toEqual([
      { id: other.id, name: other.name, ownerName: other.owner.fullName },
    ]);
    expect((await look(moderatorUser.token, another.id)).textTwins).toEqual([]);
    expect((await look(moderatorUser.token, short.id)).textTwins).toEqual([]);
    await runSql('UPDATE company SET deleted_at=1, is_active=0 WHERE id=?1', other.id);
    expect((await look(moderatorUser.token, one.id)).textTwins).toEqual([]);
  });

  test.each(['company', 'request'])('the same descriptions of a %s are found in an index', async (table) => {
    const sql = `SELECT * FROM ${table} WHERE substr(description, 1, 80) = substr(?1, 1, 80) AND deleted_at IS NULL AND length(description) >= 40 AND id <> ?2 LIMIT 60`;
    const results = await allRows<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, 'a', 'b');
    expect(results.map(({ detail }) => detail).join(' ')).toContain(`${table}_same_text`);
  });
});

describe('reasons at fields', () => {
  const reject = async (id: string, faults: unknown, reasons: unknown = ['DESCRIPTION_UNCLEAR', 'INCOMPLETE']) => {
    const moderatorUser = await moderator();
    const { item } = await look(moderatorUser.token, id);
    return callLoosely(decide, {
      token: moderatorUser.token,
      body: { kind: 'company', id, version: item.version, approve: false, reasons, faults },
    });
  };

  test('are stored with the rejection, and lead the owner to the first field', async () => {
    const { id, owner } = await waitingCompany();
    const faults = [
      { reason: 'DESCRIPTION_UNCLEAR', field: 'description' },
      { reason: 'INCOMPLETE', field: 'taxNumber' },
      { reason: 'INCOMPLETE', field: 'address' },
    ];
    expect((await reject(id, faults)).envelope.code).toBe('REJECTED');
    const stored = await firstValue<string>('SELECT reject_reason FROM company WHERE id=?1', id);
    expect(JSON.parse(stored ?? '')).toEqual({ reasons: ['DESCRIPTION_UNCLEAR', 'INCOMPLETE'], note: '', faults });
    const href = await firstValue("SELECT href FROM notification WHERE user_id=?1 AND kind='company-rejected'", owner.id);
    expect(href).toBe(`/my-companies/${id}?fix=description`);
  });

  test.each([
    ['a field that the form has not', [{ reason: 'INCOMPLETE', field: 'goods' }]],
    ['a reason that is not among those given', [{ reason: 'DUPLICATE', field: 'name' }]],
    ['something else besides', [{ reason: 'INCOMPLETE', field: 'name', more: 1 }]],
  ])('%s is refused', async (_, faults) => {
    const { id } = await waitingCompany();
    expect((await reject(id, faults)).status).toBe(400);
  });
});
