/** The operator gets a mail about a condition that needs a person: at its beginning, again after a while, and once at its end. */
import { env } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jobsOf } from '../../../api/jobs/compose.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { subjects } from '../../../api/subjects.ts';
import { mailStatement } from '../../../api/mail/mail.ts';
import { addContactUs } from '../../../contract/content/calls.ts';
import { alarmPauseMs, dayMs, hourMs, minuteMs } from '../../../contract/limits.ts';
import { decide } from '../../../contract/moderation/calls.ts';
import { outboxGivenUpMax } from '../../../api/system/alarm-kinds.ts';
import { checkAlarms } from '../../../api/system/alarms.ts';
import { clock, data, testEnv } from '../../support/api/api-client.ts';
import { database, member, moderator } from '../../support/api/api-fixtures.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

const { queues } = jobsOf(subjects);

/** Nothing is wrong, and no alarm was sent. */
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare('UPDATE outbox SET done_at=?1 WHERE done_at IS NULL AND dead_at IS NULL').bind(clock.now()),
    env.DB.prepare('UPDATE contact_message SET handled_at=?1 WHERE handled_at IS NULL').bind(clock.now()),
    env.DB.prepare('DELETE FROM alarm'),
    env.DB.prepare("DELETE FROM outbox WHERE dedupe_key LIKE 'alarm%'"),
    env.DB.prepare('DELETE FROM sent_mail'),
  ]);
  clock.advance(2 * hourMs);
});
afterEach(() => vi.restoreAllMocks());

const operator = testEnv.OPERATOR_MAIL;
const scheduledRun = () => runScheduled(testEnv, clock);
/** Subjects of the alarms so far, the first one first. */
const alarmSubjects = async (): Promise<string[]> =>
  (await mailsTo(operator))
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('Contact form'))
    .reverse();
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

const queue = 'Something has been waiting for the moderators for more than a day.';
const outbox = 'Emails or other deliveries are stuck.';
const payment = 'A payment or refund has not been completed.';

const write = () => data(addContactUs, { body: { name: 'Mira', email: 'mira@example.test', message: 'Which ports do you know?' } });
async function answerAll(): Promise<void> {
  const { token } = await moderator();
  const results = await allRows<{
    id: string;
    version: number;
  }>('SELECT id, version FROM contact_message WHERE handled_at IS NULL');
  for (const { id, version } of results) await data(decide, { token, body: { kind: 'contact', id, version, approve: true } as never });
}

test('items that wait for moderators longer than a day cause an alarm once, again after six hours, and once at the end', async () => {
  quiet();
  await write();
  clock.advance(dayMs);
  await scheduledRun();
  expect(await alarmSubjects()).toEqual([]);
  clock.advance(minuteMs);
  await scheduledRun();
  expect(await alarmSubjects()).toEqual([`Alarm: ${queue}`]);
  const [mail] = await mailsTo(operator);
  expect(mail?.text).toContain('Since 2026-05-04 11:00 UTC.');
  expect(mail?.text).toContain('/moderation?section=system');
  for (let minutes = 0; minutes < 5; minutes += 1) {
    clock.advance(minuteMs);
    await scheduledRun();
  }
  expect(await alarmSubjects()).toHaveLength(1);
  clock.advance(alarmPauseMs - 5 * minuteMs - 1);
  await scheduledRun();
  expect(await alarmSubjects()).toHaveLength(1);
  clock.advance(1);
  await scheduledRun();
  expect(await alarmSubjects()).toEqual([`Alarm: ${queue}`, `Alarm: ${queue}`]);
  await answerAll();
  clock.advance(minuteMs);
  await scheduledRun();
  await scheduledRun();
  expect(await alarmSubjects()).toEqual([`Alarm: ${queue}`, `Alarm: ${queue}`, `Ended: ${queue}`]);
  expect((await mailsTo(operator))[0]?.text).toContain('It lasted from 2026-05-05 11:01 UTC to 2026-05-05 17:02 UTC.');
});

test('a condition that comes and goes within the window causes one alarm, and another when it lasts beyond it', async () => {
  quiet();
  const stuck = async () => {
    await database().batch([
      mailStatement(
        database(),
        crypto.randomUUID(),
        { to: 'a@b.test', language: 'EN', template: 'contact', values: {} },
        clock.now() - hourMs,
      ),
    ]);
    await checkAlarms(testEnv, database(), queues, clock.now());
  };
  const flowing = async () => {
    await scheduledRun();
    await scheduledRun();
  };
  await stuck();
  await flowing();
  expect((await alarmSubjects()).sort()).toEqual([`Alarm: ${outbox}`, `Ended: ${outbox}`].sort());
  clock.advance(hourMs);
  await stuck();
  await flowing();
  expect(await alarmSubjects()).toHaveLength(2);
  clock.advance(alarmPauseMs);
  await stuck();
  await stuck();
  await flowing();
  expect((await alarmSubjects()).slice(2).sort()).toEqual([`Alarm: ${outbox}`, `Ended: ${outbox}`].sort());
});

test('two concurrent checks send one mail', async () => {
  quiet();
  await write();
  await runSql('UPDATE contact_message SET created_at=?1 WHERE handled_at IS NULL', clock.now() - 2 * dayMs);
  await Promise.all([1, 2, 3].map(() => checkAlarms(testEnv, database(), queues, clock.now())));
  const waiting = await firstValue("SELECT COUNT(*) AS n FROM outbox WHERE dedupe_key LIKE 'alarm:queue:%' AND done_at IS NULL");
  expect(waiting).toBe(1);
});

test('endlessly retried or often given up deliveries count as stuck; one wrong address does not', async () => {
  quiet();
  const state = async (): Promise<number> => {
    await checkAlarms(testEnv, database(), queues, clock.now());
    return (await firstValue<number>("SELECT COUNT(began_at) AS n FROM alarm WHERE kind='outbox'")) ?? 0;
  };
  const put = (count: number) =>
    database().batch(
      Array.from({ length: count }, () =>
        mailStatement(
          database(),
          crypto.randomUUID(),
          { to: 'a@b.test', language: 'EN', template: 'contact', values: {} },
          clock.now(),
          clock.now() + hourMs,
        ),
      ),
    );
  const mine = "next_at>?1 AND topic='mail' AND done_at IS NULL";
  await put(outboxGivenUpMax);
  expect(await state()).toBe(0);
  await runSql(`UPDATE outbox SET attempts=8 WHERE ${mine}`, clock.now());
  expect(await state()).toBe(0);
  // A single mail may have a wrong address, but not all of them; other deliveries have none.
  await runSql(`UPDATE outbox SET attempts=9 WHERE id=(SELECT id FROM outbox WHERE ${mine} LIMIT 1)`, clock.now());
  expect(await state()).toBe(0);
  await runSql(`UPDATE outbox SET attempts=9 WHERE ${mine}`, clock.now());
  expect(await state()).toBe(1);
  await runSql(`UPDATE outbox SET attempts=8 WHERE ${mine}`, clock.now());
  await runSql(`UPDATE outbox SET attempts=9, topic='room_message' WHERE id=(SELECT id FROM outbox WHERE ${mine} LIMIT 1)`, clock.now());
  expect(await state()).toBe(1);
  await runSql("UPDATE outbox SET topic='mail' WHERE attempts=9");
  await runSql(
    `UPDATE outbox SET attempts=8, dead_at=?2 WHERE ${mine} AND id<>(SELECT MAX(id) FROM outbox WHERE ${mine})`,
    clock.now(),
    clock.now(),
  );
  await runSql('UPDATE outbox SET attempts=1 WHERE attempts>8');
  expect(await state()).toBe(0);
  await runSql(`UPDATE outbox SET dead_at=?2 WHERE ${mine} AND dead_at IS NULL`, clock.now(), clock.now());
  expect(await state()).toBe(1);
  await runSql('UPDATE outbox SET done_at=?1 WHERE dead_at IS NULL', clock.now());
  clock.advance(hourMs);
  expect(await state()).toBe(0);
});

test('a payment without a result causes an alarm', async () => {
  quiet();
  const { id } = await member();
  await runSql(
    `INSERT INTO payment_order(id, master_user_id, actor_user_id, item_type, item_id, amount, currency, credits, provider, callback_secret_hash, client_key, created_at, expires_at, updated_at)
     VALUES('${'a'.repeat(24)}', ?1, ?1, 'credit', 'x', 100, 'TRY', 1, 'iyzico', 'h', 'k', ?2, ?3, ?2)`,
    id,
    clock.now(),
    clock.now() + 10 * minuteMs,
  );
  await scheduledRun();
  clock.advance(70 * minuteMs);
  await runSql('UPDATE outbox SET done_at=?1 WHERE done_at IS NULL', clock.now());
  await scheduledRun();
  expect(await alarmSubjects()).toEqual([]);
  clock.advance(1);
  await scheduledRun();
  expect(await alarmSubjects()).toEqual([`Alarm: ${payment}`]);
  await runSql("UPDATE payment_order SET state='expired', status=0 WHERE provider='iyzico'");
  await scheduledRun();
  await scheduledRun();
  expect(await alarmSubjects()).toEqual([`Alarm: ${payment}`, `Ended: ${payment}`]);
});

test('without an address an alarm is only logged', async () => {
  const log = quiet();
  await write();
  await runSql('UPDATE contact_message SET created_at=?1 WHERE handled_at IS NULL', clock.now() - 2 * dayMs);
  const count = () => firstValue("SELECT COUNT(*) AS n FROM outbox WHERE dedupe_key LIKE 'alarm:%'");
  const before = await count();
  await runSql('UPDATE outbox SET done_at=?1 WHERE done_at IS NULL', clock.now());
  log.mockClear();
  await checkAlarms({ ...testEnv, OPERATOR_MAIL: '' }, database(), queues, clock.now());
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as object)).toEqual([
    expect.objectContaining({ alarm: 'queue', template: 'alarm' }),
  ]);
  expect(await count()).toBe(before);
});
