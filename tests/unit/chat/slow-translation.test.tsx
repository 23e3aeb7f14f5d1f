/** A translation that takes longer than five seconds says so, and people can stop waiting: in chats and on public pages. */
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { stored } from '../../support/browser/stored-state.ts';

vi.mock('react', async (original) => (await import('../../support/browser/stored-state.ts')).withStoredState(await original()));

stubBrowser();
const { draw } = await import('../../support/browser/screen.tsx');
const { isKnownHere } = await import('../../../src/client/browser-translator.ts');
const { Translation } = await import('../../../src/account/chat/log/Translation.tsx');

const texts = { ask: 'chat.translate.ask', slow: 'chat.translate.slow', stop: 'chat.translate.stop' };

beforeEach(() => {
  vi.useFakeTimers();
  stored.states = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** All elements of what a component has rendered. */
const elementsOf = (node: ReactNode): ReactElement<{ children?: ReactNode; onClick?: () => void }>[] =>
  Array.isArray(node)
    ? node.flatMap(elementsOf)
    : isValidElement<{ children?: ReactNode; onClick?: () => void }>(node)
      ? [node, ...elementsOf(node.props.children)]
      : [];

test('a message of a chat is reported as slow after five seconds, and a press leaves the original alone', async () => {
  const late = Promise.withResolvers<{ translate: (text: string) => Promise<string> }>();
  vi.stubGlobal('Translator', { availability: async () => 'available', create: () => late.promise });
  await isKnownHere({ sourceLanguage: 'ru', targetLanguage: 'en' });
  let shown: ReactNode;
  function Probe() {
    stored.next = 0;
    shown = Translation({ chatId: 'c', id: 'm', text: 'Доброе утро, цена хорошая' });
    return shown;
  }
  const view = (): string[] => draw(<Probe />).match(/chat\.translate\.\w+/g) ?? [];
  const press = (): void => {
    view();
    elementsOf(shown)
      .find(({ type }) => type === 'button')
      ?.props.onClick?.();
  };
  press();
  vi.advanceTimersByTime(4900);
  expect(view()).toEqual([texts.ask]);
  vi.advanceTimersByTime(100);
  expect(view()).toEqual([texts.stop, texts.slow]);
  press();
  expect(view()).toEqual([texts.ask]);
  // The translation that arrives afterwards is not shown.
  late.resolve({ translate: async () => 'Good morning' });
  await vi.advanceTimersByTimeAsync(0);
  expect(view()).toEqual([texts.ask]);
});

test('a public page reports it after five seconds, and a press leaves the original alone', async () => {
  const label = { textContent: texts.ask };
  const status = { textContent: '' };
  const button = { ariaBusy: null, querySelector: () => label, addEventListener: (_: string, press: () => void) => (click = press) };
  let click = (): void => expect.fail();
  const place = {
    dataset: { translate: 'company/nil', from: 'ru', platform: '', slow: texts.slow, stop: texts.stop },
    querySelector: (name: string) => (name === 'button' ? button : status),
    hidden: true,
  };
  const prose = { textContent: 'Доброе утро', lang: 'ru', dir: 'ltr' };
  vi.stubGlobal('document', {
    documentElement: { lang: 'en', dir: 'ltr' },
    querySelectorAll: () => [place],
    querySelector: () => prose,
  });
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  await import('../../../src/page-scripts/translate.ts');
  await vi.waitFor(() => expect(place.hidden).toBe(false));
  const view = (): string[] => [label.textContent, status.textContent, prose.textContent];
  click();
  vi.advanceTimersByTime(4900);
  expect([...view(), button.ariaBusy]).toEqual([texts.ask, '', 'Доброе утро', 'true']);
  vi.advanceTimersByTime(100);
  expect([...view(), button.ariaBusy]).toEqual([texts.stop, texts.slow, 'Доброе утро', null]);
  click();
  expect(view()).toEqual([texts.ask, '', 'Доброе утро']);
  late.resolve(Response.json({ success: true, code: 'OK', message: '', data: { name: 'Nil', description: 'Good morning' } }));
  await vi.advanceTimersByTimeAsync(0);
  expect(view()).toEqual([texts.ask, '', 'Доброе утро']);
});
