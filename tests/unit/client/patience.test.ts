import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPatience } from '../../../src/client/patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that ends in time returns its result and is not reported as slow', async () => {
  const onSlow = vi.fn();
  expect(await createPatience(5000).until(Promise.resolve('words'), onSlow)).toBe('words');
  vi.advanceTimersByTime(6000);
  expect(onSlow).not.toHaveBeenCalled();
});

test('slow work is reported once, and its result still reaches the waiting caller', async () => {
  const [onSlow, work] = [vi.fn(), Promise.withResolvers<string>()];
  const answer = createPatience(5000).until(work.promise, onSlow);
  vi.advanceTimersByTime(6000);
  expect(onSlow).toHaveBeenCalledOnce();
  work.resolve('words');
  expect(await answer).toBe('words');
});

test('a caller that stopped waiting, or started again, gets nothing from the earlier work', async () => {
  const patience = createPatience(5000);
  const works = [Promise.withResolvers<string>(), Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const first = patience.until(works[0]!.promise, vi.fn());
  patience.stop();
  const second = patience.until(works[1]!.promise, vi.fn());
  const third = patience.until(works[2]!.promise, vi.fn());
  for (const [index, { resolve }] of works.entries()) resolve(`words ${index}`);
  expect(await Promise.all([first, second, third])).toEqual([undefined, undefined, 'words 2']);
});
