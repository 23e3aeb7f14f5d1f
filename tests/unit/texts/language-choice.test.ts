/** Which language is used (ADR 027). */
import { expect, test } from 'vitest';
import { languageStep, type LanguageState } from '../../../src/client/language.ts';

const state = (change: Partial<LanguageState>): LanguageState => ({
  chosen: null,
  adopted: null,
  sent: null,
  account: 'TR',
  page: 'EN',
  isPrefixed: false,
  ...change,
});

test.each<[string, Partial<LanguageState>, ReturnType<typeof languageStep>]>([
  ['a device without a choice follows the account', {}, 'adopt'],
  ['a device that follows already has nothing to do', { page: 'TR' }, 'none'],
  ['the choice of the device is sent', { chosen: 'AR', page: 'AR' }, 'send'],
  ['once', { chosen: 'AR', page: 'AR', sent: 'AR' }, 'none'],
  ['and again when it changes', { chosen: 'RU', page: 'RU', sent: 'AR' }, 'send'],
  ['the same choice needs no call', { chosen: 'TR', page: 'TR' }, 'agreed'],
  ['what was adopted is no choice: another account is followed, too', { chosen: 'RU', adopted: 'RU', page: 'RU' }, 'adopt'],
  ['a choice after adopting is one', { chosen: 'EN', adopted: 'TR' }, 'send'],
  ['another device chose later: this one keeps its own', { chosen: 'EN', sent: 'EN', account: 'RU' }, 'none'],
  ['an address that names its language is not left', { isPrefixed: true }, 'none'],
  ['a browser that keeps no cookie is not sent round in circles', { adopted: 'TR' }, 'none'],
])('%s', (_, change, step) => {
  expect(languageStep(state(change))).toBe(step);
});
