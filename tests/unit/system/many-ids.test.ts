import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { manyIds } from '../../../contract/wire/wire.ts';

const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];

test.each([
  ['nothing', undefined, []],
  ['an id', one, [one]],
  ['ids with commas', `${one},${two}`, [one, two]],
  ['a list', [one, two], [one, two]],
])('of two ids at most, %s is accepted', (_, sent, ids) => {
  expect(z.safeParse(manyIds(2), sent).data).toEqual(ids);
});

test.each([
  ['three', [one, two, three], 'TOO_MANY'],
  ['three with commas', [one, two, three].join(','), 'TOO_MANY'],
  ['two that are no texts', [1, 2], 'INVALID'],
])('of two ids at most, %s are refused', (_, sent, code) => {
  expect(z.safeParse(manyIds(2), sent).error?.issues.map(({ message }) => message)).toEqual([code]);
});
