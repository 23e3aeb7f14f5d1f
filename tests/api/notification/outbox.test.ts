/** What is due is delivered in bounded runs, and nothing holds up the rest: neither a slow service nor a missing queue. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import quoteEndedMails from '../../../api/migrations/202612010532_mails_of_ended_quotes.sql?raw';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import type { MailPayload } from '../../../api/mail/payload.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { outboxStatement } from '../../../api/platform/db/outbox.ts';
import { claimDue, doneStatement } from '../../../api/platform/db/outbox-store.ts';
import type { Env } from '../../../api/platform/env.ts';
import type { Delivery, Subject } from '../../../api/platform/subject/subject.ts';
import { secondMs } from '../../../contract/limits.ts';
import { clock, testEnv } from '../../support/api/api-client.ts';
import { database } from '../../support/api/api-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await runSql('UPDATE outbox SET done_at=1 WHERE done_at IS NULL');
});
afterEach(() => {
  vi.useRealTimers();
});

const put = (topic: string, name: string, payload: object = {}) =>
  database().batch([outboxStatement(database(), `${topic}:${name}`, { topic, payload: { ...payload, name } }, clock.now())]);
const putMail = (name: string) => {
  const values = { name: 'Ayşe', href: '/x' };
  return put('mail', name, { to: `${name}@example.test`, language: 'EN', template: 'password-changed', values } satisfies MailPayload);
};
const countDue = () => firstValue<number>('SELECT COUNT(*) AS n FROM outbox WHERE done_at IS NULL AND next_at<=?1', clock.now());

/** A subject whose deliveries are listed in `delivered` by name. */
function recording(topics: Record<string, Pick<Delivery, 'isSlow'>>, meanwhile?: (subject: Subject) => Promise<void>) {
  const delivered: string[] = [];
  const deliver: Delivery['deliver'] = async (_env, db, { id, payload }, now) => {
    delivered.push((JSON.parse(payload) as { name: string }).name);
    if (delivered.length === 1) await meanwhile?.(subject);
    await doneStatement(db, id, now).run();
  };
  const deliveries = Object.fromEntries(Object.entries(topics).map(([topic, rest]) => [topic, { deliver, attemptsMax: 1, ...rest }]));
  const subject: Subject = { name: 'recording', tables: {}, deliveries };
  return { delivered, subject };
}

test('a row that waited behind a long delivery is delivered once, though another run has it by then', async () => {
  const env = { ...testEnv, OUTBOX_QUEUE: { send: vi.fn<() => Promise<void>>() } } as unknown as Env;
  const { delivered, subject } = recording({ inquiry: {} }, async (self) => {
    clock.advance(70 * secondMs);
    await deliverDue(env, clock, [self]);
  });
  for (const name of ['one', 'two', 'three']) await put('inquiry', name);
  await deliverDue(env, clock, [subject]);
  const counts = Map.groupBy(delivered.slice(1), (name) => name).values();
  expect([...counts].map((of) => of.length)).toEqual([1, 1, 1]);
});

test.each([11, 21])('a mail that the service takes after %i seconds is sent once', async (seconds) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let taken = 0;
  const send = () =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        taken += 1;
        resolve();
      }, seconds * secondMs);
      queueMicrotask(() => vi.advanceTimersByTime(seconds * secondMs));
    });
  const env = { ...testEnv, OUTBOX_QUEUE: { send: async () => undefined }, MAIL: { send } } as unknown as Env;
  const name = `slow-${seconds}`;
  await putMail(name);
  await deliverDue(env, clock);
  await vi.waitFor(async () => expect(await firstValue('SELECT done_at FROM outbox WHERE dedupe_key=?1', `mail:${name}`)).not.toBeNull());
  clock.advance(70 * secondMs);
  await deliverDue(env, clock);
  expect(taken).toBe(1);
});

test('mails without an answer hold up no other delivery, and are sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { delivered, subject } = recording({ inquiry: {}, browser: { isSlow: true } });
  const env = {
    ...testEnv,
    OUTBOX_QUEUE: { send: vi.fn<() => Promise<void>>() },
    MAIL: {
      send: ({ to }: { to: string }) => {
        delivered.push(to);
        queueMicrotask(() => vi.advanceTimersByTime(20 * secondMs));
        return new Promise(() => {});
      },
    },
  } as unknown as Env;
  for (let count = 0; count < 10; count += 1) await putMail(`hung-${count}`);
  clock.advance(1);
  await put('inquiry', 'paid?');
  await put('browser', 'push');
  await deliverDue(env, clock, [subject]);
  expect(delivered.indexOf('paid?')).toBe(0);
  expect(delivered.indexOf('push')).toBeLessThan(5);
  expect(await firstValue("SELECT group_concat(DISTINCT last_error) FROM outbox WHERE done_at IS NULL AND topic='mail'")).toBe(
    'TimeoutError',
  );
});

test('many due rows of one slow topic hold up neither other topics nor another slow one', async () => {
  const { delivered, subject } = recording({ inquiry: {}, browser: { isSlow: true }, watch: { isSlow: true } });
  await runSql(
    `INSERT INTO outbox(id, dedupe_key, topic, payload, next_at, created_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<600)
     SELECT 'due'||i, 'due'||i, 'browser', '{"name":"push"}', ?1, ?1 FROM n`,
    clock.now(),
  );
  clock.advance(1);
  await put('inquiry', 'refunded?');
  await put('watch', 'tick');
  await deliverDue({ ...testEnv, OUTBOX_QUEUE: { send: async () => undefined } } as unknown as Env, clock, [subject]);
  expect([delivered[0], delivered.slice(0, 5).includes('tick')]).toEqual(['refunded?', true]);
  const trips: ReadTrips = [];
  await claimDue(countReads(database(), trips), 5, { inquiry: 0, browser: 1, watch: 1 }, clock.now());
  expect(trips.flat()[0]).toBeLessThan(100);
});

test('a run delivers 60 rows at most, and starts the next one at once if any is left', async () => {
  const later = vi.fn<Env['OUTBOX_QUEUE']['send']>();
  const sent = vi.fn<Env['MAIL']['send']>();
  const env = { ...testEnv, MAIL: { send: sent }, OUTBOX_QUEUE: { send: later } } as unknown as Env;
  for (let count = 0; count < 70; count += 1) await putMail(`many-${count}`);
  await deliverDue(env, clock);
  expect([sent.mock.calls.length, later.mock.calls]).toEqual([60, [[null, { delaySeconds: 0 }]]]);
  await deliverDue(env, clock);
  expect([sent.mock.calls.length, later.mock.calls.length]).toEqual([70, 1]);
  expect(await countDue()).toBe(0);
});

test('a run begins no delivery after 10 seconds', async () => {
  const { delivered, subject } = recording({ inquiry: {} }, async () => clock.advance(20 * secondMs));
  for (let count = 0; count < 10; count += 1) await put('inquiry', `slow-${count}`);
  const later = vi.fn<Env['OUTBOX_QUEUE']['send']>();
  await deliverDue({ ...testEnv, OUTBOX_QUEUE: { send: later } } as unknown as Env, clock, [subject]);
  expect([delivered.length, later.mock.calls.length]).toEqual([1, 1]);
  // What was claimed is due at once, and the attempt that was not made is not counted.
  expect(await countDue()).toBe(9);
  expect(await firstValue('SELECT MAX(attempts) FROM outbox WHERE done_at IS NULL')).toBe(0);
});

test('no mail begins so late in a run that the run ends before the mail is recorded', async () => {
  const sent = vi.fn<Env['MAIL']['send']>();
  const env = { ...testEnv, MAIL: { send: sent }, OUTBOX_QUEUE: { send: async () => undefined } } as unknown as Env;
  const { subject } = recording({ inquiry: {} }, async () => clock.advance(12 * secondMs));
  await put('inquiry', 'slow?');
  await putMail('behind-inquiry');
  await deliverDue(env, clock, [subject]);
  expect(sent).not.toHaveBeenCalled();
  await deliverDue(env, clock, [subject]);
  expect(sent).toHaveBeenCalledOnce();
});

test('a mail of a template that an update has replaced is sent with its text', async () => {
  const sent = vi.fn<Env['MAIL']['send']>();
  const values = { name: 'Ayşe', company: 'Quay', subject: 'Rope', preview: 'The quote was withdrawn.', href: '/messages' };
  await put('mail', 'old', { to: 'old@example.test', language: 'EN', template: 'quote-ended', values });
  await runSql(quoteEndedMails);
  await deliverDue({ ...testEnv, MAIL: { send: sent } } as unknown as Env, clock);
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining('The quote was withdrawn.') }));
});

test('a mail that is refused while the queue is down holds up no other mail', async () => {
  const sent: string[] = [];
  const send = async ({ to }: { to: string }) => {
    if (to.startsWith('bad')) throw new Error('550');
    sent.push(to);
  };
  const OUTBOX_QUEUE = { send: () => Promise.reject(new Error('down')) };
  await putMail('bad');
  for (let count = 0; count < 10; count += 1) await putMail(`good-${count}`);
  await deliverDue({ ...testEnv, MAIL: { send }, OUTBOX_QUEUE } as unknown as Env, clock);
  expect(sent).toHaveLength(10);
});
