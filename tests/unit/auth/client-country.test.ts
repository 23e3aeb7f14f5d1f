import { expect, test } from 'vitest';
import { countryOf } from '../../../contract/wire/internal-headers.ts';

test.each([
  ['TR', 'TR'],
  [null, ''],
  ['XX', ''],
  ['T1', ''],
  ['tr', ''],
  ['TRX', ''],
])('a client from %j is from %j', (named, country) => {
  expect(countryOf(named)).toBe(country);
});
