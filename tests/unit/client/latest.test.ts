import { expect, test } from 'vitest';
import type { RequestCard } from '../../../contract/request/shapes.ts';
import { latestOf } from '../../../src/components/home/latest-of.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const at = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();
const card = (id: string, age: number, boostLeft?: number): RequestCard =>
  ({ id, dtCreatedAt: at(-age), dtBoostExpire: boostLeft === undefined ? null : at(boostLeft) }) as RequestCard;

test('the newest of a list with boosted entries first, with at most one labelled boost', () => {
  const asAnswered = [
    card('b1', 50, 90),
    card('b2', 70, 90),
    card('ending', 60, 3),
    ...[10, 20, 30, 40, 80].map((age) => card(`o${age}`, age)),
  ];
  expect(latestOf(asAnswered, now).map(({ id }) => id)).toEqual(['o10', 'o20', 'o30', 'o40', 'b1']);
  expect(
    latestOf(
      asAnswered.filter(({ id }) => id !== 'o10' && id !== 'o20'),
      now,
    ).map(({ id }) => id),
  ).toEqual(['o30', 'o40', 'b1', 'ending', 'o80']);
});
