import { expect, test } from 'vitest';
import { pageNumbers } from '../../../src/ui/Pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 64, [1, 2, 3, 'gap', 64]],
  [4, 64, [1, 2, 3, 4, 5, 'gap', 64]],
  [30, 64, [1, 'gap', 29, 30, 31, 'gap', 64]],
  [64, 64, [1, 'gap', 62, 63, 64]],
])('page %i of %i', (current, last, expected) => {
  expect(pageNumbers(current, last)).toEqual(expected);
});

test('a gap never replaces a single page', () => {
  for (let current = 1; current <= 12; current++) {
    const numbers = pageNumbers(current, 12);
    numbers.forEach((entry, index) => {
      if (entry !== 'gap') return;
      expect((numbers[index + 1] as number) - (numbers[index - 1] as number)).toBeGreaterThan(2);
    });
  }
});
