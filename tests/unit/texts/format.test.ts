import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readerOf } from '../../../bank/texts.ts';
import { formatAge, formatDate, formatMoney, formatNumber, formatRange, formatWait } from '../../../src/i18n/format.ts';
import { languages } from '../../../contract/text/languages.ts';

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F\u200F]/g, ' ').trim();

/** Formatters are cached: each is used twice and in turn with others. */
describe('numbers and times', () => {
  it.each([1, 2])('follow the reader’s locale, time %d', () => {
    expect(languages.map((language) => plain(formatNumber(1234567, language)))).toEqual([
      '1,234,567',
      '1.234.567',
      '1 234 567',
      '١٬٢٣٤٬٥٦٧',
    ]);
    expect(languages.map((language) => plain(formatDate('2026-11-03T23:30:00Z', language)))).toEqual([
      'November 3, 2026',
      '3 Kasım 2026',
      '3 ноября 2026 г.',
      '٣ نوفمبر ٢٠٢٦',
    ]);
  });

  it('name the end of a wait, in Arabic too', () => {
    expect(languages.map((language) => plain(formatWait(2 * 3600, language)))).toEqual([
      'in 2 hours',
      '2 saat sonra',
      'через 2 часа',
      'بعد ساعتين',
    ]);
    expect([30, 300].map((seconds) => formatWait(seconds, 'ar'))).toEqual(['بعد ٣٠ ثانية', 'بعد ٥ دقائق']);
  });

  it('write a range in the reader’s digits, from left to right', () => {
    expect(formatRange('51-100', 'en')).toBe('\u206651–100\u2069');
    expect(['51-100', '250+'].map((range) => formatRange(range, 'ar'))).toEqual(['\u2066٥١–١٠٠\u2069', '\u2066٢٥٠+\u2069']);
  });

  it.each([1, 2])('keep currencies separate, time %d', () => {
    expect(['USD', 'EUR', 'TRY'].map((currency) => plain(formatMoney('12.5', currency, 'en')))).toEqual(['$12.50', '€12.50', 'TRY 12.50']);
    expect(plain(formatMoney('49', 'USD', 'en'))).toBe('$49');
    expect(plain(formatMoney('49', 'USD', 'tr'))).toBe('$49');
  });

  it('have the amount before the currency, also where the currency has the other direction', () => {
    // The isolates keep the sign of `US$` behind its letters: without them an Arabic page shows `$US ١٩٠`.
    expect(plain(formatMoney('190', 'USD', 'ar'))).toBe('١٩٠ \u2068US$\u2069');
    expect(plain(formatMoney('7900', 'TRY', 'ar'))).toBe('٧٬٩٠٠ \u2068TRY\u2069');
    const callbackUrl = 'https://kervan.example/back?language=ar';
    expect(plain(readerOf({ callbackUrl, locale: 'en', paidPrice: 190, currency: 'USD' }).amount)).toBe('١٩٠٫٠٠ \u2068US$\u2069');
    for (const language of ['en', 'tr', 'ru'] as const) expect(formatMoney('190', 'USD', language)).not.toMatch(/[\u2066-\u2069]/);
  });

  it('show the age in minutes, hours, then as a date', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(formatAge('2026-11-21T11:59:50Z', 'en', now)).toBe('1 minute ago');
    expect(formatAge('2026-11-21T11:01:00Z', 'en', now)).toBe('59 minutes ago');
    expect(formatAge('2026-11-20T12:00:01Z', 'en', now)).toBe('23 hours ago');
    expect(formatAge('2026-11-20T12:00:00Z', 'en', now)).toBe('24 hours ago');
    expect(formatAge('2026-11-20T11:59:59Z', 'en', now)).toBe('November 20, 2026');
    expect(formatAge('2026-11-21T09:00:00Z', 'tr', now)).toBe('3 saat önce');
  });
});

it('a Russian date ends with the full stop of its abbreviation, so that no text adds another one', () => {
  expect(formatDate('2026-11-26', 'ru')).toMatch(/г\.$/);
  const folder = join(import.meta.dirname, '../../../locales/ru');
  const doubled = readdirSync(folder).flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/[^"]*\{\{date\}\}\.[^"]*/g),
  ]);
  expect(doubled.map(([text]) => text)).toEqual([]);
});
