/** The messages of an open chat after each event, and which of them are rendered again. */
import { effect } from '@preact/signals-react';
import { describe, expect, test } from 'vitest';
import { chatLog, type ChatLog } from '../../../src/account/chat/log/log.ts';
import { chatMessage as message } from '../../support/data/chat-message.ts';

const sequences = (log: ChatLog): number[] => log.messages().map(({ sequence }) => sequence);

describe('messages of a chat', () => {
  test('are shown once each and in order, in whatever order they arrive', () => {
    const log = chatLog([message(1), message(3)]);
    log.add([message(2), message(3, { text: 'changed' })]);
    expect(log.messages().map(({ sequence, text }) => [sequence, text])).toEqual([
      [1, 'text 1'],
      [2, 'text 2'],
      [3, 'changed'],
    ]);
    expect(log.newest.value).toBe(3);
  });
  test('that are still being sent are requested again and replaced', () => {
    const log = chatLog([message(1)]);
    log.add([message(2, { _id: '' })]);
    expect(log.lastSequence()).toBe(1);
    log.add([message(2)]);
    expect(log.messages().map(({ _id }) => _id)).toEqual(['m1', 'm2']);
  });
  test('are marked as read up to a sequence, own ones only, and as deleted one by one', () => {
    const log = chatLog([message(1), message(2, { companyId: 'other' }), message(3)]);
    log.markRead('own', 2);
    expect(log.messages().map(({ isRead }) => isRead)).toEqual([true, false, false]);
    log.markDeleted('m2');
    expect(log.messages().map(({ isActive, text }) => [isActive, text])).toEqual([
      [true, 'text 1'],
      [false, ''],
      [true, 'text 3'],
    ]);
  });
  test('are grouped by the days of the reader', () => {
    const log = chatLog([message(1), message(2), message(3, { dtCreatedAt: '2026-11-22T12:00:00Z' })]);
    expect(log.days.value.map((day) => day.entries.length)).toEqual([2, 1]);
  });
  test('before a gap are removed when the chat is read again; messages that arrived meanwhile are kept', () => {
    const log = chatLog([message(1), message(2)]);
    log.add([message(50)]);
    log.renew([message(40), message(41)]);
    expect(sequences(log)).toEqual([40, 41, 50]);
    log.renew([]);
    expect(sequences(log)).toEqual([40, 41, 50]);
  });
  test('before the page that is read again are kept if there is no gap between them', () => {
    const log = chatLog([message(3), message(4)]);
    log.add([message(1), message(2)]);
    log.renew([message(3), message(4), message(5)]);
    expect(sequences(log)).toEqual([1, 2, 3, 4, 5]);
    log.renew([message(6), message(7)]);
    expect(sequences(log)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    log.renew([message(9)]);
    expect(sequences(log)).toEqual([9]);
  });
  test('that are read, deleted or delivered stay so after an older answer arrives late', () => {
    const log = chatLog([message(1), message(2), message(3)]);
    log.markRead('own', 1);
    log.markDeleted('m2');
    log.renew([message(1), message(2), message(3, { _id: '' })]);
    expect(log.messages()).toEqual([message(1, { isRead: true }), message(2, { isActive: false, text: '' }), message(3)]);
  });
});

describe('rendered again', () => {
  /** Follows a log as the page does: the list, and each message separately. @returns what was rendered since the last query */
  function follow(log: ChatLog): () => (number | 'list')[] {
    let shown: (number | 'list')[] = [];
    const followed = new Set<unknown>();
    effect(() => {
      shown.push('list');
      for (const { entries } of log.days.value)
        for (const entry of entries) {
          if (followed.has(entry)) continue;
          followed.add(entry);
          // Outside of the effect for the list, because each bubble follows its own message.
          queueMicrotask(() => effect(() => void shown.push(entry.message.value.sequence)));
        }
    });
    return () => {
      const seen = shown;
      shown = [];
      return seen;
    };
  }
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const hundred = Array.from({ length: 100 }, (_, index) => message(index + 1));
  const followed = async () => {
    const log = chatLog(hundred);
    const seen = follow(log);
    await settled();
    expect(seen()).toHaveLength(101);
    return { log, seen };
  };

  test('is the new message alone, with the list', async () => {
    const { log, seen } = await followed();
    log.add([message(101)]);
    await settled();
    expect(seen()).toEqual(['list', 101]);
  });
  test('is what was read, without the list, and nothing if it was known', async () => {
    const { log, seen } = await followed();
    log.markRead('own', 98);
    seen();
    log.markRead('own', 99);
    expect(seen()).toEqual([99]);
    log.markRead('own', 99);
    expect(seen()).toEqual([]);
  });
  test('is the deleted message', async () => {
    const { log, seen } = await followed();
    log.markDeleted('m40');
    expect(seen()).toEqual([40]);
  });
  test('is nothing when the chat is read again without a change', async () => {
    const { log, seen } = await followed();
    log.renew(hundred.map((each) => ({ ...each })));
    log.add([message(100)]);
    expect(seen()).toEqual([]);
  });
});
