import { afterEach, expect, test, vi } from 'vitest';
import { isKnownHere, wasKnownHere } from '../../../src/client/browser-translator.ts';

afterEach(() => vi.unstubAllGlobals());

test('the browser’s answer about two languages is cached', async () => {
  const availability = vi.fn<(pair: { sourceLanguage: string }) => Promise<string>>(async ({ sourceLanguage }) =>
    sourceLanguage === 'tr' ? 'downloadable' : 'unavailable',
  );
  vi.stubGlobal('Translator', { availability });
  const turkish = { sourceLanguage: 'tr', targetLanguage: 'en' };
  const arabic = { sourceLanguage: 'ar', targetLanguage: 'en' };
  expect(wasKnownHere(turkish)).toBe(false);
  expect([await isKnownHere(turkish), await isKnownHere(arabic)]).toEqual([true, false]);
  expect([wasKnownHere(turkish), wasKnownHere(arabic), wasKnownHere({ ...turkish, targetLanguage: 'ru' })]).toEqual([true, false, false]);
});

test('a browser without a translator, or without permission, offers none', async () => {
  const russian = { sourceLanguage: 'ru', targetLanguage: 'en' };
  expect(await isKnownHere(russian)).toBe(false);
  vi.stubGlobal('Translator', { availability: () => Promise.reject(new Error('not allowed')) });
  expect(await isKnownHere(russian)).toBe(false);
  expect(wasKnownHere(russian)).toBe(false);
});
