/** Counters that an isolate collects are sent once a minute under load, and soon after its last request. */
import { expect, test } from 'vitest';
import { createGatherer } from '../../../contract/system/tally.ts';
import { minuteMs, secondMs } from '../../../contract/limits.ts';

/** A gatherer whose waits end when the test says so. */
function gathering() {
  const waits: (() => void)[] = [];
  const begun: Promise<unknown>[] = [];
  let sent = 0;
  const gather = createGatherer(() => new Promise<void>((resolve) => waits.push(resolve)));
  const context = { waitUntil: (work: Promise<unknown>) => void begun.push(work) };
  return {
    waits,
    sent: () => sent,
    /** An entry at a time in seconds. */
    entry: (seconds: number, send: () => Promise<unknown> = async () => (sent += 1)) => gather(context, seconds * secondMs, send),
    /** Ends the wait with this number, and what follows from it. */
    endWait: async (index: number) => {
      waits[index]?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
    settled: () => Promise.allSettled(begun),
  };
}

test('entries are sent after an idle time, once, and only by the last wait', async () => {
  const { entry, waits, endWait, sent } = gathering();
  entry(0);
  entry(4);
  expect(waits).toHaveLength(1);
  entry(5);
  expect(waits).toHaveLength(2);
  await endWait(0);
  expect(sent()).toBe(0);
  await endWait(1);
  expect(sent()).toBe(1);
});

test('the first entry of the next minute sends those of the minute before, without waiting', async () => {
  const { entry, waits, endWait, sent } = gathering();
  const minute = minuteMs / secondMs;
  entry(0);
  entry(minute - 1);
  expect(sent()).toBe(0);
  entry(minute);
  expect(sent()).toBe(1);
  entry(minute + 1);
  expect(sent()).toBe(1);
  await endWait(waits.length - 1);
  expect(sent()).toBe(2);
});

test('after an idle time a new minute has nothing of the last one to send', async () => {
  const { entry, endWait, sent } = gathering();
  entry(0);
  await endWait(0);
  expect(sent()).toBe(1);
  entry(120);
  expect(sent()).toBe(1);
  await endWait(1);
  expect(sent()).toBe(2);
});

test('a failure to send reaches nobody, and does not stop later entries', async () => {
  const { entry, endWait, settled, sent } = gathering();
  entry(0, async () => Promise.reject(new Error('the database is away')));
  await endWait(0);
  expect(await settled()).toEqual([{ status: 'fulfilled', value: undefined }]);
  entry(30);
  await endWait(1);
  expect(sent()).toBe(1);
});
