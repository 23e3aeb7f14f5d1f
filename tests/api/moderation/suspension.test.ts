/** Suspended people and companies: what ends at once, what is restored, and who may suspend (ADR 032). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { administratorStatement } from '../../../api/account/console-role-store.ts';
import { createChat } from '../../../contract/chat/calls.ts';
import { deleteCompany, getUserCompanies } from '../../../contract/company/calls.ts';
import { requestPublicMs } from '../../../contract/limits.ts';
import { getQueue } from '../../../contract/moderation/calls.ts';
import * as calls from '../../../contract/moderation/people-calls.ts';
import { setConsoleRole } from '../../../contract/moderation/console-calls.ts';
import { setRequestPause } from '../../../contract/request/calls.ts';
import { getHandoffToken, getSessions, login, refreshToken } from '../../../contract/session/calls.ts';
import { call, clock, data, newAddress } from '../../support/api/api-client.ts';
import {
  approvedCompany,
  consolePerson,
  database,
  member,
  password,
  signIn,
  staffOf,
  type TestUser,
} from '../../support/api/api-fixtures.ts';
import { contact, contactBody, look, opened, say, trader } from '../../support/api/chat/chat-fixtures.ts';
import { hangUp, listen } from '../../support/api/chat/listening.ts';
import { answersWith, soughtOf, answersToGuests } from '../../support/api/public-sight.ts';
import { decided, editedCompany, published } from '../../support/api/published.ts';
import { allRows, runSql } from '../../support/api/database.ts';

// The time limit is long, because every public call is made several times.
vi.setConfig({ testTimeout: 60_000 });

// Sockets go by the platform's clock.
beforeEach(() => {
  clock.at = Date.now();
});
afterEach(hangUp);

const note = 'Reported by three companies.';
type Who = { token: string };
const person = (by: Who, id: string, isSuspended: boolean) =>
  call(calls.setPersonSuspension, { token: by.token, body: { id, isSuspended, note, ...(isSuspended && { reason: 'FRAUD' as const }) } });
const company = (by: Who, id: string, isSuspended: boolean) =>
  call(calls.setCompanySuspension, { token: by.token, body: { id, isSuspended, note, ...(isSuspended && { reason: 'SPAM' as const }) } });
const codeOf = async (answer: Promise<{ envelope: { code: string } }>): Promise<string> => (await answer).envelope.code;

const entering = (who: TestUser, typed = password, source: 0 | 1 = 1) =>
  call(login, {
    body: { email: who.email, password: typed, source },
    headers: newAddress(),
  });
/** A company's rows as they are stored, but for the version. */
const stored = async (companyId: string) => [
  (await allRows('SELECT * FROM company WHERE id=?1', companyId)).map(({ version: _, ...row }) => row),
  await allRows('SELECT * FROM request WHERE company_id=?1 ORDER BY seq', companyId),
  await allRows('SELECT * FROM product WHERE company_id=?1 ORDER BY seq', companyId),
];
const inPublic = async () => [
  await allRows("SELECT kind, facet, n FROM facet_count WHERE n<>0 AND kind IN('company','request') ORDER BY kind, facet"),
  await allRows('SELECT id FROM company_fts_docsize ORDER BY id'),
  await allRows('SELECT id FROM request_fts_docsize ORDER BY id'),
  await allRows('SELECT id FROM product_fts_docsize ORDER BY id'),
];

describe('a suspended person', () => {
  test('cannot sign in, refresh, hand over or call, nor can their staff, and learns the reason only with the right password', async () => {
    const administrator = await consolePerson('administrator');
    const who = await member();
    const colleague = await staffOf(who, ['getChat']);
    const { refreshToken: web = '' } = (await entering(who)).envelope.data ?? {};
    const { refreshToken: app = '', accessToken = '' } = (await entering(who, password, 0)).envelope.data ?? {};
    const { handoffToken } = await data(getHandoffToken, { token: accessToken });
    const { refreshToken: theirs = '' } = (await entering(colleague)).envelope.data ?? {};
    expect(await codeOf(person(administrator, who.id, true))).toBe('SUSPENDED');

    for (const token of [who.token, accessToken, colleague.token]) expect((await call(getSessions, { token })).status).toBe(401);
    for (const token of [web, app, handoffToken, theirs])
      expect((await call(refreshToken, { query: { refreshToken: token ?? '' } })).status).toBe(401);
    for (const one of [who, colleague]) {
      const refused = await entering(one);
      expect([refused.status, refused.envelope.code, refused.envelope.data]).toEqual([403, 'ACCOUNT_SUSPENDED', undefined]);
      expect((await entering(one, 'not-this-one')).envelope.code).toBe('INVALID_CREDENTIALS');
    }

    expect(await codeOf(person(administrator, who.id, false))).toBe('SUSPENSION_LIFTED');
    expect([(await entering(who)).status, (await entering(colleague)).status]).toEqual([200, 200]);
    expect((await call(getSessions, { token: who.token })).status).toBe(401);
  });

  test('starts no session that was under way: the database refuses it', async () => {
    const administrator = await consolePerson('administrator');
    const who = await member();
    const colleague = await staffOf(who);
    await person(administrator, who.id, true);
    await expect(signIn(who)).rejects.toThrow('account_suspended');
    await expect(signIn(colleague)).rejects.toThrow('account_suspended');
  });

  test('gets no further events from chats and live connection, at once', async () => {
    const administrator = await consolePerson('administrator');
    const [from, to] = [await trader(), await trader()];
    const chatId = await opened(from, to, { text: 'First' });
    const colleague = await staffOf(from, ['getChat']);
    const [room, line, theirs, others] = [
      await listen(chatId, from.token),
      await listen('', from.token),
      await listen(chatId, colleague.token),
      await listen(chatId, to.token),
    ];
    await person(administrator, colleague.id, true);
    await vi.waitFor(() => expect(theirs.closed).toMatchObject([{ code: 4001 }]));
    expect([room, line, others].flatMap(({ closed }) => closed)).toEqual([]);
    await person(administrator, from.id, true);
    for (const { closed } of [room, line]) await vi.waitFor(() => expect(closed).toMatchObject([{ code: 4001 }]));
    expect(others.closed).toEqual([]);
    expect(await codeOf(say(from, chatId, 'Still there'))).toBe('UNAUTHENTICATED');
    expect((await look(to, chatId)).messages.map(({ text }) => text)).toEqual(['First']);
  });

  test('disappears from every list with companies, requests and products, gets no new contact, and returns unchanged', async () => {
    const administrator = await consolePerson('administrator');
    const [its, other] = [await published('Suspendus Rope Works'), await trader()];
    const hidden = await approvedCompany(its, { name: 'Hidden Yard' });
    await runSql('UPDATE company SET is_active=0 WHERE id=?1', hidden.id);
    const sought = await soughtOf(its, ['Suspendus Rope Works', 'Hemp rope']);
    const [shown, before, listed] = [
      await answersToGuests(sought),
      [await stored(its.company.id), await stored(hidden.id)],
      await inPublic(),
    ];
    await person(administrator, its.id, true);
    const traces = ['Suspendus', its.company.id, its.company.path, its.requestId, its.productId];
    expect(answersWith(await answersToGuests(sought), traces)).toEqual([]);
    expect(await codeOf(contact(other, its))).toBe('NOT_FOUND');
    await person(administrator, its.id, false);
    expect(await answersToGuests(sought)).toEqual(shown);
    expect([await stored(its.company.id), await stored(hidden.id)]).toEqual(before);
    expect(await inPublic()).toEqual(listed);
  });

  test('loses access to the console at once, and cannot be its last administrator', async () => {
    const [one, other] = [await consolePerson('administrator'), await consolePerson('administrator')];
    const moderatorUser = await consolePerson('moderator');
    const decidable = await published('Claimed Yard');
    await runSql(
      "INSERT INTO moderation_claim(kind, item_id, user_id, expires_at) VALUES('company',?1,?2,?3)",
      decidable.company.id,
      moderatorUser.id,
      clock.now() + 1e6,
    );
    expect(await codeOf(person(one, moderatorUser.id, true))).toBe('SUSPENDED');
    expect((await call(getQueue, { token: moderatorUser.token, query: { kind: 'company' } })).status).toBe(401);
    expect(await allRows('SELECT 1 FROM moderation_claim WHERE user_id=?1', moderatorUser.id)).toEqual([]);
    expect(await codeOf(person(one, one.id, true))).toBe('OWN_ACCOUNT');
    await consolePerson('administrator');
    const administrators = await Promise.all([consolePerson('administrator'), consolePerson('administrator')]);
    const shots = await Promise.all([
      person(administrators[0], administrators[1].id, true),
      person(administrators[1], administrators[0].id, true),
    ]);
    expect(shots.filter(({ status }) => status === 200)).toHaveLength(1);
    const fallen = shots[0].status === 200 ? administrators[1] : administrators[0];
    await expect(database().batch([administratorStatement(database(), fallen.id)])).rejects.toThrow('malformed JSON');
    // All other administrators of this file's database.
    await runSql("DELETE FROM moderator WHERE role='administrator' AND user_id NOT IN(?1,?2)", one.id, other.id);
    const answers = await Promise.all([person(one, other.id, true), person(other, one.id, true)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [last] = (await allRows(
      "SELECT u.id, u.email FROM moderator m JOIN users u ON u.id=m.user_id WHERE m.role='administrator' AND u.suspended_at IS NULL",
    )) as {
      id: string;
    }[];
    const left = last?.id === one.id ? one : other;
    await expect(runSql("UPDATE users SET suspended_at=1, suspend_reason='FRAUD' WHERE id=?1", left.id)).rejects.toThrow('last_moderator');
    await expect(runSql('DELETE FROM moderator WHERE user_id=?1', left.id)).rejects.toThrow('last_moderator');
    const third = await consolePerson('administrator');
    expect(await codeOf(call(setConsoleRole, { token: third.token, body: { email: left.email, role: 'none' } }))).toBe('ROLE_SET');
  });
});

describe('a suspended company', () => {
  test('is not public and cannot write; its owner continues with the others, and is notified', async () => {
    const administrator = await consolePerson('administrator');
    const [its, other] = [await published('Stilled Rope Works'), await trader()];
    const second = await approvedCompany(its, { name: 'Second Yard' });
    const chatId = await opened(its, other, { text: 'First' });
    const sought = await soughtOf(its, ['Stilled Rope Works', 'Hemp rope']);
    const [before, listed] = [await stored(its.company.id), await inPublic()];
    expect(await codeOf(company(administrator, its.company.id, true))).toBe('SUSPENDED');
    expect(answersWith(await answersToGuests(sought), ['Stilled', its.requestId, its.productId])).toEqual([]);

    expect(await codeOf(say(its, chatId, 'Second'))).toBe('COMPANY_SUSPENDED');
    expect((await look(its, chatId)).sendingFault).toBe('COMPANY_SUSPENDED');
    expect((await look(other, chatId)).sendingFault).toBeNull();
    expect(await codeOf(contact(its, other, { chatNameForAll: 'Another' }))).toBe('COMPANY_SUSPENDED');
    expect(await codeOf(contact(other, its, { chatNameForAll: 'Another' }))).toBe('NOT_FOUND');
    const fromSecond = contactBody({ ...its, company: second }, other, { chatNameForAll: 'From the second' });
    expect((await call(createChat, { token: its.token, body: fromSecond })).status).toBe(200);
    expect(await editedCompany(its, { IsActive: 'true' })).toBe('COMPANY_SUSPENDED');
    const own = (await data(getUserCompanies, { token: its.token })).companies;
    expect(own.filter(({ isSuspended }) => isSuspended).map(({ id }) => id)).toEqual([its.company.id]);

    expect(await codeOf(company(administrator, its.company.id, false))).toBe('SUSPENSION_LIFTED');
    expect(await stored(its.company.id)).toEqual(before);
    expect(await inPublic()).toEqual(listed);
    expect(await codeOf(say(its, chatId, 'Second'))).toBe('MESSAGE_SENT');
  });

  test('whose owner has no other one cannot be replaced by the account’s own address', async () => {
    const administrator = await consolePerson('administrator');
    const [lone, other] = [await trader(), await trader()];
    const id = (await allRows('SELECT id FROM company WHERE owner_user_id=?1 AND is_user_company=1', lone.id))[0]?.['id'];
    const inPerson = (chatNameForAll: string) => contact(lone, other, { fromCompanyId: String(id), chatNameForAll });
    expect((await inPerson('Before')).status).toBe(200);
    await company(administrator, lone.company.id, true);
    expect(await codeOf(inPerson('After'))).toBe('COMPANY_SUSPENDED');
  });

  test('stays suspended as long as its account, and the account’s other companies are not restored with it', async () => {
    const administrator = await consolePerson('administrator');
    const its = await published('Twice Rope Works');
    const second = await approvedCompany(its, { name: 'Twice Second' });
    const before = [await stored(its.company.id), await stored(second.id)];
    const active = async () =>
      (await allRows('SELECT is_active FROM company WHERE id IN(?1,?2) ORDER BY seq', its.company.id, second.id)).map(
        (row) => row['is_active'],
      );
    for (const order of ['company first', 'account first']) {
      await company(administrator, its.company.id, true);
      await person(administrator, its.id, true);
      expect(await active()).toEqual([0, 0]);
      if (order === 'company first') {
        await company(administrator, its.company.id, false);
        expect(await active()).toEqual([0, 0]);
        await person(administrator, its.id, false);
      } else {
        await person(administrator, its.id, false);
        expect(await active()).toEqual([0, 1]);
        await company(administrator, its.company.id, false);
      }
      expect([await stored(its.company.id), await stored(second.id)]).toEqual(before);
    }
  });

  test('can be deleted by its owner, which does not lift the suspension', async () => {
    const administrator = await consolePerson('administrator');
    const [its, other] = [await published('Ended Rope Works'), await trader()];
    const chatId = await opened(its, other, { text: 'First' });
    await company(administrator, its.company.id, true);
    expect(await codeOf(call(deleteCompany, { token: its.token, query: { id: its.company.id } }))).toBe('COMPANY_DELETED');
    expect(await codeOf(say(its, chatId, 'Second'))).toBe('COMPANY_GONE');
    expect(await codeOf(company(administrator, its.company.id, false))).toBe('NOT_FOUND');
    expect(await allRows('SELECT suspension FROM company WHERE id=?1', its.company.id)).toEqual([{ suspension: 1 }]);
  });

  test('keeps its submissions: approved meanwhile they are public only after it; paused or expired ones stay hidden', async () => {
    const administrator = await consolePerson('administrator');
    const its = await published('Waiting Rope Works');
    const fresh = await approvedCompany(its, { name: 'Fresh Yard', approveStatus: 3 });
    await company(administrator, fresh.id, true);
    expect(await decided('company', fresh.id, true)).toBe('APPROVED');
    const isActive = async (id: string) => (await allRows('SELECT is_active FROM company WHERE id=?1', id))[0]?.['is_active'];
    expect(await isActive(fresh.id)).toBe(0);
    await company(administrator, fresh.id, false);
    expect(await isActive(fresh.id)).toBe(1);

    expect(await codeOf(call(setRequestPause, { token: its.token, body: { id: its.requestId, isPaused: true } }))).toBe('REQUEST_PAUSED');
    await company(administrator, its.company.id, true);
    await company(administrator, its.company.id, false);
    expect(await allRows('SELECT is_active, hidden_with_company FROM request WHERE id=?1', its.requestId)).toEqual([
      { is_active: 0, hidden_with_company: 0 },
    ]);
    const later = await published('Later Rope Works');
    const again = await consolePerson('administrator');
    await company(again, later.company.id, true);
    clock.advance(requestPublicMs + 1);
    const third = await consolePerson('administrator');
    await company(third, later.company.id, false);
    expect(await allRows('SELECT is_active, hidden_with_company FROM request WHERE id=?1', later.requestId)).toEqual([
      { is_active: 0, hidden_with_company: 0 },
    ]);
  });
});

describe('a suspension', () => {
  test('has a reason, is logged with it, and has no effect twice', async () => {
    const administrator = await consolePerson('administrator');
    const who = await member();
    const bare = call(calls.setPersonSuspension, { token: administrator.token, body: { id: who.id, isSuspended: true, note } });
    expect((await bare).envelope.errors).toEqual({ reason: 'REQUIRED' });
    const both = await Promise.all([person(administrator, who.id, true), person(administrator, who.id, true)]);
    expect(both.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(await codeOf(person(administrator, who.id, true))).toBe('SUSPENDED');
    expect(
      await allRows(
        'SELECT action, detail, actor_user_id AS actor, old_values AS old, new_values AS new FROM audit_log WHERE target_id=?1',
        who.id,
      ),
    ).toEqual([
      {
        action: 'user.suspend',
        detail: note,
        actor: administrator.id,
        old: JSON.stringify({ standing: 'active', reason: null }),
        new: JSON.stringify({ standing: 'suspended', reason: 'FRAUD' }),
      },
    ]);
    expect((await data(calls.findPeople, { token: administrator.token, query: { isSuspended: true } })).people).toContainEqual(
      expect.objectContaining({ id: who.id, standing: 'suspended' }),
    );
    expect((await data(calls.getPerson, { token: administrator.token, query: { id: who.id } })).suspension?.reason).toBe('FRAUD');
  });

  test('is refused to moderators, as is signing out everywhere', async () => {
    const [moderatorUser, who] = [await consolePerson('moderator'), await published('Untouched Works')];
    expect(await codeOf(person(moderatorUser, who.id, true))).toBe('FORBIDDEN');
    expect(await codeOf(company(moderatorUser, who.company.id, true))).toBe('FORBIDDEN');
    expect(await codeOf(call(calls.endPersonSessions, { token: moderatorUser.token, body: { id: who.id, note } }))).toBe('FORBIDDEN');
    expect(await codeOf(call(calls.endPersonSessions, { token: who.token, body: { id: moderatorUser.id, note } }))).toBe('FORBIDDEN');
  });

  test('differs from signing out everywhere, after which a password opens the account again', async () => {
    const administrator = await consolePerson('administrator');
    const who = await member();
    const line = await listen('', who.token);
    expect(await codeOf(call(calls.endPersonSessions, { token: administrator.token, body: { id: who.id, note } }))).toBe('SESSION_ENDED');
    await vi.waitFor(() => expect(line.closed).toMatchObject([{ code: 4001 }]));
    expect((await call(getSessions, { token: who.token })).status).toBe(401);
    expect((await entering(who)).status).toBe(200);
  });
});
