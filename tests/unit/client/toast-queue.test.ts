import { expect, test } from 'vitest';
import { toastMs, withToast } from '../../../src/client/toasts.ts';
import type { Toast } from '../../../src/ui/dialog/Toasts.tsx';

const toast = (id: string, text = id, tone: Toast['tone'] = 'plain'): Toast => ({
  id,
  text,
  tone,
  duration: 2000,
});

test('the queue holds 20, and drops the oldest', () => {
  const full = Array.from({ length: 25 }, (_, index) => toast(`t${index}`)).reduce<Toast[]>(withToast, []);
  expect(full).toHaveLength(20);
  expect(full[0]?.id).toBe('t5');
});

test('the same text is shown once, as the newest', () => {
  const queue = [toast('a', 'saved'), toast('b', 'other'), toast('c', 'saved')].reduce<Toast[]>(withToast, []);
  expect(queue.map(({ id }) => id)).toEqual(['b', 'c']);
});

test('the same text with another meaning is shown twice', () => {
  expect(withToast([toast('a', 'done', 'good')], toast('b', 'done', 'bad'))).toHaveLength(2);
});

test('errors and warnings last 4 s and success 2 s on the public site, all 3.5 s in the business area', () => {
  const tones = ['bad', 'plain', 'good'] as const;
  expect(tones.map((tone) => toastMs(tone, 'public'))).toEqual([4000, 4000, 2000]);
  expect(tones.map((tone) => toastMs(tone, 'business'))).toEqual([3500, 3500, 3500]);
});
