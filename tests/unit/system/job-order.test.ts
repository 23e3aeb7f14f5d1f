import { expect, test } from 'vitest';
import { inOrder } from '../../../api/jobs/order.ts';

const orderOf = (...jobs: [name: string, ...after: string[]][]): string =>
  inOrder(jobs.map(([name, ...after]) => ({ name, after })))
    .map(({ name }) => name)
    .join(' ');

test('a job runs after those it names, in whatever order they are listed; others keep their order', () => {
  expect(orderOf(['a'], ['b', 'd'], ['c'], ['d', 'e'], ['e'])).toBe('a e d b c');
  expect(orderOf(['c'], ['b'], ['a'])).toBe('c b a');
});

test('a cycle of jobs is reported', () => {
  expect(() => orderOf(['a', 'c'], ['b', 'a'], ['c', 'b'])).toThrow('jobs wait for each other: a → c → b → a');
});

test('an unknown job is reported', () => {
  expect(() => orderOf(['a', 'b'])).toThrow('a comes after b, which is no job');
});
