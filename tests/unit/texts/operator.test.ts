import { expect, test } from 'vitest';
import { operatorLines } from '../../../contract/site/operator.ts';
import { countryOf } from '../../../contract/wire/country-header.ts';

const operator = { name: 'Kervan A.Ş.', address: 'Quay 4', taxOffice: 'Liman', taxNumber: '123', tradeRegistry: '7-0' };
const lines = (changes: Partial<typeof operator> = {}) =>
  operatorLines({ ...operator, ...changes }, (word, values) => [word, ...Object.values(values).filter((value) => value !== '')].join(' '));

test('the operator has one line for each setting, and none for a missing one', () => {
  expect(lines()).toEqual(['Kervan A.Ş.', 'Quay 4', 'tax Liman 123', 'register 7-0']);
  expect(lines({ taxOffice: '' })).toContain('tax 123');
  expect(lines({ taxNumber: '' })).toContain('tax Liman');
  expect(lines({ taxOffice: '', taxNumber: '', tradeRegistry: '', address: '' })).toEqual(['Kervan A.Ş.']);
});

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
