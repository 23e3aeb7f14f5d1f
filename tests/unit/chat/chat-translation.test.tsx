/** Translation in browsers. No model runs here: a fake implements the browsers’ Translator API. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

stubBrowser();
const { draw } = await import('../../support/browser/screen.tsx');
const { PlatformTranslator } = await import('../../../src/account/chat/log/translator-context.ts');
const { Translation } = await import('../../../src/account/chat/log/Translation.tsx');
const { isKnownHere, translateHere } = await import('../../../src/client/browser-translator.ts');

const id = 'c'.repeat(24);
const shown = (text: string, isThere = true): string =>
  draw(
    <PlatformTranslator value={isThere}>
      <Translation chatId={id} id={id} text={text} />
    </PlatformTranslator>,
  );

describe('a message of a chat', () => {
  test('in another language can be translated, where a translator exists', () => {
    expect(shown('Доброе утро, цена хорошая')).toContain('chat.translate.ask');
    expect(shown('Доброе утро, цена хорошая', false)).toBe('');
  });

  test('in the reader’s own language, or without words, cannot', () => {
    for (const text of ['Good morning, the price is fine', '12 × 40 DC', 'Да', '+90 212 555 00 00']) expect(shown(text)).toBe('');
  });
});

describe('the browser’s own translator', () => {
  const pair = { sourceLanguage: 'tr', targetLanguage: 'ar' };
  afterEach(() => vi.unstubAllGlobals());

  test('is requested for the two languages, and translates one text after the other', async () => {
    const destroy = vi.fn();
    const availability = vi.fn(async ({ sourceLanguage }: typeof pair) => (sourceLanguage === 'tr' ? 'downloadable' : 'unavailable'));
    const create = vi.fn(async () => ({ translate: async (text: string) => `ar ${text}`, destroy }));
    vi.stubGlobal('Translator', { availability, create });
    expect([await isKnownHere(pair), await isKnownHere({ ...pair, sourceLanguage: 'ru' })]).toEqual([true, false]);
    expect(availability).toHaveBeenCalledWith(pair);
    expect(await translateHere(pair, ['Halat', 'İki ton'])).toEqual(['ar Halat', 'ar İki ton']);
    expect([create.mock.calls, destroy.mock.calls.length]).toEqual([[[pair]], 1]);
  });

  test('that is missing, refuses or fails is no error', async () => {
    expect([await isKnownHere(pair), await translateHere(pair, ['Halat'])]).toEqual([false, null]);
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    vi.stubGlobal('Translator', { availability: refuse, create: refuse });
    expect([await isKnownHere(pair), await translateHere(pair, ['Halat'])]).toEqual([false, null]);
  });
});
