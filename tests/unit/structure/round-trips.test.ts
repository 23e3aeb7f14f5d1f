import { expect, test } from 'vitest';
import { roundTripsBefore } from '../../../scripts/support/checks/round-trips.ts';

test('what overlaps is one trip, what waits for an answer is one more, and what comes later does not count', () => {
  const page = { from: 0, to: 10 };
  const scripts = [12, 13, 14].map((from) => ({ from, to: from + 15 }));
  const session = { from: 31, to: 40 };
  expect(roundTripsBefore([page, ...scripts, session], 41)).toBe(3);
  expect(roundTripsBefore([page, ...scripts, session, { from: 41, to: 50 }], 51)).toBe(4);
  expect(roundTripsBefore([page, ...scripts, session, { from: 41, to: 50 }], 45)).toBe(3);
});
