/** The last page of the bank's window closes that window; in the app's frame it offers nothing to close. */
import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { returnPage } from '../../../api/payment/return-page.ts';

async function shown(isFramed: boolean) {
  const html = await (await returnPage('en', 'confirmed')).text();
  const script = /<script>(.*)<\/script>/.exec(html)?.[1] ?? '';
  const later: (() => void)[] = [];
  const clicks: (() => void)[] = [];
  const button = { hidden: false, addEventListener: (_: string, act: () => void) => clicks.push(act) };
  const self: Record<string, unknown> = { close: vi.fn() };
  self['parent'] = isFramed ? {} : self;
  const document = { querySelector: () => button };
  runInContext(script, createContext({ window: self, document, setTimeout: (act: () => void) => later.push(act) }));
  return { button, close: self['close'], clicks, later };
}

test('a window has a button that closes it, and closes itself', async () => {
  const { button, close, clicks, later } = await shown(false);
  for (const act of [...clicks, ...later]) act();
  expect([button.hidden, clicks.length, later.length]).toEqual([false, 1, 1]);
  expect(close).toHaveBeenCalledTimes(2);
});

test('a frame has no button', async () => {
  expect((await shown(true)).button.hidden).toBe(true);
});
