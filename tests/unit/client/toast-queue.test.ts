import { expect, test } from 'vitest';
import { toastMs, withToast } from '../../../src/client/toasts.ts';
import type { Toast } from '../../../src/ui/dialog/Toasts.tsx';

const toast = (id: string, text = id, tone: Toast['tone'] = 'plain'): Toast => ({
  id,
  text,
  tone,
  duration: 2000,
});

test('the queue holds 20, the oldest leaves first', () => {
  const full = Array.from({ length: 25 }, (_, index) => toast(`t${index}`)).reduce<Toast[]>(withToast, []);
  expect(full).toHaveLength(20);
  expect(full[0]?.id).toBe('t5');
});

test('the same words are shown once, as the newest', () => {
  const queue = [toast('a', 'saved'), toast('b', 'other'), toast('c', 'saved')].reduce<Toast[]>(withToast, []);
  expect(queue.map(({ id }) => id)).toEqual(['b', 'c']);
});

test('the same words with another meaning both stay', () => {
  expect(withToast([toast('a', 'done', 'good')], toast('b', 'done', 'bad'))).toHaveLength(2);
});

test('the public site shows errors and blanks for 4 s and success for 2 s, the business area all for 3.5 s', () => {
  const tones = ['bad', 'plain', 'good'] as const;
  expect(tones.map((tone) => toastMs(tone, 'public'))).toEqual([4000, 4000, 2000]);
  expect(tones.map((tone) => toastMs(tone, 'business'))).toEqual([3500, 3500, 3500]);
});
