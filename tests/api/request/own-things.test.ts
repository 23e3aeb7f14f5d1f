/** Nobody decides in the console on items of their own account: refused, hidden from them, and left to a colleague. */
import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditStatement } from '../../../api/platform/db/audit.ts';
import { newId } from '../../../api/platform/ids.ts';
import { subjects } from '../../../api/subjects.ts';
import type { WholeCall } from '../../../contract/wire/call.ts';
import { wholeCalls as calls } from '../../../contract/wire/schemas.ts';
import { getAuditLog } from '../../../contract/moderation/console-calls.ts';
import { decide, getItem, getQueue, moderationKinds } from '../../../contract/moderation/calls.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import { findCompanies, findPeople } from '../../../contract/moderation/people-calls.ts';
import { getOrders } from '../../../contract/payment/calls.ts';
import { callLoosely, clock, data } from '../../support/api/api-client.ts';
import { consolePerson, consoleSession, database, member, signUp, staffOf, type TestUser } from '../../support/api/api-fixtures.ts';
import { belongingsOf } from '../../support/api/call-inputs.ts';
import { consoleCalls, ownItems, type OwnThings, waitingOf } from '../../support/data/own-things.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

type Member = TestUser & { token: string };

const ofConsole: WholeCall[] = calls.map(({ call }) => call).filter(({ access }) => access.who === 'console');
const refusing = ofConsole.flatMap((call): [string, WholeCall][] => {
  const about = consoleCalls[call.name];
  return about !== undefined && 'inputs' in about ? [[call.name, call]] : [];
});

/** All kinds of items of a main user who works in the console, waiting for a decision; the reports name somebody else. */
async function withOwnThings(user: TestUser): Promise<{ its: OwnThings; other: Member }> {
  const other = await member();
  await runSql("UPDATE users SET full_name='Reporting Stranger' WHERE id=?1", other.id);
  const all = await belongingsOf(user, other);
  const staffUserId = (await firstValue<string>('SELECT user_id FROM staff WHERE id=?1', all.staffId)) ?? '';
  const its = {
    ...all,
    email: user.email,
    staffUserId,
    reportId: newId(),
    reportedId: newId(),
    contactId: newId(),
    noticeId: newId(),
    noticedId: newId(),
    appealId: newId(),
    appealedId: newId(),
    reportAppealId: newId(),
    noticeAppealId: newId(),
    proposalId: newId(),
  };
  const waiting = waitingOf(its, clock.now());
  await env.DB.batch(waiting.map(([sql, ...values]) => env.DB.prepare(sql).bind(...values)));
  return { its, other };
}
const withRole = (user: TestUser, role: string) =>
  runSql('INSERT INTO moderator(user_id, role, created_at) VALUES(?1,?2,1)', user.id, role);

let chief: Member;
let colleague: Member;
let its: OwnThings;
/** Staff of that account, who work in the console too. */
let staff: TestUser;

beforeAll(async () => {
  chief = await consolePerson('administrator');
  colleague = await consolePerson('administrator');
  ({ its } = await withOwnThings(chief));
  staff = await staffOf(chief, []);
  await withRole(staff, 'administrator');
});
beforeEach(async () => {
  clock.restart();
  chief = { ...chief, token: await consoleSession(chief) };
  colleague = { ...colleague, token: await consoleSession(colleague) };
});

describe('every call of the console', () => {
  test('is classified by whose items it concerns, and its route checks it', () => {
    expect(Object.keys(consoleCalls).toSorted()).toEqual(ofConsole.map(({ name }) => name).toSorted());
    const guarded = subjects
      .flatMap(({ routes }) => routes ?? [])
      .filter(({ accountsOf }) => accountsOf !== undefined)
      .map(({ call }) => call.name);
    expect(guarded.toSorted()).toEqual(refusing.map(([name]) => name).toSorted());
    for (const [, { errors }] of refusing) expect(errors).toContain('OWN_ACCOUNT');
  });

  test.each(refusing)('%s refuses an administrator for their own items, and staff for those of their account', async (name, call) => {
    const about = consoleCalls[name];
    const inputs = about !== undefined && 'inputs' in about ? about.inputs(its) : [];
    expect(inputs.length).toBeGreaterThan(0);
    for (const token of [chief.token, await consoleSession(staff)])
      for (const input of inputs) {
        const { status, envelope } = await callLoosely(call, { ...input, token });
        expect([status, envelope.code, envelope.data], JSON.stringify(input)).toEqual([403, 'OWN_ACCOUNT', undefined]);
      }
  });

  const reading = refusing.filter(([, call]) => call.write !== true);
  test.each(reading)('%s accepts a colleague', async (name, call) => {
    const about = consoleCalls[name];
    for (const input of about !== undefined && 'inputs' in about ? about.inputs(its) : []) {
      const { status, envelope } = await callLoosely(call, { ...input, token: colleague.token });
      // Staff have no credit account.
      const isNone = name === 'GetLedger' && input.body?.['id'] === its.staffUserId;
      expect([status, envelope.code], JSON.stringify(input)).toEqual(isNone ? [404, 'NOT_FOUND'] : [200, 'OK']);
    }
  });
});

describe('a queue', () => {
  const seen = (token: string, kind: ModerationKind) => data(getQueue, { token, query: { kind } });

  test.each(moderationKinds)('of kind %s omits own items, counts the rest, and shows how many wait for a colleague', async (kind) => {
    const own = ownItems[kind](its);
    const theirs = await seen(colleague.token, kind);
    const mine = await seen(chief.token, kind);
    const idsOf = ({ items }: typeof mine) => items.map(({ id }) => id);
    expect(idsOf(theirs)).toEqual(expect.arrayContaining(own));
    expect(idsOf(mine)).toEqual(idsOf(theirs).filter((id) => !own.includes(id)));
    expect([mine.counts[kind], mine.own?.counts[kind], mine.own?.hasColleague]).toEqual([mine.items.length, own.length, true]);
    expect([theirs.counts[kind], theirs.own?.counts[kind]]).toEqual([theirs.items.length, 0]);
    expect(JSON.stringify(mine)).not.toContain('Reporting Stranger');
  });

  test('omits a message with the own address in capitals of a Turkish keyboard', async () => {
    const person = await signUp({ email: `izmir-${newId()}@example.test` });
    await withRole(person, 'moderator');
    const id = newId();
    await runSql(
      "INSERT INTO contact_message(id, name, email, body, created_at) VALUES(?1, 'Mira', ?2, 'Where is my invoice?', 1)",
      id,
      person.email.replace('izmir', 'İZMİR'),
    );
    const listed = async (token: string) => (await seen(token, 'contact')).items.some((item) => item.id === id);
    expect([await listed(await consoleSession(person)), await listed(colleague.token)]).toEqual([false, true]);
  });

  test('reports that there is no colleague, because the account’s own staff do not count', async () => {
    await runSql(
      'UPDATE users SET suspended_at=1, suspend_reason=? WHERE id IN (SELECT user_id FROM moderator WHERE user_id NOT IN (?,?))',
      'OTHER',
      chief.id,
      staff.id,
    );
    expect((await seen(chief.token, 'company')).own).toMatchObject({ hasColleague: false });
    await runSql('UPDATE users SET suspended_at=NULL, suspend_reason=NULL');
  });

  test('continues: a colleague decides, and the owner is refused afterwards too', async () => {
    const owner = await consolePerson('moderator');
    const { its: others } = await withOwnThings(owner);
    const { item } = await data(getItem, { token: colleague.token, query: { kind: 'company', id: others.companyId } });
    const decision = { kind: 'company' as const, id: others.companyId, version: item.version, approve: true };
    expect((await callLoosely(decide, { token: owner.token, body: decision })).envelope.code).toBe('OWN_ACCOUNT');
    expect((await callLoosely(decide, { token: colleague.token, body: decision })).envelope.code).toBe('APPROVED');
    expect((await callLoosely(decide, { token: owner.token, body: decision })).envelope.code).toBe('OWN_ACCOUNT');
  });
});

describe('lists of the console', () => {
  test('omit in the audit log what others did to the own account, with any filter, and keep one’s own actions', async () => {
    const owner = await consolePerson('administrator');
    const { its: theirs } = await withOwnThings(owner);
    const note = 'A colleague’s own words';
    const db = database();
    const row = (actorUserId: string, action: string, targetType: string, targetId: string) =>
      auditStatement(db, { actorUserId, action, targetType, targetId, outcome: 'done', detail: note }, clock.now());
    const targets = {
      user: theirs.userId,
      phone: theirs.userId,
      company: theirs.companyId,
      certificate: theirs.certificateId,
      request: theirs.requestId,
      payment: theirs.orderId,
      chat: theirs.chatId,
      report: theirs.reportedId,
      contact: theirs.contactId,
      notice: theirs.noticeId,
      appeal: theirs.reportAppealId,
    };
    await db.batch(Object.entries(targets).map(([type, id]) => row(colleague.id, `${type}.touched`, type, id)));
    await row(owner.id, 'company.edit', 'company', theirs.companyId).run();
    const asked = async (token: string, query: Record<string, string>) => data(getAuditLog, { token, query });
    const queries: Record<string, string>[] = [{}, { actor: colleague.email }, ...Object.values(targets).map((target) => ({ target }))];
    for (const query of queries) {
      const byColleague = async (token: string) =>
        (await asked(token, query)).entries.filter(({ actorId, detail }) => actorId === colleague.id && detail === note);
      expect((await byColleague(colleague.token)).length).toBeGreaterThan(0);
      expect(await byColleague(owner.token)).toEqual([]);
    }
    const own = await asked(owner.token, { target: theirs.companyId });
    expect([own.entries.map(({ action }) => action), own.leftOut]).toEqual([['company.edit'], 1]);
    const all = await asked(colleague.token, { target: theirs.companyId });
    expect([all.entries.map(({ action }) => action).toSorted(), all.leftOut]).toEqual([['company.edit', 'company.touched'], 0]);
  });

  test('show one’s own person, companies and payments as one knows them, and mark a payment as own', async () => {
    const [person] = (await data(findPeople, { token: chief.token, query: { text: its.userId } })).people;
    const [company] = (await data(findCompanies, { token: chief.token, query: { text: its.companyId } })).companies;
    expect([person?.email, company?.owner.id]).toEqual([chief.email, chief.id]);
    const orders = async (token: string) => (await data(getOrders, { token, body: {} })).orders.find(({ id }) => id === its.orderId);
    expect([(await orders(chief.token))?.isOwn, (await orders(colleague.token))?.isOwn]).toEqual([true, false]);
  });
});
