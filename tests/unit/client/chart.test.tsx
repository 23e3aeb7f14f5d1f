/** A chart is navigated by keys in the direction of the page and marks missing data; a card shows the same figures as a table. */
import { describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { waitText } from '../../../src/account/shared/analytics/names.ts';
import { chosenOf, periodOf } from '../../../src/account/shared/analytics/period.ts';
import { changeOf, stepAfter, stepAt, topOf } from '../../../src/account/shared/analytics/scale.ts';

stubBrowser();
vi.stubGlobal('location', { href: 'http://kervan.test/', assign: () => undefined, pathname: '/' });
const { draw } = await import('../../support/browser/screen.tsx');
const { SeriesCard } = await import('../../../src/account/shared/analytics/SeriesCard.tsx');

const points = ['2026-05-01', '2026-05-02', '2026-05-03'].map((day) => ({ from: day, to: day }));
const series = { part: '', countedFrom: '2026-05-02', values: [null, 0, 7], total: 7, before: null };

describe('a card', () => {
  const html = draw(<SeriesCard name="Visits" points={points} series={series} />);
  const count = (pattern: RegExp): number => html.match(pattern)?.length ?? 0;

  test('draws no bar for a day without data, unlike for a day with zero', () => {
    expect([count(/class="chart__unknown"/g), count(/class="chart__bar"/g)]).toEqual([1, 2]);
    expect(html).toContain('analytics.note.since');
    expect(html).toContain('analytics.note.noBefore');
  });

  test('has each figure in its table, and starts at its last step', () => {
    const cells = [...html.matchAll(/<td class="number">(.*?)<\/td>/g)].map(([, text]) => text);
    expect(cells).toEqual(['analytics.note.unknown', '0', '7']);
    expect(html).toMatch(/role="slider" tabindex="0"[^>]* aria-valuenow="3" aria-valuetext="[^"]*: 7"/i);
  });

  test('shows amounts in their currency', () => {
    const money = draw(<SeriesCard name="Revenue" points={points} series={{ ...series, part: 'USD', total: 123_450, before: 100_000 }} />);
    expect(money).toContain('$1,234.50');
    expect(money).toContain('analytics.note.change');
  });

  test('without any data has no chart', () => {
    const html = draw(<SeriesCard name="Visits" points={points} series={{ ...series, values: [null, null, null], total: null }} />);
    expect(html).not.toContain('role="slider"');
  });
});

test.each([
  [[null, 0], 2],
  [[3], 4],
  [[9, 7], 10],
  [[11], 20],
  [[410, 87], 600],
  [[1000], 1000],
])('an axis over %j ends at %i', (values, top) => {
  expect(topOf(values)).toBe(top);
});

test('keys move by steps in the direction of the page, within the chart', () => {
  expect([stepAfter('ArrowRight', 1, 3, false), stepAfter('ArrowRight', 1, 3, true), stepAfter('ArrowLeft', 1, 3, true)]).toEqual([
    2, 0, 2,
  ]);
  expect([
    stepAfter('End', 0, 3, false),
    stepAfter('Home', 2, 3, true),
    stepAfter('ArrowRight', 2, 3, false),
    stepAfter('a', 1, 3, false),
  ]).toEqual([2, 0, 2, null]);
  expect([stepAt(0, 30), stepAt(0.5, 30), stepAt(1, 30), stepAt(-0.1, 30)]).toEqual([0, 15, 29, 0]);
});

test('a change needs a value for comparison', () => {
  expect([changeOf(12, 10), changeOf(0, 10), changeOf(5, 0), changeOf(5, null), changeOf(null, 5)]).toEqual([0.2, -1, null, null, null]);
});

test('the address selects only offered options', () => {
  expect(chosenOf('90', 'month', [7, 30, 90])).toEqual({ days: 90, step: 'month' });
  expect(chosenOf('365', 'day', [7, 30, 90])).toEqual({ days: 30, step: 'day' });
  expect(chosenOf('365', 'day', [7, 30, 90, 365])).toEqual({ days: 365, step: 'week' });
  expect(periodOf({ days: 7, step: 'day' }, Date.UTC(2026, 4, 4, 23, 59))).toEqual({ from: '2026-04-28', to: '2026-05-04', step: 'day' });
});

test('a waiting time is shown in the unit that fits', () => {
  expect([waitText(45, 'en'), waitText(90, 'en'), waitText(2880, 'en'), waitText(4320, 'tr')]).toEqual([
    '45 minutes',
    '1.5 hours',
    '48 hours',
    '3 gün',
  ]);
});
