/** docs/recipes/add-a-subject.md, followed with a made-up subject: it appears everywhere automatically. */
import { createExecutionContext, env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../api/app.ts';
import { jobsOf } from '../../../api/jobs/compose.ts';
import { forgetAccountStatements } from '../../../api/jobs/forget-account.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { countWaiting, findWaiting, readOldestWaiting, readQueue } from '../../../api/moderation/store.ts';
import { on } from '../../../api/platform/http/handler.ts';
import { outboxStatement } from '../../../api/platform/db/outbox.ts';
import { doneStatement } from '../../../api/platform/db/outbox-store.ts';
import type { Subject } from '../../../api/platform/subject/subject.ts';
import { subjects } from '../../../api/subjects.ts';
import { dataText } from '../../../api/user/my-data.ts';
import { defaultCaseAct } from '../../../contract/decision/fields.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { getCountries } from '../../../contract/lookup/calls.ts';
import { clock, testEnv } from '../../support/api/api-client.ts';
import { database, member } from '../../support/api/api-fixtures.ts';
import { migratedIn } from '../../support/api/migrated-tables.ts';
import { subjectFaultsOf } from '../../support/api/subject-faults.ts';
import { firstRow, runSql } from '../../support/api/database.ts';

/** An existing kind and call of the contract take the place of those that a new subject would add. */
const kind = 'freight' as 'contact';
const freight: Subject = {
  name: 'freight',
  routes: [on(getCountries, async () => new Response('by freight'))],
  tables: { freight: {} },
  jobs: [
    {
      name: 'freightArrives',
      after: ['boosts'],
      statements: (db, now) => db.prepare('UPDATE freight SET arrived_at=?1 WHERE arrived_at IS NULL').bind(now),
    },
  ],
  retention: { hour: [(db, now) => db.prepare('DELETE FROM freight WHERE created_at<?1').bind(now - dayMs)] },
  personalData: {
    exported: [
      {
        name: 'freight',
        of: 'person',
        from: 'freight f WHERE f.user_id=?1',
        columns: 'f.name, f.arrived_at AS arrivedAt',
        cursor: 'f.seq',
      },
    ],
    forgetPeople: [(db, userId) => db.prepare('DELETE FROM freight WHERE user_id=?1').bind(userId)],
  },
  moderation: [
    {
      kind,
      id: 'f.id',
      title: 'f.name',
      subtitle: "''",
      country: "''",
      language: 'NULL',
      sentAt: 'f.created_at',
      from: 'freight f',
      where: 'f.handled_at IS NULL',
      order: 'f.seq',
      waiting: 'freight WHERE handled_at IS NULL',
      known: 'freight WHERE id = ?1',
      accounts: ['f.user_id'],
      decide: (db, { id, now }) => [db.prepare('UPDATE freight SET handled_at=?2 WHERE id=?1').bind(id, now)],
    },
  ],
  deliveries: {
    freight_notice: {
      async deliver(_, db, row, now) {
        await db.batch([
          db.prepare('UPDATE freight SET notified_at=?2 WHERE id=?1').bind(row.payload.slice(7, -2), now),
          doneStatement(db, row.id, now),
        ]);
      },
      attemptsMax: 1,
    },
  },
};
const list = [...subjects, freight];
const jobs = jobsOf(list);

beforeAll(async () => {
  await env.DB.exec(
    'CREATE TABLE freight(seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL REFERENCES users(id), name TEXT NOT NULL, version INTEGER NOT NULL DEFAULT 1, created_at INTEGER NOT NULL, arrived_at INTEGER, handled_at INTEGER, notified_at INTEGER)',
  );
});

async function carried(name: string): Promise<{ id: string; user: Awaited<ReturnType<typeof member>> }> {
  const user = await member();
  await runSql('INSERT INTO freight(id, user_id, name, created_at) VALUES(?1,?2,?1,?3)', name, user.id, clock.now());
  return { id: name, user };
}
const rowOf = (id: string) => firstRow<Record<string, number>>('SELECT * FROM freight WHERE id=?1', id);

test('the calls of the new subject are answered', async () => {
  const app = createApp(clock, undefined, undefined, list);
  const answer = await app.fetch(new Request(`http://localhost:8787${pathOf(getCountries)}`), testEnv, createExecutionContext());
  expect(await answer.text()).toBe('by freight');
});

test('a scheduled run does its job, delivers its messages, and deletes its rows after their retention time', async () => {
  const { id } = await carried('rope');
  await database().batch([outboxStatement(database(), `told:${id}`, { topic: 'freight_notice', payload: { id } }, clock.now())]);
  await runScheduled(testEnv, clock, list);
  expect(await rowOf(id)).toMatchObject({ arrived_at: clock.now(), notified_at: clock.now() });
  clock.advance(dayMs + hourMs - (clock.now() % hourMs));
  await runScheduled(testEnv, clock, list);
  expect(await rowOf(id)).toBeNull();
});

test('data export contains its rows, and account deletion deletes them', async () => {
  const { id, user } = await carried('sisal');
  let text = '';
  const work = { env: testEnv, db: database(), clock };
  const caller = { userId: user.id, masterUserId: user.id, isMainUser: true, sessionId: '' };
  for await (const part of dataText(caller, work, jobs.exported)) text += part;
  expect((JSON.parse(text) as { data: object }).data).toMatchObject({
    freight: { count: 1, items: [{ name: 'sisal', arrivedAt: null }], isComplete: true },
  });
  await database().batch(forgetAccountStatements(database(), user.id, clock.now(), undefined, list));
  expect(await rowOf(id)).toBeNull();
});

test('the console counts, lists and decides on its items', async () => {
  const { id } = await carried('jute');
  const queue = jobs.queues[kind];
  const asked = { userId: '', masterUserId: '', now: clock.now() };
  expect((await countWaiting(database(), jobs.queues))[kind]).toBe(1);
  expect((await readOldestWaiting(database(), jobs.queues))[kind]).toBe(clock.now());
  expect((await readQueue(database(), queue, 1, {}, asked)).map(({ title }) => title)).toEqual(['jute']);
  const verdict = {
    id,
    version: 1,
    now: clock.now(),
    isApproved: true,
    reason: '',
    act: defaultCaseAct,
    pictures: [],
    decidedBy: '',
    unfounded: [],
  };
  await database().batch(await queue.decide(database(), verdict, { env: testEnv, db: database(), clock }, null));
  expect(await findWaiting(database(), queue, id, clock.now())).toBeNull();
});

test('a missing declaration about its table is reported', async () => {
  const tables = new Map(await migratedIn(env.DB));
  const faults = (subject: Subject, rest = subjects) =>
    subjectFaultsOf([...rest, subject], tables).filter((fault) => fault.includes('freight'));
  const { retention: _retention, personalData: _personal, ...bare } = freight;
  expect(faults(freight)).toEqual([]);
  expect(faults({ ...freight, tables: {} })).toEqual(['freight has no owner']);
  expect(faults(freight, [...subjects, { name: 'ship', tables: { freight: { stays: 'it does' } } }])).toContain(
    'freight: freight has another owner, too',
  );
  expect(faults(bare)).toEqual([
    'freight: freight has no retention, and no reason why it stays',
    'freight: freight tells of an account and is not exported, without a reason',
    'freight: freight tells of an account and is not forgotten, without a reason',
  ]);
  const reasons = { stays: 'kept', notExported: 'a secret', notForgotten: 'needed' };
  expect(faults({ ...bare, tables: { freight: reasons } })).toEqual([]);
  expect(faults({ ...freight, tables: { freight: { stays: 'kept' } } })).toEqual([
    'freight: freight has a reason (stays) that nothing asks for',
  ]);
});
