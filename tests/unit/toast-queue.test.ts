import { expect, test } from 'vitest';
import { toastLimit, withToast, type Toast } from '../../src/ui/toast-queue.ts';

const toast = (id: string, text = id, tone: Toast['tone'] = 'plain'): Toast => ({
  id,
  text,
  tone,
  duration: 2000,
});

test('the queue holds 20, the oldest leaves first', () => {
  const full = Array.from({ length: 25 }, (_, index) => toast(`t${index}`)).reduce<Toast[]>(withToast, []);
  expect(full).toHaveLength(20);
  expect(toastLimit).toBe(20);
  expect(full[0]?.id).toBe('t5');
});

test('the same words are shown once, as the newest', () => {
  const queue = [toast('a', 'saved'), toast('b', 'other'), toast('c', 'saved')].reduce<Toast[]>(withToast, []);
  expect(queue.map(({ id }) => id)).toEqual(['b', 'c']);
});

test('the same words with another meaning both stay', () => {
  expect(withToast([toast('a', 'done', 'good')], toast('b', 'done', 'bad'))).toHaveLength(2);
});
