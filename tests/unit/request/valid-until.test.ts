/** The last day of a request (docs/behaviour.md#request-states), in UTC. */
import { expect, test } from 'vitest';
import { checkValidUntil, publicUntil, validUntilEnd } from '../../../contract/request/rules.ts';
import { dayMs, hourMs, requestPublicMs } from '../../../contract/limits.ts';

const now = Date.UTC(2026, 10, 22, 9);
const dayAfter = (days: number): string => new Date(now + days * dayMs).toISOString().slice(0, 10);

test.each([
  ['none', undefined, null],
  ['yesterday', dayAfter(-1), 'DATE_PAST'],
  ['today', dayAfter(0), null],
  ['sixty days from now', dayAfter(60), null],
  ['the day after', dayAfter(61), 'DATE_TOO_FAR'],
] as const)('%s as last day', (_, day, fault) => {
  expect(checkValidUntil(day, now)).toBe(fault);
});

test('a request is public until the end of its last day, at most for sixty days after its approval', () => {
  expect(validUntilEnd('2026-11-22')).toBe(Date.UTC(2026, 10, 23));
  expect(publicUntil(now)).toBe(now + requestPublicMs);
  expect(publicUntil(now, dayAfter(3))).toBe(Date.UTC(2026, 10, 26));
  expect(publicUntil(now - 58 * dayMs - hourMs, dayAfter(30))).toBe(now + 2 * dayMs - hourMs);
});
