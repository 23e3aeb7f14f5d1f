import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { jobsOf } from '../../../api/jobs/compose.ts';
import { countWaiting, readQueue } from '../../../api/moderation/store.ts';
import { subjects } from '../../../api/subjects.ts';
import { sendVerificationPhoneNumber } from '../../../contract/auth/calls.ts';
import { editCompany, getCompanyById, getCompanyByPath, getCompanyCards, sendToApproveOfCompany } from '../../../contract/company/calls.ts';
import { addContactUs } from '../../../contract/content/calls.ts';
import { requestPublicMs } from '../../../contract/limits.ts';
import type { ModerationKind } from '../../../contract/moderation/schemas.ts';
import { claimItem, decide, getItem, getQueue, reasonsFor } from '../../../contract/moderation/calls.ts';
import { rejectReasons } from '../../../contract/moderation/rejection.ts';
import { flags } from '../../../contract/permissions.ts';
import {
  addAndEditRequest,
  getRequestCards,
  getRequestFacets,
  getUserAllRequestCards,
  sendToApproveOfRequest,
} from '../../../contract/request/calls.ts';
import type { ApiLanguage as Language } from '../../../contract/text/languages.ts';
import { call, callLoosely, clock, data } from '../../support/api/api-client.ts';
import {
  approvedCompany,
  consolePerson,
  database,
  lookups,
  member,
  moderator,
  staffOf,
  type TestCompany,
  type TestUser,
  withCredits,
} from '../../support/api/api-fixtures.ts';
import { changingBeforeWrite } from '../../support/api/suspending.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { firstRow, firstValue, runSql } from '../../support/api/database.ts';

type Member = TestUser & { token: string };

const queue = (token: string, kind: ModerationKind, page?: number) =>
  data(getQueue, { token, query: { kind, ...(page !== undefined && { page }) } });
const decideOn = (token: string, body: Parameters<typeof decisionBody>[0]) => call(decide, { token, body: decisionBody(body) });
const decisionBody = (body: { kind: ModerationKind; id: string; version: number; approve: boolean; reasons?: string[]; note?: string }) =>
  body;
const waiting = async (token: string, kind: ModerationKind, id: string) => {
  const item = (await queue(token, kind)).items.find((entry) => entry.id === id);
  if (item === undefined) throw new Error(`${kind} ${id} does not wait`);
  return item;
};
/** The audit rows, notifications and mails of decisions about one target. */
async function traces(targetId: string, ownerId: string) {
  const audit = await env.DB.prepare(
    "SELECT actor_user_id AS actor, action, target_type AS kind, outcome, detail, at FROM audit_log WHERE target_id=?1 AND (action LIKE '%.approve' OR action LIKE '%.reject') ORDER BY seq",
  )
    .bind(targetId)
    .all<Record<string, unknown>>();
  const notifications = await env.DB.prepare(
    "SELECT kind, payload, href FROM notification WHERE user_id=?1 AND kind NOT LIKE 'credits-%' ORDER BY seq",
  )
    .bind(ownerId)
    .all<{ kind: string; payload: string; href: string }>();
  return {
    audit: audit.results,
    notifications: notifications.results.map(({ payload, ...rest }) => ({
      ...rest,
      values: JSON.parse(payload) as Record<string, string>,
    })),
  };
}

const editBody = (company: TestCompany, changes: Record<string, string> = {}) => ({
  CompanyId: company.id,
  Name: company.name,
  Email: `office-${company.id}@example.test`,
  Description: 'We ship what the season brings.',
  ...changes,
});
const edit = (owner: Member, company: TestCompany, changes: Record<string, string> = {}) =>
  data(editCompany, { token: owner.token, body: editBody(company, changes) as never });
const sendCompany = (owner: Member, company: TestCompany) =>
  data(sendToApproveOfCompany, { token: owner.token, query: { companyId: company.id } });

/** A company as its owner has filled it in and sent it. */
async function sentCompany(language: Language = 'EN'): Promise<{ owner: Member; company: TestCompany }> {
  const owner = await member();
  await runSql('UPDATE users SET language=?2 WHERE id=?1', owner.id, language);
  const company = await approvedCompany(owner, { approveStatus: 2 });
  await edit(owner, company);
  await sendCompany(owner, company);
  return { owner, company };
}

async function requestBody(companyId: string, changes: Record<string, unknown> = {}) {
  const { categoryId, subCategoryId } = await lookups();
  return {
    'Request.CompanyId': companyId,
    'Request.InServiceEnum': 2,
    'Request.CategoryId': categoryId,
    'Request.SubCategoryId': subCategoryId,
    'Request.Name': 'Sun-dried figs',
    'Request.Description': 'Grade A',
    'Request.Keywords': ['figs'],
    ...changes,
  } as never;
}
const sendRequest = (owner: Member, requestId: string) => call(sendToApproveOfRequest, { token: owner.token, query: { requestId } });
async function sentRequest(): Promise<{ owner: Member; companyId: string; id: string }> {
  const owner = await member();
  await withCredits(owner, 100);
  const companyId = (await approvedCompany(owner)).id;
  const { request } = await data(addAndEditRequest, { token: owner.token, body: await requestBody(companyId) });
  await sendRequest(owner, request.id);
  return { owner, companyId, id: request.id };
}
const companyState = async (owner: Member, { id }: TestCompany) => {
  const { approveStatus, rejectReason, dtRejectedAt } = (await data(getCompanyById, { token: owner.token, query: { id } })).company;
  return { approveStatus, rejectReason, dtRejectedAt };
};
const requestState = async (owner: Member, id: string) =>
  (await data(getUserAllRequestCards, { token: owner.token })).requests.find((request) => request.id === id);

describe('permission to moderate', () => {
  const unknown = 'abcdefabcdefabcdefabcdef';
  const calls = [
    (token?: string) => callLoosely(getQueue, { query: { kind: 'company' }, ...(token !== undefined && { token }) }),
    (token?: string) => callLoosely(getItem, { query: { kind: 'company', id: unknown }, ...(token !== undefined && { token }) }),
    (token?: string) =>
      callLoosely(decide, { body: { kind: 'company', id: unknown, version: 1, approve: true }, ...(token !== undefined && { token }) }),
  ];

  test.each([0, 1, 2])('call %i: not for a guest, a main user or staff with every flag; for a moderator', async (index) => {
    const ask = calls[index] ?? calls[0];
    const main = await member('premium');
    expect((await ask?.())?.status).toBe(401);
    for (const { token } of [main, await staffOf(main, flags)])
      expect(await ask?.(token)).toMatchObject({ status: 403, envelope: { code: 'FORBIDDEN' } });
    expect([200, 404]).toContain((await ask?.((await moderator()).token))?.status);
  });

  test('a former moderator is refused at once', async () => {
    const { id, token } = await moderator();
    expect((await calls[0]?.(token))?.status).toBe(200);
    await runSql('DELETE FROM moderator WHERE user_id=?1', id);
    expect((await calls[0]?.(token))?.status).toBe(403);
  });

  test.each(['moderator', 'administrator'] as const)(
    'a person whose role as %s ends while a call is under way neither decides nor claims; another role that decides is enough',
    async (role) => {
      const other = role === 'moderator' ? 'administrator' : 'moderator';
      // A last administrator could not lose the role.
      await consolePerson('administrator');
      const [who, changed] = [await consolePerson(role), await consolePerson(role)];
      const { owner, company } = await sentCompany();
      const { version } = await waiting(who.token, 'company', company.id);
      const body = decisionBody({ kind: 'company', id: company.id, version, approve: true });
      const ending = (userId: string) => changingBeforeWrite(() => runSql('DELETE FROM moderator WHERE user_id=?1', userId));
      const claiming = { kind: 'company', id: company.id, isClaimed: true } as const;
      const given = () => runSql('INSERT INTO moderator(user_id, role, created_at) VALUES(?1,?2,1)', who.id, role);
      expect((await call(claimItem, { token: who.token, body: claiming, env: ending(who.id) })).envelope.code).toBe('FORBIDDEN');
      await given();
      expect((await call(decide, { token: who.token, body, env: ending(who.id) })).envelope.code).toBe('FORBIDDEN');
      expect(await companyState(owner, company)).toMatchObject({ approveStatus: 3 });
      expect((await waiting(changed.token, 'company', company.id)).claim).toBeNull();
      expect(await traces(company.id, owner.id)).toEqual({ audit: [], notifications: [] });
      const changing = changingBeforeWrite(() => runSql('UPDATE moderator SET role=?2 WHERE user_id=?1', changed.id, other));
      expect((await call(decide, { token: changed.token, body, env: changing })).envelope.code).toBe('APPROVED');
    },
  );

  test('a moderator who is suspended while a call is under way does not decide', async () => {
    const { id, token } = await moderator();
    const { owner, company } = await sentCompany();
    const { version } = await waiting(token, 'company', company.id);
    const suspending = changingBeforeWrite(() => runSql("UPDATE users SET suspended_at=1, suspend_reason='SPAM' WHERE id=?1", id));
    const body = decisionBody({ kind: 'company', id: company.id, version, approve: true });
    expect((await call(decide, { token, body, env: suspending })).envelope.code).toBe('FORBIDDEN');
    expect(await companyState(owner, company)).toMatchObject({ approveStatus: 3 });
  });
});

describe('the queue', () => {
  test('has the oldest first, in pages, with the counts of all four', async () => {
    const { token } = await moderator();
    const before = (await queue(token, 'company')).counts;
    const owners: TestCompany[] = [];
    for (let index = 0; index < 3; index += 1) {
      clock.advance(1000);
      owners.push((await sentCompany()).company);
    }
    const sentAgo = clock.now() - 1_000_000;
    await runSql('UPDATE company SET sent_at=?2 WHERE id=?1', owners[2]?.id, sentAgo);
    const { items, counts } = await queue(token, 'company');
    const mine = items.filter(({ id }) => owners.some((company) => company.id === id));
    expect(mine.map(({ id }) => id)).toEqual([owners[2]?.id, owners[0]?.id, owners[1]?.id]);
    expect(mine[0]).toMatchObject({
      kind: 'company',
      title: owners[2]?.name,
      subtitle: 'Test Person',
      country: 'tr',
      dtSentAt: new Date(sentAgo).toISOString(),
    });
    expect(counts).toEqual({ ...before, company: before.company + 3 });
    expect((await queue(token, 'company', 2)).items).toEqual([]);
    expect((await callLoosely(getQueue, { token, query: { kind: 'companies' } })).status).toBe(400);
  });

  test('keeps its order over pages when many were submitted at one moment', async () => {
    const { token } = await moderator();
    const base = (await queue(token, 'contact')).counts.contact;
    await env.DB.batch(
      Array.from({ length: 60 }, (_, index) =>
        env.DB.prepare("INSERT INTO contact_message(id, name, email, body, created_at) VALUES(?1,?2,'a@example.test','x',?3)").bind(
          `${index}`.padStart(24, 'a'),
          `Writer ${index}`,
          clock.now(),
        ),
      ),
    );
    const pages = [await queue(token, 'contact', 1), await queue(token, 'contact', 2)];
    expect(pages.map(({ items }) => items.length)).toEqual([50, base + 10]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(base + 60);
    await runSql("DELETE FROM contact_message WHERE name LIKE 'Writer %'");
  });

  test('shows a request with its company, and its country as a code', async () => {
    const { token } = await moderator();
    const { id } = await sentRequest();
    expect(await waiting(token, 'request', id)).toMatchObject({ title: 'Sun-dried figs', country: 'tr' });
    const { item, request, owner, history } = await data(getItem, { token, query: { kind: 'request', id } });
    expect([item.id, request?.name, owner?.language, history.map(({ action }) => action)]).toEqual([
      id,
      'Sun-dried figs',
      'EN',
      ['request.add'],
    ]);
  });

  test.each(['company', 'request'])('finds a submitted %s, also edits, in an index that contains nothing else', async (kind) => {
    const asked: string[] = [];
    const db = database();
    const prepare = db.prepare.bind(db);
    const noting = Object.assign(db, { prepare: (sql: string) => (asked.push(sql), prepare(sql)) });
    const { queues } = jobsOf(subjects);
    const asking = { userId: '', masterUserId: '', now: clock.now() };
    const filter = { language: 'TR', country: 'tr', olderThanHours: 24, claimed: 'free' } as const;
    for (const chosen of [{}, filter]) await readQueue(noting, queues[kind as 'company'], 1, chosen, asking);
    await countWaiting(noting, queues);
    for (const sql of asked) {
      const places = Math.max(0, ...[...sql.matchAll(/\?(\d+)/g)].map(([, place]) => Number(place)));
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...Array.from({ length: places }, () => 50))
        .all<{ detail: string }>();
      const steps = plan.results.map(({ detail }) => detail);
      expect(
        steps.some((step) => step.includes(`INDEX ${kind}_waiting`)),
        steps.join('\n'),
      ).toBe(true);
      expect(
        steps.filter((step) => step.includes('TEMP B-TREE')),
        steps.join('\n'),
      ).toEqual([]);
    }
    expect(asked).toHaveLength(3);
  });

  test('drops what its owner has deleted', async () => {
    const { token } = await moderator();
    const { company } = await sentCompany();
    const { version } = await waiting(token, 'company', company.id);
    const before = (await queue(token, 'company')).counts.company;
    await runSql('UPDATE company SET deleted_at=1, is_active=0 WHERE id=?1', company.id);
    expect((await queue(token, 'company')).counts.company).toBe(before - 1);
    expect((await decideOn(token, { kind: 'company', id: company.id, version, approve: true })).status).toBe(404);
    expect((await call(getItem, { token, query: { kind: 'company', id: company.id } })).status).toBe(404);
  });
});

describe('deciding on a company', () => {
  test('approved: public, counted, notified and logged', async () => {
    const decider = await moderator();
    const { owner, company } = await sentCompany();
    const count = async () => (await data(getCompanyCards, { body: {} })).count;
    const before = await count();
    expect((await call(getCompanyByPath, { body: { path: company.path } })).status).toBe(404);
    const { version } = await waiting(decider.token, 'company', company.id);
    expect((await decideOn(decider.token, { kind: 'company', id: company.id, version, approve: true })).envelope).toMatchObject({
      code: 'APPROVED',
      data: {},
    });

    const { companies } = await data(getCompanyCards, { body: { text: company.name } });
    expect([await count(), companies.some(({ id }) => id === company.id)]).toEqual([before + 1, true]);
    expect((await call(getCompanyByPath, { body: { path: company.path } })).status).toBe(200);
    expect(await companyState(owner, company)).toEqual({ approveStatus: 4, rejectReason: null, dtRejectedAt: null });
    const { audit, notifications } = await traces(company.id, owner.id);
    expect(audit).toEqual([
      { actor: decider.id, action: 'company.approve', kind: 'company', outcome: 'done', detail: '', at: clock.now() },
    ]);
    expect(notifications).toEqual([
      { kind: 'company-approved', href: `/my-companies/${company.id}`, values: { company: company.name, reason: '' } },
    ]);
    expect((await mailsTo(owner.email)).map(({ language, subject }) => [language, subject.includes(company.name)])).toEqual([['EN', true]]);
    expect((await queue(decider.token, 'company')).items.some(({ id }) => id === company.id)).toBe(false);
  });

  test('rejected: back at 2 when complete, with the reason stored and sent as codes, and mailed in the owner’s language', async () => {
    const decider = await moderator();
    const { owner, company } = await sentCompany('TR');
    const { version } = await waiting(decider.token, 'company', company.id);
    const answer = await decideOn(decider.token, {
      kind: 'company',
      id: company.id,
      version,
      approve: false,
      reasons: ['INCOMPLETE', 'ADDRESS_WRONG'],
      note: 'Hangi rıhtım?',
    });
    expect(answer.envelope.code).toBe('REJECTED');
    const stored = JSON.stringify({ reasons: ['INCOMPLETE', 'ADDRESS_WRONG'], note: 'Hangi rıhtım?' });
    expect(await companyState(owner, company)).toEqual({
      approveStatus: 2,
      rejectReason: stored,
      dtRejectedAt: new Date(clock.now()).toISOString(),
    });
    expect((await call(getCompanyByPath, { body: { path: company.path } })).status).toBe(404);
    const { audit, notifications } = await traces(company.id, owner.id);
    expect(audit).toMatchObject([{ actor: decider.id, action: 'company.reject', detail: stored }]);
    expect(notifications).toEqual([
      { kind: 'company-rejected', href: `/my-companies/${company.id}`, values: { company: company.name, reason: stored } },
    ]);
    const [mail, ...others] = await mailsTo(owner.email);
    expect([mail?.language, others]).toEqual(['TR', []]);
    const why = /^> (.*)$/m.exec(mail?.text ?? '')?.[1];
    expect(why).toMatch(/Hangi rıhtım\?$/);
    expect(why).not.toMatch(/INCOMPLETE|ADDRESS_WRONG|missing|address/);
  });

  test('rejected at 1 when it is not complete', async () => {
    const { token } = await moderator();
    const { owner, company } = await sentCompany();
    await runSql('UPDATE company SET logo_key=NULL WHERE id=?1', company.id);
    const { version } = await waiting(token, 'company', company.id);
    await decideOn(token, { kind: 'company', id: company.id, version, approve: false, reasons: ['INCOMPLETE'], note: 'A logo, please' });
    expect(await companyState(owner, company)).toMatchObject({
      approveStatus: 1,
      rejectReason: JSON.stringify({ reasons: ['INCOMPLETE'], note: 'A logo, please' }),
    });
  });

  test('the reason is kept through edits and removed by the next submission; then it can be approved', async () => {
    const { token } = await moderator();
    const { owner, company } = await sentCompany();
    const first = await waiting(token, 'company', company.id);
    await decideOn(token, { kind: 'company', id: company.id, version: first.version, approve: false, reasons: ['NAME_MISLEADING'] });
    await edit(owner, company, { Name: 'Harbour Trading, mended' });
    expect(await companyState(owner, company)).toMatchObject({
      approveStatus: 2,
      rejectReason: JSON.stringify({ reasons: ['NAME_MISLEADING'], note: '' }),
    });
    await sendCompany(owner, company);
    expect(await companyState(owner, company)).toEqual({ approveStatus: 3, rejectReason: null, dtRejectedAt: null });
    const second = await waiting(token, 'company', company.id);
    expect((await data(getItem, { token, query: { kind: 'company', id: company.id } })).history).toMatchObject([
      { action: 'company.edit', actor: 'Test Person' },
      { action: 'company.reject', actor: 'Test Moderator' },
      { action: 'company.edit', actor: 'Test Person' },
    ]);
    expect((await decideOn(token, { kind: 'company', id: company.id, version: second.version, approve: true })).status).toBe(200);
    expect((await companyState(owner, company)).approveStatus).toBe(4);
    expect((await traces(company.id, owner.id)).notifications.map(({ kind }) => kind)).toEqual(['company-rejected', 'company-approved']);
    expect(await mailsTo(owner.email)).toHaveLength(2);
  });

  test.each([
    ['no reason', {}, 'REQUIRED'],
    ['a note, which names no rule', { note: 'A logo, please' }, 'REQUIRED'],
    ['an empty note', { reasons: [], note: '  ' }, 'REQUIRED'],
    ['an unknown reason', { reasons: ['BAD_HAIR'] }, 'INVALID'],
    ['one unknown reason beside a known one', { reasons: ['INCOMPLETE', 'BAD_HAIR'] }, 'INVALID'],
  ])('a rejection with %s is refused and changes nothing', async (_, why, code) => {
    const { token } = await moderator();
    const { owner, company } = await sentCompany();
    const { version } = await waiting(token, 'company', company.id);
    expect(await decideOn(token, { kind: 'company', id: company.id, version, approve: false, ...why })).toMatchObject({
      status: 400,
      envelope: { errors: { reasons: code } },
    });
    expect([(await companyState(owner, company)).approveStatus, await traces(company.id, owner.id)]).toEqual([
      3,
      { audit: [], notifications: [] },
    ]);
  });

  test('every reason has a text in every language', async () => {
    const { token } = await moderator();
    for (const language of ['EN', 'TR', 'RU', 'AR'] as const) {
      const { owner, company } = await sentCompany(language);
      const { version } = await waiting(token, 'company', company.id);
      await decideOn(token, { kind: 'company', id: company.id, version, approve: false, reasons: [...rejectReasons] });
      const [mail] = await mailsTo(owner.email);
      expect(mail?.language).toBe(language);
      expect(mail?.text).not.toMatch(new RegExp(rejectReasons.join('|')));
    }
  });

  test('an owner without mails gets a notification only', async () => {
    const { token } = await moderator();
    const { owner, company } = await sentCompany();
    await runSql('UPDATE users SET notify_email=3 WHERE id=?1', owner.id);
    const { version } = await waiting(token, 'company', company.id);
    await decideOn(token, { kind: 'company', id: company.id, version, approve: true });
    expect([await mailsTo(owner.email), (await traces(company.id, owner.id)).notifications.length]).toEqual([[], 1]);
  });

  test.each(['notify_email=3', 'email_verified_at=NULL', "suspended_at=1, suspend_reason='FRAUD'"])(
    'an owner with %s is mailed the statement of reasons all the same',
    async (change) => {
      const { token } = await moderator();
      const { owner, company } = await sentCompany();
      await runSql(`UPDATE users SET ${change} WHERE id=?1`, owner.id);
      const { version } = await waiting(token, 'company', company.id);
      await decideOn(token, { kind: 'company', id: company.id, version, approve: false, reasons: ['INCOMPLETE'] });
      expect((await mailsTo(owner.email))[0]?.text).toContain('/decision?token=');
    },
  );
});

describe('concurrency', () => {
  test('an outdated version has to be examined again', async () => {
    const { token } = await moderator();
    const { owner, company } = await sentCompany();
    const { version } = await waiting(token, 'company', company.id);
    await edit(owner, company, { Description: 'Something quite different.' });
    for (const approve of [true, false])
      expect(
        await decideOn(token, { kind: 'company', id: company.id, version, approve, reasons: ['INCOMPLETE'], note: 'x' }),
      ).toMatchObject({
        status: 409,
        envelope: { code: 'STALE_VERSION' },
      });
    expect([(await companyState(owner, company)).approveStatus, await traces(company.id, owner.id)]).toEqual([
      3,
      { audit: [], notifications: [] },
    ]);
    const again = await waiting(token, 'company', company.id);
    expect((await decideOn(token, { kind: 'company', id: company.id, version: again.version, approve: true })).status).toBe(200);
  });

  test('two moderators: one decision, one audit row, one mail', async () => {
    const moderators = [await moderator(), await moderator(), await moderator()];
    const { owner, company } = await sentCompany();
    const { version } = await waiting(moderators[0]?.token ?? '', 'company', company.id);
    const answers = await Promise.all(
      moderators.map(({ token }, index) =>
        decideOn(token, { kind: 'company', id: company.id, version, approve: index !== 1, reasons: ['INCOMPLETE'], note: 'Mine' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    for (const { status, envelope } of answers) if (status === 409) expect(envelope.code).toBe('ALREADY_DECIDED');
    const { audit, notifications } = await traces(company.id, owner.id);
    expect([audit.length, notifications.length, (await mailsTo(owner.email)).length]).toEqual([1, 1, 1]);
    const isApproved = answers[1]?.status !== 200;
    expect([audit[0]?.['action'], (await companyState(owner, company)).approveStatus]).toEqual(
      isApproved ? ['company.approve', 4] : ['company.reject', 2],
    );
  });

  test.each(['company', 'request', 'phone', 'contact'] as const)(
    'what was decided is not decided again, and an unknown %s is not found',
    async (kind) => {
      const { token } = await moderator();
      const unknown = 'abcdefabcdefabcdefabcdef';
      expect(await decideOn(token, { kind, id: unknown, version: 0, approve: true })).toMatchObject({
        status: 404,
        envelope: { code: 'NOT_FOUND' },
      });
      const made = {
        company: async () => (await sentCompany()).company.id,
        request: async () => (await sentRequest()).id,
        phone: async () => (await askingForPhone()).id,
        contact: writing,
      };
      const id = await made[kind]();
      const { version } = await waiting(token, kind, id);
      expect((await decideOn(token, { kind, id, version, approve: true })).status).toBe(200);
      for (const again of [version, version + 1])
        expect(
          await decideOn(token, { kind, id, version: again, approve: false, reasons: reasonsFor(kind).slice(0, 1), note: 'x' }),
        ).toMatchObject({
          status: 409,
          envelope: { code: 'ALREADY_DECIDED' },
        });
      expect((await traces(id, unknown)).audit).toHaveLength(1);
      expect((await call(getItem, { token, query: { kind, id } })).status).toBe(404);
    },
  );
});

describe('deciding on a request', () => {
  test('approved: public for 60 days, in lists and counts, notified with its public address', async () => {
    const { token, id: deciderId } = await moderator();
    const { owner, id } = await sentRequest();
    const counts = async () => [
      (await data(getRequestCards, { body: { filters: { serviceType: 2 } } })).count,
      (await data(getRequestFacets, { query: { serviceType: '2' } })).total,
    ];
    const [cards = 0, total = 0] = await counts();
    const { version } = await waiting(token, 'request', id);
    expect((await decideOn(token, { kind: 'request', id, version, approve: true })).status).toBe(200);
    expect(await counts()).toEqual([cards + 1, total + 1]);
    expect((await data(getRequestCards, { body: { text: 'figs' } })).requests.some((request) => request.id === id)).toBe(true);
    expect(await requestState(owner, id)).toMatchObject({ approveStatus: 4, rejectReason: null, isActive: true });
    expect(await firstValue('SELECT expires_at FROM request WHERE id=?1', id)).toBe(clock.now() + requestPublicMs);
    const { audit, notifications } = await traces(id, owner.id);
    expect(audit).toMatchObject([{ actor: deciderId, action: 'request.approve', kind: 'request' }]);
    expect(notifications).toEqual([
      { kind: 'request-approved', href: `/exports/${id}`, values: { request: 'Sun-dried figs', reason: '' } },
    ]);
    expect((await mailsTo(owner.email))[0]?.text).toContain(`http://localhost:8787/en/exports/${id}`);
  });

  test('rejected: 1 until it is edited, then ready, submitted and approved; or submitted again at 1', async () => {
    const { token } = await moderator();
    const { owner, companyId, id } = await sentRequest();
    const first = await waiting(token, 'request', id);
    await decideOn(token, {
      kind: 'request',
      id,
      version: first.version,
      approve: false,
      reasons: ['DESCRIPTION_UNCLEAR'],
      note: 'How much?',
    });
    const reason = JSON.stringify({ reasons: ['DESCRIPTION_UNCLEAR'], note: 'How much?' });
    expect(await requestState(owner, id)).toMatchObject({ approveStatus: 1, rejectReason: reason });
    expect((await data(getRequestCards, { body: { text: 'figs' } })).requests.some((request) => request.id === id)).toBe(false);
    await data(addAndEditRequest, {
      token: owner.token,
      body: await requestBody(companyId, { 'Request.Id': id, 'Request.Description': 'Grade A, 20 t' }),
    });
    expect(await requestState(owner, id)).toMatchObject({ approveStatus: 2, rejectReason: reason });
    expect((await sendRequest(owner, id)).status).toBe(200);
    const second = await waiting(token, 'request', id);
    await decideOn(token, { kind: 'request', id, version: second.version, approve: true });
    expect(await requestState(owner, id)).toMatchObject({ approveStatus: 4, rejectReason: null });
    const { audit, notifications } = await traces(id, owner.id);
    expect(audit.map(({ action }) => action)).toEqual(['request.reject', 'request.approve']);
    expect(notifications.map(({ kind, href }) => [kind, href])).toEqual([
      ['request-rejected', `/edit-request/${id}`],
      ['request-approved', `/exports/${id}`],
    ]);
    expect((await mailsTo(owner.email)).at(-1)?.text).toContain('How much?');
  });

  test('an edit during the review invalidates the decision', async () => {
    const { token } = await moderator();
    const { owner, companyId, id } = await sentRequest();
    const { version } = await waiting(token, 'request', id);
    await data(addAndEditRequest, {
      token: owner.token,
      body: await requestBody(companyId, { 'Request.Id': id, 'Request.Description': 'Weapons' }),
    });
    expect((await decideOn(token, { kind: 'request', id, version, approve: true })).envelope.code).toBe('STALE_VERSION');
    expect(await requestState(owner, id)).toMatchObject({ approveStatus: 3 });
  });

  test.each([
    ['waits for approval again', 'approve_status=3'],
    ['was rejected', 'approve_status=2'],
    ['was deleted', 'deleted_at=1, is_active=0'],
  ])('is not approved while its company %s; it can be rejected, or approved once the company is', async (_, change) => {
    const { token } = await moderator();
    const [{ owner, companyId, id }, other] = [await sentRequest(), await sentRequest()];
    for (const company of [companyId, other.companyId]) await runSql(`UPDATE company SET ${change} WHERE id=?1`, company);
    const { version } = await waiting(token, 'request', id);
    expect(await decideOn(token, { kind: 'request', id, version, approve: true })).toMatchObject({
      status: 403,
      envelope: { code: 'COMPANY_NOT_APPROVED' },
    });
    expect((await decideOn(token, { kind: 'request', id, version: version + 1, approve: true })).envelope.code).toBe('STALE_VERSION');
    expect([(await requestState(owner, id))?.approveStatus, await traces(id, owner.id), await mailsTo(owner.email)]).toEqual([
      3,
      { audit: [], notifications: [] },
      [],
    ]);
    const { version: otherVersion } = await waiting(token, 'request', other.id);
    expect(
      (await decideOn(token, { kind: 'request', id: other.id, version: otherVersion, approve: false, reasons: ['INCOMPLETE'], note: 'x' }))
        .status,
    ).toBe(200);
    await runSql('UPDATE company SET approve_status=4, deleted_at=NULL, is_active=1 WHERE id=?1', companyId);
    expect((await decideOn(token, { kind: 'request', id, version, approve: true })).status).toBe(200);
  });
});

async function askingForPhone(): Promise<Member> {
  const user = await member();
  await runSql("UPDATE users SET phone='905321112233' WHERE id=?1", user.id);
  await data(sendVerificationPhoneNumber, { token: user.token });
  return user;
}
const phoneOf = (id: string) =>
  firstRow<{ verified: number | null; asked: number | null }>(
    'SELECT phone_verified_at AS verified, phone_approval_asked_at AS asked FROM users WHERE id=?1',
    id,
  );

async function writing(): Promise<string> {
  const email = `writer-${clock.now()}@example.test`;
  clock.advance(1);
  await data(addContactUs, {
    body: { name: 'Nadia', email, message: 'Where is my invoice?' },
    headers: { 'cf-connecting-ip': '198.51.100.7' },
  });
  return (await firstValue<string>('SELECT id FROM contact_message WHERE email=?1', email)) ?? '';
}

test('a moderator sees which companies have the tax number of the submitted one', async () => {
  const { token } = await moderator();
  const [user, other] = [await member(), await member()];
  const [mine, theirs] = [await approvedCompany(user, { approveStatus: 3 }), await approvedCompany(other)];
  await runSql("UPDATE company SET tax_key='TR:5040728813' WHERE id IN (?1, ?2)", mine.id, theirs.id);
  expect((await data(getItem, { token, query: { kind: 'company', id: mine.id } })).taxTwins).toEqual([
    { id: theirs.id, name: theirs.name, ownerName: other.fullName },
  ]);
  await runSql('UPDATE company SET tax_key=NULL WHERE id=?1', mine.id);
  expect((await data(getItem, { token, query: { kind: 'company', id: mine.id } })).taxTwins).toEqual([]);
});

describe('phones and messages', () => {
  test('an approved phone is verified', async () => {
    const { token, id: deciderId } = await moderator();
    const user = await askingForPhone();
    const { version, subtitle } = await waiting(token, 'phone', user.id);
    expect(subtitle).toBe('+905321112233');
    expect((await decideOn(token, { kind: 'phone', id: user.id, version, approve: true })).status).toBe(200);
    expect(await phoneOf(user.id)).toEqual({ verified: clock.now(), asked: null });
    expect((await traces(user.id, user.id)).audit).toMatchObject([{ actor: deciderId, action: 'phone.approve' }]);
    expect((await call(sendVerificationPhoneNumber, { token: user.token })).envelope.code).toBe('ALREADY_VERIFIED');
  });

  test('a rejected phone may be submitted again', async () => {
    const { token } = await moderator();
    const user = await askingForPhone();
    const { version } = await waiting(token, 'phone', user.id);
    expect((await decideOn(token, { kind: 'phone', id: user.id, version, approve: false })).envelope.errors).toEqual({ note: 'REQUIRED' });
    const rejected = await decideOn(token, { kind: 'phone', id: user.id, version, approve: false, note: 'Nobody answers.' });
    expect(rejected.envelope.code).toBe('REJECTED');
    expect(await phoneOf(user.id)).toEqual({ verified: null, asked: null });
    await data(sendVerificationPhoneNumber, { token: user.token });
    const again = await waiting(token, 'phone', user.id);
    expect(again.version).toBeGreaterThan(version);
    expect((await decideOn(token, { kind: 'phone', id: user.id, version, approve: true })).envelope.code).toBe('STALE_VERSION');
  });

  test('an account without a number is neither listed nor counted', async () => {
    const { token } = await moderator();
    const user = await askingForPhone();
    const before = (await queue(token, 'phone')).counts.phone;
    await runSql('UPDATE users SET phone=NULL WHERE id=?1', user.id);
    const { items, counts } = await queue(token, 'phone');
    expect([counts.phone, items.some(({ id }) => id === user.id)]).toEqual([before - 1, false]);
  });

  test('a message is read and closed; its text is not in the audit log', async () => {
    const { token, id: deciderId } = await moderator();
    const id = await writing();
    const { version } = await waiting(token, 'contact', id);
    const { message, owner } = await data(getItem, { token, query: { kind: 'contact', id } });
    expect([message, owner]).toEqual(['Where is my invoice?', null]);
    expect((await decideOn(token, { kind: 'contact', id, version, approve: true })).status).toBe(200);
    const { audit } = await traces(id, deciderId);
    expect(audit).toMatchObject([{ actor: deciderId, action: 'contact.approve' }]);
    expect(JSON.stringify(audit)).not.toContain('invoice');
    expect((await queue(token, 'contact')).items.some((item) => item.id === id)).toBe(false);
  });
});
