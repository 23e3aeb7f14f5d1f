/** The audit log: who, what, before and after; filters, pages, immutability. */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { sweepReportsStatements } from '../../../api/chat/safety/report-store.ts';
import { sweepDecisionsStatements } from '../../../api/decision/store.ts';
import { readAudit } from '../../../api/moderation/audit-store.ts';
import { sweepNoticesStatements } from '../../../api/notice/store.ts';
import { auditStatement } from '../../../api/platform/db/audit.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { newId } from '../../../api/platform/ids.ts';
import { sweepProposalsStatement } from '../../../api/strike/store.ts';
import { deleteCertificate } from '../../../contract/company/calls.ts';
import { dayMs } from '../../../contract/limits.ts';
import { getAuditLog, setConsoleRole } from '../../../contract/moderation/console-calls.ts';
import { decide } from '../../../contract/moderation/calls.ts';
import { addNotice } from '../../../contract/notice/calls.ts';
import { call, callLoosely, clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, consolePerson, consoleSession, database, member, type TestUser } from '../../support/api/api-fixtures.ts';
import { belongingsOf } from '../../support/api/call-inputs.ts';
import { firstRow, firstValue, runSql } from '../../support/api/database.ts';

beforeEach(() => clock.restart());

const write = (rows: readonly { actor?: string; action: string; target?: string; at: number }[]) =>
  env.DB.batch(
    rows.map(({ actor = null, action, target = null, at }) =>
      env.DB.prepare(
        "INSERT INTO audit_log(id, at, actor_user_id, action, target_type, target_id, outcome, detail) VALUES(?1,?2,?3,?4,'thing',?5,'done','')",
      ).bind(newId(), at, actor, action, target),
    ),
  );

test('the audit log shows who did what, with values before and after', async () => {
  const chief = await consolePerson('administrator');
  const who = await member();
  await data(setConsoleRole, { token: chief.token, body: { email: who.email, role: 'editor' } });
  const { entries } = await data(getAuditLog, { token: chief.token, query: { target: who.id } });
  expect(entries).toMatchObject([
    {
      actor: chief.fullName,
      actorId: chief.id,
      action: 'role.set',
      targetType: 'user',
      before: '{"role":null}',
      after: '{"role":"editor"}',
    },
  ]);
});

describe('filters and pages', () => {
  test('reach every row, newest first, without gaps or repeats', async () => {
    const chief = await consolePerson('administrator');
    const [one, other] = [await member(), await member()];
    const target = newId();
    const base = clock.now() - 10 * dayMs;
    // Several entries have the same time.
    await write(
      Array.from({ length: 75 }, (_, n) => ({
        actor: n % 2 ? one.id : other.id,
        action: n % 3 ? 'thing.a' : 'thing.b',
        target,
        at: base + Math.floor(n / 4),
      })),
    );
    const all = async (query: Record<string, string>) => {
      const found: { id: string; at: string; action: string; actorId: string | null }[] = [];
      let before: string | null = null;
      do {
        const page: { entries: typeof found; next: string | null } = await data(getAuditLog, {
          token: chief.token,
          query: { ...query, ...(before !== null && { before }) },
        });
        expect(page.entries.length).toBeLessThanOrEqual(30);
        found.push(...page.entries);
        before = page.next;
      } while (before !== null);
      return found;
    };
    const whole = await all({ target });
    expect([whole.length, new Set(whole.map(({ id }) => id)).size]).toEqual([75, 75]);
    expect(whole.map(({ at }) => at)).toEqual(
      whole
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect((await all({ target, action: 'thing.b' })).length).toBe(25);
    const ofOne = await all({ actor: one.email, action: 'thing.a' });
    expect(ofOne.length).toBe(Array.from({ length: 75 }, (_, n) => n).filter((n) => n % 2 && n % 3).length);
    expect(ofOne.every(({ actorId, action }) => actorId === one.id && action === 'thing.a')).toBe(true);
    expect(await all({ actor: 'nobody@example.test' })).toEqual([]);
    const day = new Date(base).toISOString().slice(0, 10);
    expect((await all({ action: 'thing.a', from: day, to: day })).length).toBe(50);
    expect(await all({ action: 'thing.a', to: new Date(base - dayMs).toISOString().slice(0, 10) })).toEqual([]);
    for (const wrong of [{ before: 'x' }, { from: 'yesterday' }, { target: 'x' }, { actor: 'x' }])
      expect((await callLoosely(getAuditLog, { token: chief.token, query: wrong })).status).toBe(400);
  });

  test('a page reads what it shows, with every filter', async () => {
    const who = await member();
    const target = newId();
    await write(Array.from({ length: 600 }, (_, n) => ({ actor: who.id, action: 'many.done', target, at: clock.now() + n })));
    for (const filter of [{}, { actorUserId: who.id }, { action: 'many.done' }, { targetId: target }]) {
      const trips: ReadTrips = [];
      const rows = await readAudit(
        countReads(database(), trips),
        { masterUserId: who.id, ...filter, from: 0, to: Number.MAX_SAFE_INTEGER },
        31,
      );
      expect(rows).toHaveLength(31);
      expect(
        trips.flat().reduce((sum, count) => sum + count, 0),
        JSON.stringify(filter),
      ).toBeLessThanOrEqual(31 * 3);
    }
  });
});

describe('a colleague’s note about the own account of an administrator is hidden from that administrator', () => {
  const note = 'A colleague’s own words';
  /** An administrator with a certificate of their company, and a colleague of another account. */
  async function withCertificate(status: 1 | 2) {
    const [owner, colleague] = [await consolePerson('administrator'), await consolePerson('administrator')];
    const company = await approvedCompany(owner);
    const id = newId();
    await runSql(
      `INSERT INTO company_certificate(id, company_id, kind, number, issuer, valid_until, status, sent_at, decided_at, created_at)
       VALUES(?1, ?2, 'haccp', 'H-1', 'Quay Register', '2099-05-01', ?3, 1, iif(?3 = 1, NULL, 1), 1)`,
      id,
      company.id,
      status,
    );
    return { owner, colleague, id };
  }
  /** What somebody reads about something: the actions of the entries that are shown, whether the note is in one, and the number of others. */
  const readOf = async (who: TestUser & { token: string }, target: string) => {
    const { entries, leftOut } = await data(getAuditLog, { token: who.token, query: { target } });
    return [entries.map(({ action }) => action), JSON.stringify(entries).includes(note), leftOut];
  };

  test('after a report about a certificate', async () => {
    const { owner, colleague, id } = await withCertificate(2);
    await data(addNotice, {
      body: {
        kind: 'certificate',
        id,
        reason: 'FALSE_FACTS',
        text: 'It was never issued.',
        name: 'Mira',
        email: 'mira@example.test',
        isTrue: true,
      },
    });
    const opened = (await firstRow<{ id: string; version: number }>('SELECT id, version FROM notice_case WHERE target_id=?1', id)) ?? {
      id: '',
      version: 0,
    };
    await data(decide, { token: colleague.token, body: { kind: 'notice', ...opened, approve: true, note } });
    expect(await readOf(colleague, opened.id)).toEqual([['notice.approve'], true, 0]);
    expect(await readOf(owner, opened.id)).toEqual([[], false, 1]);
  });

  test('after the rejected certificate was deleted', async () => {
    const { owner, colleague, id } = await withCertificate(1);
    await data(decide, {
      token: colleague.token,
      body: { kind: 'certificate', id, version: 0, approve: false, reasons: ['CERTIFICATE_NOT_KNOWN'], note },
    });
    clock.advance(1);
    await data(deleteCertificate, { token: owner.token, query: { id } });
    expect(await readOf(owner, id)).toEqual([['certificate.delete'], false, 1]);
    expect(await readOf(colleague, id)).toEqual([['certificate.delete', 'certificate.reject'], true, 0]);
  });

  test('after the case, chat report, appeal or proposal was deleted, and for entries of which nobody knows any more whom they concern', async () => {
    const [owner, colleague, third] = [
      await consolePerson('administrator'),
      await consolePerson('administrator'),
      await consolePerson('administrator'),
    ];
    const { companyId, chatId } = await belongingsOf(owner, await member());
    const ids = { notice: newId(), report: newId(), appeal: newId(), proposal: newId() };
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO notice_case(id, target_kind, target_id, account_user_id, opened_at, handled_at, outcome) VALUES(?1, 'company', ?2, ?3, 1, 1, 'no-action')",
      ).bind(ids.notice, companyId, owner.id),
      env.DB.prepare(
        `INSERT INTO chat_report(id, chat_id, reporter_user_id, reporter_company_id, reported_company_id, reason, note, evidence, created_at, handled_at)
         SELECT ?1, c.id, o.owner_user_id, o.id, c.from_company_id, 'SPAM', '', '[]', 1, 1 FROM chat c JOIN company o ON o.id=c.to_company_id WHERE c.id=?2`,
      ).bind(ids.report, chatId),
      env.DB.prepare(
        `INSERT INTO decision(id, recipient_user_id, act, target_kind, target_id, target_name, reason, rules, detection, created_at, target_version)
         VALUES(?1, ?2, 'REJECTED', 'company', ?3, 'Rope', '{}', '{}', 'review', 1, 0)`,
      ).bind(ids.appeal, owner.id, companyId),
      env.DB.prepare(
        "INSERT INTO appeal(id, decision_id, body, created_at, handled_at, outcome) VALUES(?1, ?1, 'It is mistaken.', 1, 1, 'dismissed')",
      ).bind(ids.appeal),
      env.DB.prepare("INSERT INTO suspension_proposal(id, user_id, opened_at, handled_at, outcome) VALUES(?1, ?2, 1, 1, 'kept')").bind(
        ids.proposal,
        owner.id,
      ),
    ]);
    const db = database();
    await db.batch(
      Object.entries(ids).map(([kind, targetId]) =>
        auditStatement(
          db,
          { actorUserId: colleague.id, action: `${kind}.reject`, targetType: kind, targetId, outcome: 'done', detail: note },
          clock.now(),
        ),
      ),
    );
    const lost = newId();
    await runSql(
      "INSERT INTO audit_log(id, at, actor_user_id, action, target_type, target_id, outcome, detail) VALUES(?1, 1, ?2, 'report.reject', 'report', ?1, 'done', ?3)",
      lost,
      colleague.id,
      note,
    );
    clock.advance(240 * dayMs);
    await db.batch([
      ...sweepNoticesStatements(db, clock.now()),
      ...sweepReportsStatements(db, clock.now()),
      ...sweepDecisionsStatements(db, clock.now()),
      sweepProposalsStatement(db, clock.now()),
    ]);
    expect(
      await firstValue<number>(
        `SELECT COUNT(*) AS n FROM (SELECT id FROM notice_case UNION ALL SELECT id FROM chat_report UNION ALL SELECT id FROM appeal
           UNION ALL SELECT id FROM suspension_proposal) WHERE id IN (SELECT value FROM json_each(?1))`,
        JSON.stringify(Object.values(ids)),
      ),
    ).toBe(0);
    for (const who of [owner, colleague, third]) who.token = await consoleSession(who);
    for (const [kind, id] of Object.entries(ids)) {
      expect(await readOf(owner, id), kind).toEqual([[], false, 1]);
      expect(await readOf(third, id), kind).toEqual([[`${kind}.reject`], true, 0]);
    }
    expect(await readOf(owner, lost)).toEqual([[], false, 1]);
    expect(await readOf(colleague, lost)).toEqual([['report.reject'], true, 0]);
  });
});

test('nobody changes the audit log: neither update nor deletion nor replacement', async () => {
  await write([{ action: 'kept.done', at: 1 }]);
  const id = await firstValue<string>("SELECT id FROM audit_log WHERE action='kept.done'");
  for (const sql of [
    "UPDATE audit_log SET detail='x' WHERE id=?1",
    "UPDATE audit_log SET new_values='{}' WHERE id=?1",
    'DELETE FROM audit_log WHERE id=?1',
    "REPLACE INTO audit_log(id, at, action, outcome) VALUES(?1, 2, 'kept.done', 'done')",
  ])
    await expect(runSql(sql, id)).rejects.toThrow(/append-only|duplicate/);
});

test('the audit log is for administrators only', async () => {
  for (const role of ['moderator', 'editor'] as const)
    expect((await call(getAuditLog, { token: (await consolePerson(role)).token })).status).toBe(403);
});
