import { describe, expect, test } from 'vitest';
import { remainingText, splitRemaining } from '../../../src/account/shared/data/remaining.ts';
import { countdownText } from '../../../src/i18n/countdown.ts';

describe('time left', () => {
  const day = 86_400_000;
  test('is shown in years, months of 30 days, days, hours and minutes', () => {
    expect(splitRemaining(365 * day + 31 * day + 2 * 3_600_000 + 90_000)).toEqual([
      { unit: 'year', count: 1 },
      { unit: 'month', count: 1 },
      { unit: 'day', count: 1 },
      { unit: 'hour', count: 2 },
      { unit: 'minute', count: 1 },
    ]);
    expect(splitRemaining(-5)).toEqual([]);
  });
  test('is never empty and uses the digits of the language', () => {
    expect(remainingText(0, 'en-US')).toBe('0 minutes');
    expect(remainingText(6 * day, 'ar-EG')).toContain('٦');
  });
  test('of a waiting time is counted in seconds', () => {
    expect([120_000, 61_001, 9_000, -1].map((ms) => countdownText(ms, 'en'))).toEqual(['2:00', '1:02', '0:09', '0:00']);
    expect(countdownText(61_001, 'ar')).toBe('١:٠٢');
  });
});
