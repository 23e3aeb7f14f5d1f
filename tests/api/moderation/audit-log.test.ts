/** The audit log: who, what, before and after; filters, pages, immutability. */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../api/moderation/audit-store.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { newId } from '../../../api/platform/ids.ts';
import { dayMs } from '../../../contract/limits.ts';
import { getAuditLog } from '../../../contract/moderation/audit-calls.ts';
import { setConsoleRole } from '../../../contract/moderation/role-calls.ts';
import { call, callLoosely, clock, data } from '../../support/api/api-client.ts';
import { consolePerson, database, member } from '../../support/api/api-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

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
