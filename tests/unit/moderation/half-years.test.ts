import { expect, test } from 'vitest';
import { halfOf, isFirstHalf, yearOfHalf } from '../../../contract/transparency/rows.ts';

test('decisions are counted by half-years that begin in January and July', () => {
  const halves = ['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01'].map((day) => halfOf(Date.parse(`${day}T12:00:00Z`)));
  expect(halves).toEqual([4051, 4052, 4052, 4053]);
  expect(halves.map((half) => [yearOfHalf(half), isFirstHalf(half)])).toEqual([
    [2025, false],
    [2026, true],
    [2026, true],
    [2026, false],
  ]);
});
