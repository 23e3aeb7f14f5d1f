import { expect, test } from 'vitest';
import { operatorLines } from '../../../contract/site/operator.ts';

const operator = { name: 'Kervan A.Ş.', address: 'Quay 4', taxOffice: 'Liman', taxNumber: '123', tradeRegistry: '7-0' };
const lines = (changes: Partial<typeof operator> = {}) =>
  operatorLines({ ...operator, ...changes }, (word, values) => [word, ...Object.values(values).filter((value) => value !== '')].join(' '));

test('the operator has one line for each setting, and none for a missing one', () => {
  expect(lines()).toEqual(['Kervan A.Ş.', 'Quay 4', 'tax Liman 123', 'register 7-0']);
  expect(lines({ taxOffice: '' })).toContain('tax 123');
  expect(lines({ taxNumber: '' })).toContain('tax Liman');
  expect(lines({ taxOffice: '', taxNumber: '', tradeRegistry: '', address: '' })).toEqual(['Kervan A.Ş.']);
});
