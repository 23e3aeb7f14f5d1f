import { describe, expect, test } from 'vitest';
import { hasUnusedParameters } from '../../../src/components/catalogue/list-range.ts';

describe('an address with more filters than the page understood', () => {
  test.each([
    ['', '/imports', false],
    ['country=tr&category=a', '/imports?category=a&country=tr', false],
    ['country=tr&country=de', '/imports?country=de&country=tr', false],
    ['category=a', '/imports', true],
    ['subCategory=b', '/imports?category=a&subCategory=b', true],
    ['page=3', '/imports?page=2', true],
  ])('%j understood as %j: %j', (asked, understood, expected) => {
    expect(hasUnusedParameters(new URLSearchParams(asked), understood)).toBe(expected);
  });
});
