import { expect, test } from 'vitest';
import { menuListOf, ownListOf } from '../../../contract/request/address.ts';

test('every kind of request has a list in the main menu, also those without an address of their own', () => {
  expect([1, 2, 3, 4, 'other', undefined].map(menuListOf)).toEqual([
    '/imports',
    '/exports',
    '/requests?type=other',
    '/requests?type=other',
    '/requests?type=other',
    undefined,
  ]);
  expect([3, 'other'].map(ownListOf)).toEqual([undefined, undefined]);
});
