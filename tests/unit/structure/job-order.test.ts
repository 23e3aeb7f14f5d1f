import { expect, test } from 'vitest';
import { inOrder } from '../../../api/jobs/order.ts';

const orderOf = (...jobs: [name: string, ...after: string[]][]): string =>
  inOrder(jobs.map(([name, ...after]) => ({ name, after })))
    .map(({ name }) => name)
    .join(' ');

test('a job comes after those it names, wherever they are listed; the others stay in their order', () => {
  expect(orderOf(['a'], ['b', 'd'], ['c'], ['d', 'e'], ['e'])).toBe('a e d b c');
  expect(orderOf(['c'], ['b'], ['a'])).toBe('c b a');
});

test('jobs that wait for each other are named', () => {
  expect(() => orderOf(['a', 'c'], ['b', 'a'], ['c', 'b'])).toThrow('jobs wait for each other: a → c → b → a');
});

test('a job that waits for none there is is named', () => {
  expect(() => orderOf(['a', 'b'])).toThrow('a comes after b, which is no job');
});
